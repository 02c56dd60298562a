// GET /og/tecnicos/{slug}.png and /og/tecniya.png: the pictures that travel with links. Drawn one at a time, and kept.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ImageHost } from '#images/embedded-host.server.ts'
import { imageRequestFrom } from '#images/image-request.ts'
import { drawSitePicture, drawTechnicianPicture } from '#images/social-picture.server.ts'
import { imageAt } from '#images/transformation.ts'
import type { Db } from '#persistence/database.server.ts'
import { findPublishedTechnician } from '#persistence/technicians/public-profile.server.ts'

const OF_THE_SITE = '/og/tecniya.png'
const OF_A_TECHNICIAN = /^\/og\/tecnicos\/([A-Za-z0-9_-]{1,200})\.png$/
const KEPT_PICTURES = 100
const PORTRAIT_SIZE = { width: 640, height: 640 } as const

interface Picture {
  /** Names its content: another name or rating makes another picture. */
  readonly key: string
  readonly draw: () => Promise<Buffer>
}

export function serveSocialPictures(db: Db, host: ImageHost): MiddlewareHandler {
  const drawnOf = keeper()

  async function find(path: string): Promise<Picture | null> {
    if (path === OF_THE_SITE) return { key: 'site', draw: drawSitePicture }
    const [, slug] = OF_A_TECHNICIAN.exec(path) ?? []
    const technician = slug ? await findPublishedTechnician(db, slug) : null
    if (!technician) return null
    const { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount, fotoURL } = technician
    const subject = { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount }
    return {
      key: createHash('sha256')
        .update(JSON.stringify([subject, fotoURL]))
        .digest('base64url'),
      draw: async () => drawTechnicianPicture(subject, await portraitAt(host, fotoURL)),
    }
  }

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const picture = await find(c.req.path)
    if (!picture) return next()
    const etag = `"${picture.key.slice(0, 22)}"`
    // Asked for again each time: whoever is hidden is not to be seen here either.
    const headers = { etag, 'cache-control': 'public, no-cache', 'content-type': 'image/png' }
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const bytes = await drawnOf(picture)
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.length) },
    })
  }
}

/** Keeps the latest pictures. Drawing is work for a whole core: whoever asks for many waits for each. */
function keeper(): (picture: Picture) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  return ({ key, draw }) => {
    const found = kept.get(key)
    if (found) return found
    const drawn = last.then(draw)
    last = drawn.catch(() => kept.delete(key))
    kept.set(key, drawn)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}

/** Only photos of our own host: the program fetches nothing from elsewhere on somebody's word. */
async function portraitAt(host: ImageHost, fotoURL: string | null): Promise<Buffer | null> {
  const wanted = fotoURL && imageRequestFrom(imageAt(fotoURL, PORTRAIT_SIZE))
  if (!wanted) return null
  return (await host.find(wanted.publicId, PORTRAIT_SIZE, 'webp'))?.bytes ?? null
}
