// What the clock does to guarantee cases, run every minute by a job after bookings were settled.
import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { BOOKING_STATUSES, VISIT_OUTCOMES } from '#bookings/domain/booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { GUARANTEE_RULES, GUARANTEE_STEP_RULES } from '#guarantee/domain/guarantee-acts.ts'
import { type GuaranteeCase, REMINDER_MS } from '#guarantee/domain/guarantee-case.ts'
import { isAllowed } from '#guarantee/domain/guarantee-state.ts'
import { FIRST_TERM_MS, overdueSince } from '#guarantee/domain/overdue-decision.ts'
import { actOfRepeat } from '#guarantee/domain/repeat-visit.ts'
import { caseColumns } from '#guarantee/persistence/guarantee-cases.server.ts'
import { guaranteeCases, guaranteeEvents } from '#guarantee/persistence/guarantee-tables.server.ts'
import { recordAct, remindOfTurn } from '#guarantee/persistence/guarantee-writes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** A case that waits longer than one run is taken by the next. */
const CASES_PER_RUN = 200

type Advance = (tx: Db, now: Date) => Promise<number>

/**
 * Cases that somebody left, whose repeat visit went on, whose time is over or nearly over, in this order: each is taken where
 * the one before it leads. Returns how many moved.
 */
export function advanceGuaranteeCases(db: Db, now: Date): Promise<number> {
  return db.transaction(async tx => {
    let moved = 0
    for (const advance of ADVANCES) moved += await advance(tx, now)
    return moved
  })
}

const ADVANCES: readonly Advance[] = [leaveCases, followRepeatVisits, advanceDueCases, remindOfTurns]

const isDue = (dueAt: Date) =>
  sql`turn in ('technician', 'client') and "dueAt" <= ${dueAt.toISOString()}::timestamptz`

/** Cases whose administrators are late, for panel and metrics too; followed by `overdueSince`. */
export const OVERDUE_DECISIONS = `from guarantee_cases where turn = 'admin' and "stepAt" <`

/** By the index of the administrators' queue. Once a later day was told, nothing is left to do but to decide. */
const isDueDecision = (now: Date) =>
  sql`turn = 'admin' and "stepAt" < ${overdueSince(now).toISOString()}::timestamptz
    and "dueAt" <= ${now.toISOString()}::timestamptz
    and "dueAt" - "stepAt" <= ${FIRST_TERM_MS} * interval '1 millisecond'`

async function advanceDueCases(tx: Db, now: Date): Promise<number> {
  const due = [...(await lockCases(tx, isDue(now))), ...(await lockCases(tx, isDueDecision(now)))]
  for (const found of due) {
    const act = GUARANTEE_STEP_RULES[found.step].silence
    if (act) await recordAct(tx, found, { act, by: null, actorUid: null, now })
  }
  return due.length
}

async function remindOfTurns(tx: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() + REMINDER_MS)
  const due = await lockCases(tx, and(isDue(before), isNull(guaranteeCases.remindedAt)))
  for (const found of due) await remindOfTurn(tx, found, now)
  return 0
}

function lockCases(tx: Db, which: SQL | undefined): Promise<GuaranteeCase[]> {
  return tx
    .select(caseColumns)
    .from(guaranteeCases)
    .where(which)
    .limit(CASES_PER_RUN)
    .for('no key update', { skipLocked: true })
}

const isGone = (uid: PgColumn) =>
  sql`exists (select from ${users} where ${users.uid} = ${uid} and ${users.deletedAt} is not null)`

const DEPARTURES = [
  { act: 'client-left', who: guaranteeCases.clientId },
  { act: 'client-left-owed', who: guaranteeCases.clientId },
  { act: 'technician-left', who: guaranteeCases.technicianId },
] as const

/** D76: of accounts that were deleted, by themselves or by an administrator; told once. */
async function leaveCases(tx: Db, now: Date): Promise<number> {
  let left = 0
  for (const { act, who } of DEPARTURES) {
    const isTold = sql`exists (select from ${guaranteeEvents} where "caseId" = ${guaranteeCases.id} and kind = ${act})`
    const isFrom = inArray(guaranteeCases.step, [...GUARANTEE_RULES[act].from])
    const cases = (await lockCases(tx, and(isFrom, isGone(who), not(isTold)))).filter(found =>
      isAllowed(act, 'clock', found, now),
    )
    for (const found of cases) await recordAct(tx, found, { act, by: null, actorUid: null, now })
    left += cases.length
  }
  return left
}

/** What the repeat visit came to since. */
async function followRepeatVisits(tx: Db, now: Date): Promise<number> {
  const moved = await tx
    .select({ found: caseColumns, status: reservas.status, outcome: reservas.outcome })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.repeatKey))
    .where(or(...STATES_OF_A_VISIT.map(hasMoved)))
    .limit(CASES_PER_RUN)
    .for('no key update', { of: guaranteeCases, skipLocked: true })
  for (const { found, status, outcome } of moved)
    await recordAct(tx, found, { act: actOfRepeat(status, outcome), by: null, actorUid: null, now })
  return moved.length
}

const STATES_OF_A_VISIT = BOOKING_STATUSES.flatMap(status =>
  VISIT_OUTCOMES.map(outcome => [status, outcome] as const),
)

function hasMoved([status, outcome]: (typeof STATES_OF_A_VISIT)[number]): SQL | undefined {
  const { from } = GUARANTEE_RULES[actOfRepeat(status, outcome)]
  const isThere = and(eq(reservas.status, status), eq(reservas.outcome, outcome))
  return and(isThere, inArray(guaranteeCases.step, [...from]))
}
