// The statements that change guarantee cases, run in the transaction of the use case or of the clock.

import { and, asc, eq, max, ne, type SQL, sql } from 'drizzle-orm'
import { actsAsAdmin } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { lockPhotosOfClient } from '#bookings/persistence/problem-photo-store.server.ts'
import {
  GUARANTEE_NOTIFICATIONS,
  GUARANTEE_RULES,
  type GuaranteeAct,
} from '#guarantee/domain/guarantee-acts.ts'
import {
  type CaseState,
  type GuaranteeCase,
  type GuaranteeTurn,
  type GuaranteeWish,
  UNDO_DECISION_MS,
} from '#guarantee/domain/guarantee-case.ts'
import {
  type CaseMove,
  stateAfter,
  stateAfterMoves,
  stateWhenOpened,
  toldOf,
} from '#guarantee/domain/guarantee-state.ts'
import type { RefundPayment } from '#guarantee/domain/refund.ts'
import { caseColumns } from '#guarantee/persistence/guarantee-cases.server.ts'
import {
  guaranteeCases,
  guaranteeEvents,
  guaranteePhotos,
} from '#guarantee/persistence/guarantee-tables.server.ts'
import { groupThousands } from '#platform/domain/money.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Locks the row until the transaction ends. */
export async function lockCase(db: Db, which: SQL | undefined): Promise<GuaranteeCase | null> {
  const [row] = await db.select(caseColumns).from(guaranteeCases).where(which).for('no key update')
  return row ?? null
}

export function lockCaseOf(
  db: Db,
  side: 'client' | 'technician',
  reservaKey: number,
  uid: string,
): Promise<GuaranteeCase | null> {
  const owner = side === 'client' ? guaranteeCases.clientId : guaranteeCases.technicianId
  return lockCase(db, and(eq(guaranteeCases.reservaKey, reservaKey), eq(owner, uid)))
}

/** Of anybody: for administrators. */
export function lockCaseById(db: Db, id: number): Promise<GuaranteeCase | null> {
  return lockCase(db, eq(guaranteeCases.id, id))
}

/** The case whose latest repeat visit this is. */
export function lockCaseOfRepeat(db: Db, repeatKey: number): Promise<GuaranteeCase | null> {
  return lockCase(db, eq(guaranteeCases.repeatKey, repeatKey))
}

interface NewCase {
  readonly reservaKey: number
  readonly technicianId: string
  readonly clientId: string
  readonly wish: GuaranteeWish
  readonly now: Date
}

/** Null when the visit has a case already. */
export async function insertCase(db: Db, { now, ...values }: NewCase): Promise<GuaranteeCase | null> {
  const [row] = await db
    .insert(guaranteeCases)
    .values({ ...values, ...stateWhenOpened(now), openedAt: now })
    .onConflictDoNothing({ target: guaranteeCases.reservaKey })
    .returning(caseColumns)
  return row ?? null
}

/** What a form with this key stored, if it was sent before. */
export async function findEventOfForm(
  db: Db,
  caseId: number,
  formKey: string | null,
): Promise<{ kind: GuaranteeAct; text: string } | null> {
  if (formKey === null) return null
  const [row] = await db
    .select({ kind: guaranteeEvents.kind, text: guaranteeEvents.text })
    .from(guaranteeEvents)
    .where(and(eq(guaranteeEvents.caseId, caseId), eq(guaranteeEvents.formKey, formKey)))
  return row ?? null
}

export interface RecordedAct {
  readonly act: GuaranteeAct
  /** Null: the clock. */
  readonly by: GuaranteeTurn | null
  readonly actorUid: string | null
  readonly text?: string
  /** The money that is owed from now on. */
  readonly pesos?: number | null
  readonly payment?: RefundPayment | null
  /** Photos of the actor; ids of others are ignored. */
  readonly fotos?: readonly string[]
  readonly formKey?: string | null
  /** The visit that was booked to repeat the work. */
  readonly repeatKey?: number
  readonly now: Date
}

/** Appends the event, moves the locked case and adds the jobs that tell the others. */
export async function recordAct(db: Db, before: GuaranteeCase, recorded: RecordedAct): Promise<void> {
  const { act, by, actorUid, fotos = [], repeatKey, now } = recorded
  const event = await insertEvent(db, before.id, recorded)
  const photoIds = actorUid === null ? [] : await lockPhotosOfClient(db, fotos, actorUid)
  if (photoIds.length > 0)
    await db
      .insert(guaranteePhotos)
      .values(photoIds.map((photoId, index) => ({ eventId: event, photoId, position: index + 1 })))
  const { to, unlinks, undoable } = GUARANTEE_RULES[act]
  const after =
    act === 'open' ? before : stateAfter(before, { kind: act, at: now, pesos: recorded.pesos ?? null })
  if (to && act !== 'open') await moveCase(db, before.id, after, unlinks ? null : repeatKey)
  const tellAt = undoable ? new Date(now.getTime() + UNDO_DECISION_MS) : null
  const kind = to ? 'act' : 'message'
  await queueNotifications(db, before, { kind, event, tellAt, roles: toldOf(act, by, after) })
}

