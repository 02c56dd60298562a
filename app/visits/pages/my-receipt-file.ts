// The receipt of a visit as a PDF for its client.
import { sendReceiptFile } from '#visits/pages/receipt-request.server.ts'
import type { Route } from './+types/my-receipt-file'

export const loader = (args: Route.LoaderArgs) => sendReceiptFile('client', args)
