// The receipt of a visit as it is printed, mounted once for each side.
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { PageError } from '#platform/ui/frame/page-error.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { requestedReceipt } from '#visits/pages/receipt-request.server.ts'
import { findReceiptDocument } from '#visits/persistence/receipts.server.ts'
import { ReceiptPage } from '#visits/ui/receipt-page.tsx'
import { RECEIPT_TITLE } from '#visits/wording/receipt.ts'
import type { Route } from './+types/receipt'

export async function loader({ context, ...args }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const requested = requestedReceipt(args)
  const document = await findReceiptDocument(db, { ...requested, uid })
  if (!document) throw data(null, 404)
  return { document, side: requested.side, now: now() }
}

export const meta = () => pageMeta(RECEIPT_TITLE)

export default function Receipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
