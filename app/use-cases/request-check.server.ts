import type { Services } from '#app/services.ts'
import { refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { writeCheck } from '#persistence/verification/check-decisions.server.ts'
import {
  type CheckOutcome,
  type CheckTarget,
  runCheckDecision,
} from '#use-cases/run-check-decision.server.ts'

/** Asks again for a check that was accepted: it no longer counts, and the technician reads why. */
export async function requestCheck(
  services: Services,
  viewer: Viewer,
  { reason, ...target }: CheckTarget & { reason: string | null },
): Promise<CheckOutcome> {
  if (!reason) return refused('check-reason-required')
  const command = { ...target, act: 'request-check', notice: 'requested', reason } as const
  return runCheckDecision(services, viewer, command, async (tx, check, now) => {
    await writeCheck(tx, check.id, {
      status: 'returned',
      decidedAt: now,
      decidedBy: viewer.uid,
      note: reason,
    })
    return undefined
  })
}
