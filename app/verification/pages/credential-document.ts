// A document of a credential, or its thumbnail, for its technician and administrators. Everybody else gets the same 404.
import { servicesContext } from '#app/services.ts'
import { requireReader } from '#guards/guard.server.ts'
import { isDocumentId } from '#verification/domain/credential-submission.ts'
import { findDocumentFor } from '#verification/persistence/documents.server.ts'
import type { Route } from './+types/credential-document'

const HEADERS = {
  'cache-control': 'private, no-store',
  vary: 'cookie',
  'content-security-policy': `default-src 'none'; sandbox`,
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'none',
}

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const viewer = requireReader(context)
  const { db, credentialDocuments } = context.get(servicesContext)
  const document = isDocumentId(id) ? await findDocumentFor(db, id, viewer) : null
  const size = url.searchParams.get('mini') === '1' ? 'thumb' : 'full'
  const bytes = document && (await credentialDocuments.find(document, size))
  if (!bytes) return new Response(null, { status: 404, headers: HEADERS })
  const { type, name } = document
  const disposition = type === 'application/pdf' ? `attachment; filename*=UTF-8''${encoded(name)}` : 'inline'
  return new Response(new Uint8Array(bytes), {
    headers: { ...HEADERS, 'content-type': type, 'content-disposition': disposition },
  })
}

/** RFC 8187: encodeURIComponent leaves some characters that a header parameter may not hold. */
function encoded(name: string): string {
  const pdfName = /\.pdf$/i.test(name) ? name : `${name}.pdf`
  return encodeURIComponent(pdfName).replace(
    /['()*]/g,
    each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
