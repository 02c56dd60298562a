import { bogotaDate } from '#domain/bogota-time.ts'
import type { ProfileTrust } from '#domain/technicians/profile-trust.ts'
import type { PooledDb } from '#persistence/database.server.ts'
import { listShownJobPhotos } from '#persistence/technicians/job-photos.server.ts'
import { findReputation } from '#persistence/technicians/reputation.server.ts'
import { listPublicChecks } from '#persistence/verification/public-checks.server.ts'

/** Valid checks, answer figures and shown job photos of a technician: named statements, at the same time. */
export async function findProfileTrust(db: PooledDb, uid: string, now: Date): Promise<ProfileTrust> {
  const [checks, reputation, jobPhotos] = await Promise.all([
    listPublicChecks(db, uid, bogotaDate(now)),
    findReputation(db, uid, now),
    listShownJobPhotos(db, uid),
  ])
  return { checks, reputation, jobPhotos }
}
