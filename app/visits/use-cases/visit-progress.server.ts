// D63: the technician and the client say how a visit goes.
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { removeJob } from '#platform/persistence/jobs.server.ts'
import { heardLater, momentOf, STEP_TOLD_MS } from '#visits/domain/told-later.ts'
import { outcomeOf } from '#visits/domain/visit-outcome.ts'
import {
  ARRIVAL_MINUTES,
  isSaid,
  PROGRESS_RULES,
  type ProgressAct,
  progressAfter,
  progressRefusal,
  progressWithout,
  type StepRefusal,
  saidMoments,
  toldArrival,
  undoableUntil,
} from '#visits/domain/visit-progress.ts'
import {
  type LockedVisit,
  lockProgress,
  queueStepNotification,
  saveProgress,
  setOutJobKey,
} from '#visits/persistence/visit-progress.server.ts'

/** Acts that say how a visit goes, and their undoing. */
const VISIT_STEP_LIMIT = rateLimit('visit-step-person', 60, HOUR_MS)

interface SaidStep {
  /** The visit. */
  readonly key: number
  readonly act: Exclude<ProgressAct, 'terminar'>
  /** In how many minutes the technician arrives; others than those of the page are not told. */
  readonly minutes?: number
  /** So long ago, where it was tapped without network. Of other acts nothing is told later. */
  readonly agoMs?: number
}

type StepOutcome = Outcome<void, StepRefusal>

/** Saying it again succeeds and tells nobody again. What is told later is decided by the moment of the tap. */
export function sayStep(services: Services, viewer: Viewer, said: SaidStep): Promise<StepOutcome> {
  return changeProgress(services, viewer, said, async (tx, visit, now) => {
    const { key, act, minutes, agoMs = 0 } = said
    const { by, sets, heard } = PROGRESS_RULES[act]
    if (agoMs > 0 && !heard) return refused('step-failed')
    const moment = momentOf({
      ...{ agoMs, now, maxMs: STEP_TOLD_MS },
      said: saidMoments(visit.progress),
      before: visit.progress[sets],
    })
    if (!moment) return refused('told-too-late')
    const arrivesAt = ARRIVAL_MINUTES.some(each => each === minutes)
      ? toldArrival(minutes ?? 0, moment)
      : null
    // A new hour is the whole of it.
    if (act === 'tarde' && !arrivesAt) return refused('step-failed')
    if (isSaid(act, visit.progress, arrivesAt)) return accepted()
    const refusal = progressRefusal(act, visit, visit.progress, moment)
    if (refusal) return refused(refusal)
    const sentAt = heardLater(moment, now)
    const progress = progressAfter(act, visit.progress, moment, arrivesAt, sentAt)
    await saveProgress(tx, visit, progress, now)
    const recipientUid = by === 'technician' ? visit.clientId : visit.technicianId
    await queueStepNotification(tx, { key, act, saidAt: progress[sets] ?? moment, recipientUid })
    return accepted()
  })
}

/** Within ten minutes. Undoing it again succeeds. */
export function undoStep(services: Services, viewer: Viewer, said: SaidStep): Promise<StepOutcome> {
  return changeProgress(services, viewer, said, async (tx, visit, now) => {
    const { act } = said
    const { progress } = visit
    if (progress[PROGRESS_RULES[act].sets] === null) return accepted()
    const until = undoableUntil(act, progress, outcomeOf(progress, visit) === 'contested')
    if (!until || now > until) return refused('undo-too-late')
    // Said in the chat too, and waiting there for the minutes.
    if (act === 'en-camino') await removeJob(tx, setOutJobKey(visit.key))
    await saveProgress(tx, visit, progressWithout(act, progress), now)
    return accepted()
  })
}

async function changeProgress(
  { db, limits, now }: Services,
  viewer: Viewer,
  { key, act }: SaidStep,
  change: (tx: Db, visit: LockedVisit, now: Date) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  if (!(await limits.consume(VISIT_STEP_LIMIT, viewer.uid))) return refused('too-many-requests')
  return db.transaction(async tx => {
    const visit = await lockProgress(tx, PROGRESS_RULES[act].by, { key, uid: viewer.uid })
    return visit ? change(tx, visit, now()) : refused('step-failed')
  })
}
