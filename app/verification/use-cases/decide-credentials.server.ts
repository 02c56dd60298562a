import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import { maskedNumber } from '#verification/domain/credential.ts'
import {
  type CredentialAct,
  type CredentialCorrections,
  type CredentialNotification,
  type CredentialRefusal,
  DECIDED_FROM,
  kindForTrail,
} from '#verification/domain/credential-decisions.ts'
import {
  type LockedCredential,
  lockCredential,
  queueCredentialEmail,
  replaceAcceptedCredential,
  withdrawBadge,
  writeCredential,
} from '#verification/persistence/credential-decisions.server.ts'

export interface CredentialTarget {
  readonly technicianId: string
  readonly credentialId: number
}

interface Command extends CredentialTarget {
  readonly act: CredentialAct
  readonly notification: CredentialNotification
  /** The technician reads it. */
  readonly reason: string | null
}

/** The fields that differ go into the trail. */
type Apply = (
  tx: Db,
  credential: LockedCredential,
  now: Date,
) => Promise<{ before: object; after: object } | undefined>

export type CredentialOutcome = Outcome<void, CredentialRefusal | AdminRefusal>

/**
 * What deciding about a credential shares: one transaction in which the viewer is checked to be an administrator, technician and
 * credential are locked, the credential is still as the form saw it, the decision is written with its trail and e-mail, and the badge
 * falls if it rested on it.
 */
function runCredentialDecision(
  services: Services,
  viewer: Viewer,
  { technicianId, credentialId, act, notification, reason }: Command,
  apply: Apply,
): Promise<CredentialOutcome> {
  return asActingAdmin(services, viewer, { act }, async (tx, now) => {
    const profile = await lockTechnician(tx, technicianId)
    const credential = profile && (await lockCredential(tx, technicianId, credentialId))
    if (!credential) return refused('credential-gone')
    if (profile.deletedAt) return refused('moderation-target-gone')
    if (credential.status !== DECIDED_FROM[act]) return refused('credential-already-decided')

    const changes = await apply(tx, credential, now)
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind: 'technician',
      targetId: technicianId,
      before: { ...kindForTrail(credential.kind), ...changes?.before },
      after: { ...kindForTrail(credential.kind), ...changes?.after },
      reason,
      at: now,
    })
    const badge = { uid: technicianId, profile, kind: credential.kind, actorUid: viewer.uid, reason, now }
    const lostBadge = await withdrawBadge(tx, badge)
    await queueCredentialEmail(tx, { credentialId, notification, lostBadge })
    return accepted()
  })
}

/** Accepts a sent credential as corrected; it takes the place of the one that was in force. */
export function acceptCredential(
  services: Services,
  viewer: Viewer,
  { corrections, ...target }: CredentialTarget & { corrections: CredentialCorrections },
): Promise<CredentialOutcome> {
  const command = { ...target, act: 'accept-check', notification: 'accepted', reason: null } as const
  return runCredentialDecision(services, viewer, command, async (tx, credential, now) => {
    await replaceAcceptedCredential(tx, target.technicianId, credential.kind)
    await writeCredential(tx, credential.id, {
      ...corrections,
      status: 'accepted',
      decidedAt: now,
      decidedBy: viewer.uid,
      note: '',
    })
    return { before: trailFields({ ...credential, keptFor: '' }), after: trailFields(corrections) }
  })
}

/** The trail is kept forever: it never holds a whole document number. */
function trailFields({ number, entity, issuedOn, expiresOn, keptFor }: CredentialCorrections) {
  return { entity, number: maskedNumber(number), issuedOn, expiresOn, keptFor }
}

const NOTIFICATIONS = { 'return-check': 'returned', 'request-check': 'requested' } as const

/** Sends a credential back, or asks again for an accepted one, which no longer counts. The technician reads why. */
export async function returnCredential(
  services: Services,
  viewer: Viewer,
  { act, reason, ...target }: CredentialTarget & { act: keyof typeof NOTIFICATIONS; reason: string | null },
): Promise<CredentialOutcome> {
  if (!reason) return refused('credential-reason-required')
  const command = { ...target, act, notification: NOTIFICATIONS[act], reason }
  return runCredentialDecision(services, viewer, command, async (tx, credential, now) => {
    await writeCredential(tx, credential.id, {
      status: 'returned',
      decidedAt: now,
      decidedBy: viewer.uid,
      note: reason,
    })
    return undefined
  })
}
