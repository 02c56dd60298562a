import type { MiddlewareHandler } from 'hono'
import type { ImageFormat, ImageHost } from '#images/embedded-host.server.ts'
import { imageRequestFrom } from '#images/image-request.ts'

/** GET /image/upload/…: a photo as an image and nothing else; its address never changes its content. */
export function serveImages(host: ImageHost): MiddlewareHandler {
  return async c => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const wanted = imageRequestFrom(c.req.path)
    const image = wanted && (await host.find(wanted.publicId, wanted.transformation, formatFor(c.req)))
    // No page stands in for a missing photo: nothing but images lives here.
    if (!image) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(image.bytes), {
      headers: {
        'content-type': image.type,
        'content-length': String(image.bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        vary: 'accept',
      },
    })
  }
}

const OFFERED = ['avif', 'webp'] as const

function formatFor(request: { header(name: string): string | undefined }): ImageFormat {
  const accepted = (request.header('accept') ?? '').toLowerCase().split(',')
  const takes = (format: string) =>
    accepted.some(each => each.trim().startsWith(`image/${format}`) && !/;\s*q=0(\.0*)?\s*$/.test(each))
  return OFFERED.find(takes) ?? 'jpeg'
}
