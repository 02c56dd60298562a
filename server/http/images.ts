import type { MiddlewareHandler } from 'hono'
import type { ImageFormat, ImageHost } from '#images/embedded-host.server.ts'
import { imageRequestFrom } from '#images/transformation.ts'

/** GET /image/upload/…: a photo as an image and nothing else; its address never changes its content. */
export function serveImages(host: ImageHost): MiddlewareHandler {
  return async (c, next) => {
    const wanted = imageRequestFrom(c.req.path)
    if (!wanted || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const image = await host.find(
      wanted.publicId,
      wanted.transformation,
      formatFor(c.req.header('accept') ?? ''),
    )
    if (!image) return next()
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

function formatFor(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}
