// The receipt of a visit as a PDF for its technician.
import { sendReceiptFile } from '#visits/pages/receipt-request.server.ts'
import type { Route } from './+types/agenda-receipt-file'

export const loader = (args: Route.LoaderArgs) => sendReceiptFile('technician', args)
