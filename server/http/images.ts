import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Services } from '#app/services.ts'
import { type ImageFormat, type ImageHost, imageRequestFrom } from '#platform/photos/embedded-host.server.ts'
import { matchesEtag } from '#server/http/etag.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { findPhotoOwner, type PhotoOwner } from '#technicians/persistence/technician-photos.server.ts'

export const IMAGES_FOLDER = '/image/'

/** The photo of somebody who is hidden leaves shared caches within an hour; until then browsers ask nothing. */
const CACHE_CONTROL: Record<Exclude<PhotoAccess, 'none'>, string> = {
  public: 'public, max-age=3600',
  private: 'private, no-cache',
}

type FindAccess = (publicId: string, headers: Headers) => Promise<PhotoAccess>

/** GET /image/upload/…: photos. The content of an address never changes; who may see it does. */
export function serveImages(host: ImageHost, findAccess: FindAccess): MiddlewareHandler {
  return async c => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const requested = imageRequestFrom(c.req.path)
    const access = requested ? await findAccess(requested.publicId, c.req.raw.headers) : 'none'
    if (!requested || access === 'none') return notFound()
    const { publicId, transformation } = requested
    const format = formatFor(c.req)
    const headers = {
      'cache-control': CACHE_CONTROL[access],
      'content-security-policy': IMAGE_POLICY,
      etag: `"${publicId.split('/').at(-1)}-${format}"`,
      vary: access === 'public' ? 'accept' : 'accept, cookie',
    }
    if (matchesEtag(c.req.header('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers })
    const image = await host.find(publicId, transformation, format)
    if (!image) return notFound()
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(image.bytes), {
      headers: {
        ...headers,
        'content-type': image.type,
        'content-length': String(image.bytes.length),
        'content-disposition': 'inline',
      },
    })
  }
}

/** Empty and not the HTML page: only images are served under this path. */
const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

/** A picture that is opened on its own can run and load nothing. */
const IMAGE_POLICY = `default-src 'none'; sandbox`

const FORMATS = ['avif', 'webp'] as const

function formatFor(request: { header(name: string): string | undefined }): ImageFormat {
  const accepted = (request.header('accept') ?? '').toLowerCase().split(',')
  const accepts = (format: string) =>
    accepted.some(each => each.trim().startsWith(`image/${format}`) && !/;\s*q=0(\.0*)?\s*$/.test(each))
  return FORMATS.find(accepts) ?? 'jpeg'
}

/** Everybody may see it; only its owner and administrators may; nobody. */
export type PhotoAccess = 'public' | 'private' | 'none'

const MAX_OWNERS = 20_000
/** As long as kept pages are shown during an outage. */
const TTL_MS = 10 * 60_000

/** Who may see a technician's photo: everybody as long as he is published, otherwise he and administrators. */
export function createPhotoAccess({ db, identity }: Services, listener: PgListener) {
  // Promises: a change while one is pending removes it, so its older answer is not kept.
  const owners = new LRUCache<string, Promise<PhotoOwner | null>>({ max: MAX_OWNERS, ttl: TTL_MS })
  listener.subscribe(topic => {
    if (topic === 'public' || topic === null) owners.clear()
  })

  function findOwner(publicId: string): Promise<PhotoOwner | null> {
    const cached = owners.get(publicId)
    if (cached && listener.isListening()) return cached
    // While the database is away the last answer counts, as it does for kept pages.
    const found = findPhotoOwner(db, publicId).catch(error => cached ?? Promise.reject(error))
    owners.set(publicId, found)
    found.catch(() => owners.peek(publicId) === found && owners.delete(publicId))
    return found
  }

  return async (publicId: string, headers: Headers): Promise<PhotoAccess> => {
    const owner = await findOwner(publicId)
    if (!owner) return 'none'
    if (owner.isPublic) return 'public'
    const found = await identity.findViewer(headers)
    return found && (found.viewer.uid === owner.uid || found.viewer.role === 'admin') ? 'private' : 'none'
  }
}
