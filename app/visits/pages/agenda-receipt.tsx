// The receipt of a visit as its technician prints it.

import { PageError } from '#platform/ui/frame/page-error.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { loadReceipt } from '#visits/pages/receipt-request.server.ts'
import { ReceiptPage } from '#visits/ui/receipt-page.tsx'
import { RECEIPT_TITLE } from '#visits/wording/receipt.ts'
import type { Route } from './+types/agenda-receipt'

export const loader = (args: Route.LoaderArgs) => loadReceipt('technician', args)

export const meta = () => pageMeta(RECEIPT_TITLE)

export default function Receipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