/** Takes the last decision back: the case is where it was before. Nobody was told of it yet. */
export async function recordUndoneDecision(
  db: Db,
  before: GuaranteeCase,
  { actorUid, now }: { actorUid: string; now: Date },
): Promise<void> {
  await insertEvent(db, before.id, { act: 'undo-decision', by: 'admin', actorUid, now })
  const [opening, ...moves] = await listMoves(db, before.id)
  if (!opening) throw new Error('a case without events')
  await moveCase(db, before.id, stateAfterMoves([opening, ...moves]))
}

async function insertEvent(db: Db, caseId: number, recorded: RecordedAct): Promise<number> {
  const { act, by, actorUid, text = '', pesos = null, payment = null, formKey = null, now } = recorded
  const values = { caseId, at: now, actorUid, actorRole: by, kind: act, text, formKey }
  const money = { pesos, medio: payment?.means ?? null, paidAt: payment?.at ?? null }
  // The version before shows the text.
  const amount = pesos === null ? '' : `$ ${groupThousands(pesos)}`
  const [event] = await db
    .insert(guaranteeEvents)
    .values({ ...values, ...money, amount })
    .returning({ id: guaranteeEvents.id })
  if (!event) throw new Error('an event was not stored')
  return event.id
}

async function moveCase(db: Db, id: number, state: CaseState, repeatKey?: number | null): Promise<void> {
  const { step, turn, stepAt, dueAt, remindedAt, outcome, closedAt, refundPesos, missedRepeats } = state
  await db
    .update(guaranteeCases)
    .set({
      ...{ step, turn, stepAt, dueAt, remindedAt, outcome, closedAt, refundPesos, missedRepeats },
      repeatKey,
    })
    .where(eq(guaranteeCases.id, id))
}

/** What moved the case, oldest first. */
export async function listMoves(db: Db, caseId: number): Promise<CaseMove[]> {
  const { id, kind, at, pesos } = guaranteeEvents
  const events = await db
    .select({ kind, at, pesos })
    .from(guaranteeEvents)
    .where(eq(guaranteeEvents.caseId, caseId))
    .orderBy(asc(id))
  return events.filter(event => GUARANTEE_RULES[event.kind].to)
}

/** Reminds whose turn it is; once in each step. */
export async function remindOfTurn(
  db: Db,
  { id, turn, ...parties }: GuaranteeCase,
  now: Date,
): Promise<void> {
  const [move] = await db
    .select({ event: max(guaranteeEvents.id) })
    .from(guaranteeEvents)
    .where(and(eq(guaranteeEvents.caseId, id), ne(guaranteeEvents.kind, 'message')))
  await db.update(guaranteeCases).set({ remindedAt: now }).where(eq(guaranteeCases.id, id))
  if (turn && move?.event)
    await queueNotifications(db, parties, { kind: 'reminder', event: move.event, roles: [turn] })
}

interface Told {
  readonly kind: keyof typeof GUARANTEE_NOTIFICATIONS
  readonly event: number
  readonly roles: readonly GuaranteeTurn[]
  readonly tellAt?: Date | null
}

async function queueNotifications(
  db: Db,
  { clientId, technicianId }: Pick<GuaranteeCase, 'clientId' | 'technicianId'>,
  { kind, event, roles, tellAt = null }: Told,
): Promise<void> {
  if (roles.length === 0) return
  const reminder = kind === 'reminder' || undefined
  const uids = [
    ...(roles.includes('client') ? [clientId] : []),
    ...(roles.includes('technician') ? [technicianId] : []),
  ]
  const told = sql`select uid from ${users} where uid = any(${sql.param(uids)}::text[])
    or (${roles.includes('admin')} and ${sql.raw(actsAsAdmin('users'))})`
  const payload = sql`jsonb_strip_nulls(jsonb_build_object('event', ${event}::bigint, 'recipient', uid,
    'reminder', ${reminder ?? null}::boolean))`
  await notifyPeople(db, told, {
    ...GUARANTEE_NOTIFICATIONS[kind],
    about: { guarantee: event, ...(reminder && { reminder }) },
    email: { name: 'send-guarantee-mail', payload },
    runAt: tellAt,
  })
}
