import type { Services } from '#app/services.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { CLOCK } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { EXPIRY_WARNING_DAYS, expiresSoon, isValid } from '#verification/domain/credential.ts'
import { kindForTrail } from '#verification/domain/credential-decisions.ts'
import {
  lockCredential,
  queueCredentialEmail,
  withdrawBadge,
  writeCredential,
} from '#verification/persistence/credential-decisions.server.ts'
import {
  type DueCredential,
  listActingAdmins,
  listExpiredCredentials,
  listUnwarnedCredentials,
} from '#verification/persistence/due-credentials.server.ts'

/** A job: expires accepted credentials whose last day is over and warns 30 days before. Each has a transaction of its own. */
export async function expireCredentials({ db, now: clock }: { db: Db; now: Services['now'] }): Promise<void> {
  const now = clock()
  const today = bogotaDate(now)
  for (const due of await listExpiredCredentials(db, today)) await expire(db, due, now)
  for (const due of await listUnwarnedCredentials(db, addDays(today, EXPIRY_WARNING_DAYS)))
    await warn(db, due, now)
}

/** Another instance may have been first, or a renewal accepted meanwhile: the locked row is read again. */
function expire(db: Db, { id, technicianId }: DueCredential, now: Date): Promise<void> {
  return db.transaction(async tx => {
    const profile = await lockTechnician(tx, technicianId)
    const credential = await lockCredential(tx, technicianId, id)
    if (!profile || credential?.status !== 'accepted' || isValid(credential, bogotaDate(now))) return
    await writeCredential(tx, id, { status: 'expired' })
    const { kind, expiresOn } = credential
    await addToTrail(tx, {
      actorUid: CLOCK,
      act: 'expire-check',
      targetKind: 'technician',
      targetId: technicianId,
      before: { ...kindForTrail(kind), expiresOn },
      after: { ...kindForTrail(kind), expiresOn },
      reason: null,
      at: now,
    })
    const badge = { uid: technicianId, profile, kind, actorUid: CLOCK, reason: null, now }
    const lostBadge = await withdrawBadge(tx, badge)
    for (const admin of [null, ...(await listActingAdmins(tx))])
      await queueCredentialEmail(tx, { credentialId: id, notification: 'expired', lostBadge, admin })
  })
}

function warn(db: Db, { id, technicianId }: DueCredential, now: Date): Promise<void> {
  return db.transaction(async tx => {
    const credential = await lockCredential(tx, technicianId, id)
    if (!credential || credential.warnedAt || !expiresSoon(credential, bogotaDate(now))) return
    await writeCredential(tx, id, { warnedAt: now })
    await queueCredentialEmail(tx, { credentialId: id, notification: 'expiring' })
  })
}
