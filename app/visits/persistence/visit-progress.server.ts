// How a visit goes: read with the visit, written under the lock of its booking.

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { endVisits } from '#bookings/persistence/due-bookings.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { openUntil, outcomeOf } from '#visits/domain/visit-outcome.ts'
import {
  isEmailed,
  NO_PROGRESS,
  PROGRESS_RULES,
  type ProgressAct,
  type ProgressStep,
  UNDO_STEP_MS,
  type VisitProgress,
  type VisitTimes,
} from '#visits/domain/visit-progress.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

const { onTheWayAt, lateAt, arrivesAt, arrivedAt, nobodyHomeAt, finishedAt } = visitProgress
const { cameAt, didNotComeAt, waitsAt, seeksAt, decision, decidedAt } = visitProgress
const { onTheWaySentAt, arrivedSentAt } = visitProgress

/** Of `visit_progress`, joined from the left. The key comes first: Drizzle takes a join for empty when its first column is. */
export const progressColumns = {
  reservaKey: visitProgress.reservaKey,
  ...{ onTheWayAt, lateAt, arrivesAt, arrivedAt, nobodyHomeAt, finishedAt },
  ...{ cameAt, didNotComeAt, waitsAt, seeksAt, decision, decidedAt },
  ...{ onTheWaySentAt, arrivedSentAt },
}

/** Null before anything was said. */
export function progressFrom(row: (VisitProgress & { readonly reservaKey: number }) | null): VisitProgress {
  if (!row) return NO_PROGRESS
  const { reservaKey: _, ...progress } = row
  return progress
}

export interface LockedVisit extends VisitTimes, Pick<Booking, 'precio'> {
  readonly key: number
  readonly clientId: string
  readonly technicianId: string
  readonly progress: VisitProgress
}

/** The person's own visit, which nobody else changes until the transaction ends: no cancellation, no other statement. */
export function lockProgress(
  tx: Db,
  side: VisitSide,
  { key, uid }: { key: number; uid: string },
): Promise<LockedVisit | null> {
  return lockVisit(tx, key, eq(side === 'client' ? reservas.clientId : reservas.technicianId, uid))
}

/** For administrators. */
export async function lockVisit(tx: Db, key: number, isOwn?: SQL): Promise<LockedVisit | null> {
  const { status, cancelReason, scheduledAt, horasExtra, clientId, technicianId, precio } = reservas
  const [visit] = await tx
    .select({
      key: reservas.key,
      status,
      cancelReason,
      scheduledAt,
      furtherHours: horasExtra,
      clientId,
      technicianId,
      precio,
    })
    .from(reservas)
    .where(and(eq(reservas.key, key), isOwn))
    .for('no key update')
  if (!visit) return null
  // After the lock: whoever held it has written.
  const [said] = await tx.select(progressColumns).from(visitProgress).where(eq(visitProgress.reservaKey, key))
  return { ...visit, progress: progressFrom(said ?? null) }
}

/** With what it comes to; and a visit that is over ends as that (D65). */
export async function saveProgress(
  tx: Db,
  visit: Omit<LockedVisit, 'progress'>,
  progress: VisitProgress,
  now: Date,
): Promise<void> {
  const reservaKey = visit.key
  const values = { ...progress, outcome: outcomeOf(progress, visit) }
  await tx
    .insert(visitProgress)
    .values({ reservaKey, ...values })
    .onConflictDoUpdate({ target: visitProgress.reservaKey, set: values })
  await tx
    .update(reservas)
    // What has ended is not opened again.
    .set({ openUntil: visit.status === 'confirmada' ? openUntil(visit, progress) : null })
    .where(eq(reservas.key, reservaKey))
  await endVisits(tx, eq(reservas.key, reservaKey), now, UNDO_STEP_MS)
}

interface StepNotification {
  readonly key: number
  readonly act: ProgressAct
  readonly saidAt: Date
  readonly recipientUid: string
}

/** Of the job that says 'Voy en camino' where the chat waits for the minutes. */
export const setOutJobKey = (key: number) => `set-out:${key}`

/** A queued e-mail is replaced, not doubled. */
export async function queueStepNotification(
  tx: Db,
  { key, act, saidAt, recipientUid }: StepNotification,
): Promise<void> {
  const { tells: channels = [], emailWaits } = PROGRESS_RULES[act]
  const runAt = new Date(saidAt.getTime() + (emailWaits ? UNDO_STEP_MS : 0))
  await notifyPeople(tx, recipientUid, {
    channels,
    about: { step: act, visit: key, saidAt: saidAt.getTime() },
    email: isEmailed(act)
      ? { name: 'send-step-mail', payload: { key, act }, runAt, key: `step:${key}:${act}` }
      : null,
  })
}

/** For messages about it, written when they are sent. */
export async function findProgress(
  db: Db,
  key: number,
): Promise<{ progress: VisitProgress; emailed: readonly string[] } | null> {
  const [row] = await db
    .select({ said: progressColumns, emailed: visitProgress.emailed })
    .from(visitProgress)
    .where(eq(visitProgress.reservaKey, key))
  return row ? { progress: progressFrom(row.said), emailed: row.emailed } : null
}

/** What was told: another hour, or an absence after it, is told again. */
export function emailedStep(step: ProgressStep, { lateAt, arrivesAt }: VisitProgress): string {
  const since = step === 'lateAt' ? arrivesAt : step === 'didNotComeAt' ? lateAt : null
  return since ? `${step}@${since.getTime()}` : step
}

export async function markStepEmailed(db: Db, key: number, emailed: string): Promise<void> {
  await db
    .update(visitProgress)
    .set({ emailed: sql`array_append(${visitProgress.emailed}, ${emailed})` })
    .where(eq(visitProgress.reservaKey, key))
}
