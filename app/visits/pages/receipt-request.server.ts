// The receipt as a page and as a file, for either side of the visit. Nobody else finds it.
import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { refusalStatus } from '#platform/http/request-form.server.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { visitKeyFrom } from '#visits/pages/visit-form.server.ts'
import { findReceiptDocument } from '#visits/persistence/receipts.server.ts'
import { drawReceiptFile } from '#visits/use-cases/receipt-file.server.ts'
import { FINISH_REFUSALS, receiptFileName } from '#visits/wording/receipt.ts'

interface Request {
  readonly params: { readonly key: string }
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

export async function loadReceipt(side: VisitSide, { params, url, context }: Request) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const document = await findReceiptDocument(db, { key, side, uid, number: numberIn(url) })
  if (!document) throw data(null, 404)
  return { document, side, now: now() }
}

export async function sendReceiptFile(side: VisitSide, { params, url, context }: Request): Promise<Response> {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const drawn = await drawReceiptFile(services, viewer, { key, side, number: numberIn(url) })
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

/** The receipt that the address names; null: the newest. One that is no number names none. */
function numberIn(url: URL): number | null {
  const named = url.searchParams.get('numero')
  if (named === null) return null
  if (!/^\d{1,12}$/.test(named)) throw data(null, 404)
  return Number(named)
}
