// The receipt of a visit as a PDF, mounted once for each side.
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { refusalStatus } from '#platform/http/request-form.server.ts'
import { requestedReceipt } from '#visits/pages/receipt-request.server.ts'
import { openReceiptFile } from '#visits/use-cases/receipt-file.server.ts'
import { FINISH_REFUSALS, receiptFileName } from '#visits/wording/receipt.ts'
import type { Route } from './+types/receipt-file'

export async function loader({ context, ...args }: Route.LoaderArgs): Promise<Response> {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const drawn = await openReceiptFile(services, viewer, requestedReceipt(args))
  if (!drawn.ok && drawn.code === 'too-many-requests') {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }
    const refusal = FINISH_REFUSALS[drawn.code]
    return new Response(refusal[1], { status: refusalStatus(refusal), headers })
  }
  if (!drawn.ok) throw data(null, 404)
  const { id, pdf } = drawn.value
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="${receiptFileName(id)}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
    },
  })
}
