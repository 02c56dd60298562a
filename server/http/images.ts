import type { MiddlewareHandler } from 'hono'
import type { ImageFormat, ImageHost } from '#images/embedded-host.server.ts'
import { imageRequestFrom } from '#images/image-request.ts'

/** GET /image/upload/…: photos. The content of an address never changes. */
export function serveImages(host: ImageHost): MiddlewareHandler {
  return async c => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const requested = imageRequestFrom(c.req.path)
    const image =
      requested && (await host.find(requested.publicId, requested.transformation, formatFor(c.req)))
    // An empty 404 and not the HTML page: only images are served under this path.
    if (!image) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(image.bytes), {
      headers: {
        'content-type': image.type,
        'content-length': String(image.bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': IMAGE_POLICY,
        vary: 'accept',
      },
    })
  }
}

/** A picture that is opened on its own can run and load nothing. */
export const IMAGE_POLICY = `default-src 'none'; sandbox`

const FORMATS = ['avif', 'webp'] as const

function formatFor(request: { header(name: string): string | undefined }): ImageFormat {
  const accepted = (request.header('accept') ?? '').toLowerCase().split(',')
  const accepts = (format: string) =>
    accepted.some(each => each.trim().startsWith(`image/${format}`) && !/;\s*q=0(\.0*)?\s*$/.test(each))
  return FORMATS.find(accepts) ?? 'jpeg'
}
