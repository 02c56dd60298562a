import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { maskedNumber } from '#verification/domain/check.ts'
import type { CheckCorrections } from '#verification/domain/check-decisions.ts'
import { replaceAcceptedCheck, writeCheck } from '#verification/persistence/check-decisions.server.ts'
import {
  type CheckOutcome,
  type CheckTarget,
  runCheckDecision,
} from '#verification/use-cases/run-check-decision.server.ts'

/** Accepts a sent check as corrected; it takes the place of the one that was in force. */
export function acceptCheck(
  services: Services,
  viewer: Viewer,
  { corrections, ...target }: CheckTarget & { corrections: CheckCorrections },
): Promise<CheckOutcome> {
  const command = { ...target, act: 'accept-check', notice: 'accepted', reason: null } as const
  return runCheckDecision(services, viewer, command, async (tx, check, now) => {
    await replaceAcceptedCheck(tx, target.technicianId, check.kind)
    await writeCheck(tx, check.id, {
      ...corrections,
      status: 'accepted',
      decidedAt: now,
      decidedBy: viewer.uid,
      note: '',
    })
    return { before: trailFields({ ...check, keptFor: '' }), after: trailFields(corrections) }
  })
}

/** The trail is kept forever: it never holds a whole document number. */
function trailFields({ number, entity, issuedOn, expiresOn, keptFor }: CheckCorrections) {
  return { entity, number: maskedNumber(number), issuedOn, expiresOn, keptFor }
}
