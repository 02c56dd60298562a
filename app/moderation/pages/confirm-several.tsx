// The question before an act on several rows that hides somebody: a page, or a dialog over the list (BulkDialog).
import { data, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { bulkRefusal, bulkRowsFrom } from '#moderation/domain/bulk.ts'
import { findBulkConsequences } from '#moderation/persistence/bulk-consequences.server.ts'
import { BulkConfirmation } from '#moderation/ui/bulk-confirmation.tsx'
import { actFromSegment } from '#moderation/wording/moderation.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/confirm-several'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const chosen = url.searchParams.getAll('fila')
  const rows = bulkRowsFrom(chosen)
  if (actFromSegment(params.act) !== 'review' || bulkRefusal(rows)) throw data(null, 404)
  const wanted = returnPathFrom(url.searchParams.get('volver'))
  const returnPath = wanted?.startsWith('/admin') ? wanted : '/admin'
  const consequences = await findBulkConsequences(db, { act: 'review', rows }, now())
  // Done by another administrator meanwhile.
  if (consequences.names.length === 0) throw redirect(returnPath)
  return { consequences, rows: chosen, returnPath }
}

export const meta = () => pageMeta('Confirmar')

export default function ConfirmSeveral({ loaderData }: Route.ComponentProps) {
  return <BulkConfirmation {...loaderData} />
}
