import type { ProfileTrust } from '#catalogue/domain/profile-trust.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { listShownJobPhotos } from '#technicians/persistence/job-photos.server.ts'
import { findReputation } from '#technicians/persistence/reputation.server.ts'
import { listPublicChecks } from '#verification/persistence/public-checks.server.ts'

/** Valid checks, answer figures and shown job photos of a technician: named statements, at the same time. */
export async function findProfileTrust(db: PooledDb, uid: string, now: Date): Promise<ProfileTrust> {
  const [checks, reputation, jobPhotos] = await Promise.all([
    listPublicChecks(db, uid, bogotaDate(now)),
    findReputation(db, uid, now),
    listShownJobPhotos(db, uid),
  ])
  return { checks, reputation, jobPhotos }
}
