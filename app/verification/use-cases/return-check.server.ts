import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { refused } from '#platform/domain/outcome.ts'
import { writeCheck } from '#verification/persistence/check-decisions.server.ts'
import {
  type CheckOutcome,
  type CheckTarget,
  runCheckDecision,
} from '#verification/use-cases/run-check-decision.server.ts'

const NOTICES = { 'return-check': 'returned', 'request-check': 'requested' } as const

/** Sends a check back, or asks again for an accepted one, which no longer counts. The technician reads why. */
export async function returnCheck(
  services: Services,
  viewer: Viewer,
  { act, reason, ...target }: CheckTarget & { act: keyof typeof NOTICES; reason: string | null },
): Promise<CheckOutcome> {
  if (!reason) return refused('check-reason-required')
  const command = { ...target, act, notice: NOTICES[act], reason }
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
