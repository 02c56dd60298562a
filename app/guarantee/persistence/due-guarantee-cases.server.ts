// What the clock does to guarantee cases, run every minute by a job after bookings were settled.
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { BOOKING_STATUSES, type BookingStatus } from '#bookings/domain/booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { actWhenDue, GUARANTEE_RULES, type GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import { caseColumns } from '#guarantee/persistence/guarantee-cases.server.ts'
import { guaranteeCases } from '#guarantee/persistence/guarantee-tables.server.ts'
import { recordAct } from '#guarantee/persistence/guarantee-writes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** A case that waits longer than one run is taken by the next. */
const CASES_PER_RUN = 200

/** Cases whose time is over, and cases whose repeated visit took place, was cancelled or came back. Returns how many moved. */
export function advanceGuaranteeCases(db: Db, now: Date): Promise<number> {
  return db.transaction(async tx => (await advanceDueCases(tx, now)) + (await followRepeatVisits(tx, now)))
}

async function advanceDueCases(tx: Db, now: Date): Promise<number> {
  const due = await tx
    .select(caseColumns)
    .from(guaranteeCases)
    .where(sql`turn in ('technician', 'client') and "dueAt" <= ${now.toISOString()}::timestamptz`)
    .limit(CASES_PER_RUN)
    .for('no key update', { skipLocked: true })
  for (const found of due) {
    const act = actWhenDue(found.step)
    if (act) await recordAct(tx, found, { act, by: null, actorUid: null, now })
  }
  return due.length
}

async function followRepeatVisits(tx: Db, now: Date): Promise<number> {
  const moved = await tx
    .select({ found: caseColumns, status: reservas.status })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.repeatKey))
    .where(
      or(
        ...BOOKING_STATUSES.map(status =>
          and(
            eq(reservas.status, status),
            inArray(guaranteeCases.step, [...GUARANTEE_RULES[ACTS[status]].from]),
          ),
        ),
      ),
    )
    .limit(CASES_PER_RUN)
    .for('no key update', { of: guaranteeCases, skipLocked: true })
  for (const { found, status } of moved)
    await recordAct(tx, found, { act: ACTS[status], by: null, actorUid: null, now })
  return moved.length
}

/** What the status of the repeated visit does to its case. */
const ACTS = {
  completada: 'complete-repeat',
  cancelada: 'cancel-repeat',
  solicitada: 'restore-repeat',
  confirmada: 'restore-repeat',
} as const satisfies Record<BookingStatus, GuaranteeAct>
