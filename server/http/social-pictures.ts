// GET /og/tecnicos/{slug}.png and /og/tecniya.png: the preview pictures of links.
import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { type ImageHost, imageRequestFrom } from '#platform/photos/embedded-host.server.ts'
import { drawSitePicture, drawTechnicianPicture } from '#platform/photos/social-picture.server.ts'
import { imageAt } from '#platform/photos/transformation.ts'
import { matchesEtag } from '#server/http/etag.ts'

export const SOCIAL_PICTURES_FOLDER = '/og/'
const SITE_PATH = `${SOCIAL_PICTURES_FOLDER}tecniya.png`
const TECHNICIAN_PATH = /^\/og\/tecnicos\/([A-Za-z0-9_-]{1,200})\.png$/
const MAX_CACHED_PICTURES = 100
const PORTRAIT_SIZE = { width: 640, height: 640 } as const

interface Picture {
  /** Hash of what is drawn, so another name or rating is another key. */
  readonly key: string
  readonly draw: () => Promise<Buffer>
}

export function serveSocialPictures(db: Db, host: ImageHost): MiddlewareHandler {
  const cachedPicture = createPictureCache()

  async function find(path: string): Promise<Picture | null> {
    if (path === SITE_PATH) return { key: 'site', draw: drawSitePicture }
    const [, slug] = TECHNICIAN_PATH.exec(path) ?? []
    const technician = slug ? await findPublishedTechnician(db, slug) : null
    if (!technician) return null
    const { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount, fotoURL } = technician
    const subject = { nombre, ciudad, especialidades, verificado, ratingPromedio, resenasCount }
    return {
      key: hash('sha256', JSON.stringify([subject, fotoURL]), 'base64url'),
      draw: async () => drawTechnicianPicture(subject, await portraitAt(host, fotoURL)),
    }
  }

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const picture = await find(c.req.path)
    if (!picture) return next()
    const etag = `"${picture.key.slice(0, 22)}"`
    // Revalidated on every use: the picture of a hidden technician must disappear.
    const headers = { etag, 'cache-control': 'public, no-cache', 'content-type': 'image/png' }
    if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    const bytes = await cachedPicture(picture)
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.length) },
    })
  }
}

/** Drawing occupies a whole core: one picture at a time. */
function createPictureCache(): (picture: Picture) => Promise<Buffer> {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_PICTURES })
  const oneAtATime = pLimit(1)
  return ({ key, draw }) => {
    const cached = pictures.get(key)
    if (cached) return cached
    const drawing = oneAtATime(draw)
    pictures.set(key, drawing)
    drawing.catch(() => pictures.delete(key))
    return drawing
  }
}

/** Only photos of our own host: the server must not fetch URLs that people typed. */
async function portraitAt(host: ImageHost, fotoURL: string | null): Promise<Buffer | null> {
  const requested = fotoURL && imageRequestFrom(imageAt(fotoURL, PORTRAIT_SIZE))
  if (!requested) return null
  return (await host.find(requested.publicId, PORTRAIT_SIZE, 'webp'))?.bytes ?? null
}
