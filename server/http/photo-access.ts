import { LRUCache } from 'lru-cache'
import type { Services } from '#app/services.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { findPhotoOwner, type PhotoOwner } from '#technicians/persistence/technician-photos.server.ts'

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
