// D65: what both said of a visit comes to, and when it ends by that.
import { type Booking, VISIT_MS, type VisitOutcome, visitEnd } from '#bookings/domain/booking.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { isAfter, TOLD_HOUR_GRACE_MS, type VisitProgress } from '#visits/domain/visit-progress.ts'

type VisitHours = Pick<Booking, 'scheduledAt' | 'furtherHours'>

/** The hour that was told keeps it open so long. */
const toldUntil = ({ arrivesAt }: Pick<VisitProgress, 'arrivesAt'>) =>
  arrivesAt && new Date(arrivesAt.getTime() + TOLD_HOUR_GRACE_MS)

/** The visit does not end before: it waits for an hour that was told, until somebody is there. */
export function openUntil(visit: VisitHours, progress: VisitProgress): Date | null {
  const { lateAt, arrivedAt, cameAt, finishedAt } = progress
  if (finishedAt) return null
  // Who came late has the hour of the visit from then on; who says so after its end came during it.
  if (arrivedAt && lateAt && arrivedAt <= endOfVisit(visit, progress))
    return new Date(arrivedAt.getTime() + VISIT_MS)
  return (arrivedAt ?? cameAt) ? null : toldUntil(progress)
}

/** 'Terminé' within this time of the start tells when the visit ended; later it was only written down. */
const TOLD_IN_TIME_MS = 6 * HOUR_MS

/** When the visit ended, as far as it was told. */
export function toldEnd({ scheduledAt }: Pick<Booking, 'scheduledAt'>, finishedAt: Date | null): Date | null {
  return finishedAt && finishedAt.getTime() - scheduledAt.getTime() <= TOLD_IN_TIME_MS ? finishedAt : null
}

/** When the visit is over unless 'Terminé' comes first. */
export function endOfVisit(visit: VisitHours, progress: VisitProgress): Date {
  const end = visitEnd(visit)
  const until = toldUntil(progress)
  return until && until > end ? until : end
}

/** What both said comes to. */
export function outcomeOf(progress: VisitProgress, visit: VisitHours): VisitOutcome {
  const { arrivedAt, nobodyHomeAt, finishedAt, cameAt, didNotComeAt, lateAt, seeksAt } = progress
  if (progress.decision) return progress.decision
  if (nobodyHomeAt && (cameAt ?? didNotComeAt)) return 'contested'
  const thereAt = isAfter(finishedAt, arrivedAt) ? finishedAt : (arrivedAt ?? finishedAt)
  if (didNotComeAt && thereAt)
    // Who comes late came, if it was in time.
    return thereAt > didNotComeAt && thereAt <= endOfVisit(visit, progress) ? 'attended' : 'contested'
  if (didNotComeAt) {
    const isAnswered = isAfter(lateAt, didNotComeAt) && !isAfter(seeksAt, lateAt)
    return isAnswered ? 'open' : 'did-not-come'
  }
  if (nobodyHomeAt) return 'nobody-home'
  return thereAt || cameAt ? 'attended' : 'open'
}
