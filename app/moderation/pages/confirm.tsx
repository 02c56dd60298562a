// The question before an act that affects somebody: a page, or a dialog over the page of the panel that asks (ModerationDialog).
import { data, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { findConsequences } from '#moderation/persistence/moderation-acts.server.ts'
import { Confirmation, type LoadedConfirmation } from '#moderation/ui/confirmation.tsx'
import { actFromSegment, kindFromSegment } from '#moderation/wording/moderation.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { reasonFrom } from '#platform/domain/trail.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/confirm'

const LISTS = { technician: '/admin', user: '/admin?tab=usuarios' } as const

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<LoadedConfirmation> {
  const { db, now } = context.get(servicesContext)
  const [act, kind] = [actFromSegment(params.act), kindFromSegment(params.kind)]
  const consequences =
    act && (kind === 'technician' || kind === 'user')
      ? await findConsequences(db, { kind, uid: params.uid, act }, now())
      : null
  if (!consequences) throw data(null, 404)
  const wanted = returnPathFrom(url.searchParams.get('volver'))
  const returnPath = wanted?.startsWith('/admin') ? wanted : LISTS[consequences.kind]
  // Done by another administrator meanwhile.
  if (consequences.emailTo === null) throw redirect(returnPath)
  return {
    consequences,
    returnPath,
    reason: reasonFrom(url.searchParams.get('motivo') ?? '') ?? '',
    isReasonMissing: url.searchParams.get('falta') === 'motivo',
  }
}

export const meta = () => pageMeta('Confirmar')

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <Confirmation {...loaderData} />
}
