// GET /og/tecnicos/{slug}.png: the picture that travels with a link. Drawn one at a time and kept for a while.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ImageHost } from '#images/embedded-host.server.ts'
import { drawSocialPicture } from '#images/social-picture.server.ts'
import { imageAt, imageRequestFrom } from '#images/transformation.ts'
import type { Db } from '#persistence/database.server.ts'
import { findPublishedTechnician } from '#persistence/public-profile.server.ts'

const PATH = /^\/og\/tecnicos\/([a-z0-9-]{1,200})\.png$/
const KEPT_PICTURES = 100
const PORTRAIT_SIZE = { width: 640, height: 640 } as const

export function serveSocialPictures(db: Db, host: ImageHost): MiddlewareHandler {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  /** Drawing is work for a whole core: whoever asks for many waits for each. */
  function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawn = last.then(draw)
    last = drawn.catch(() => {})
    return drawn
  }

  return async (c, next) => {
    const [, slug] = PATH.exec(c.req.path) ?? []
    if (!slug || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const technician = await findPublishedTechnician(db, slug)
    if (!technician) return next()
    const { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount, fotoURL } = technician
    const subject = { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount }
    const key = createHash('sha256')
      .update(JSON.stringify([subject, fotoURL]))
      .digest('base64url')
    const etag = `"${key.slice(0, 22)}"`
    const headers = { etag, 'cache-control': 'public, max-age=86400', 'content-type': 'image/png' }
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    let picture = kept.get(key)
    if (!picture) {
      picture = inTurn(async () => drawSocialPicture(subject, await portraitAt(host, fotoURL)))
      kept.set(key, picture)
      picture.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest)
    }
    const bytes = await picture
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.length) },
    })
  }
}

/** Only photos of our own host: the program fetches nothing from elsewhere on somebody's word. */
async function portraitAt(host: ImageHost, fotoURL: string | null): Promise<Buffer | null> {
  const wanted = fotoURL && imageRequestFrom(imageAt(fotoURL, PORTRAIT_SIZE))
  if (!wanted) return null
  return (await host.find(wanted.publicId, PORTRAIT_SIZE, 'webp'))?.bytes ?? null
}
