// The statements that change guarantee cases, run in the transaction of the use case or of the clock.

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { actsAsAdmin } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { queuePush } from '#accounts/persistence/push-subscriptions.server.ts'
import { lockPhotosOfClient } from '#bookings/persistence/problem-photo-store.server.ts'
import {
  GUARANTEE_NOTIFICATION,
  GUARANTEE_RULES,
  type GuaranteeAct,
  stateAfter,
  stateWhenOpened,
} from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeCase, GuaranteeTurn, GuaranteeWish } from '#guarantee/domain/guarantee-case.ts'
import { caseColumns } from '#guarantee/persistence/guarantee-cases.server.ts'
import {
  guaranteeCases,
  guaranteeEvents,
  guaranteePhotos,
} from '#guarantee/persistence/guarantee-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addByChannel, addJobSql } from '#platform/persistence/jobs.server.ts'

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
  readonly amount?: string
  /** Photos of the actor; ids of others are ignored. */
  readonly fotos?: readonly string[]
  readonly formKey?: string | null
  /** The visit that was booked to repeat the work. */
  readonly repeatKey?: number
  readonly now: Date
}

/** Appends the event, moves the locked case and adds the jobs that tell the others. */
export async function recordAct(db: Db, before: GuaranteeCase, recorded: RecordedAct): Promise<void> {
  const { act, by, actorUid, text = '', amount = '', fotos = [], formKey = null, repeatKey, now } = recorded
  const [event] = await db
    .insert(guaranteeEvents)
    .values({ caseId: before.id, at: now, actorUid, actorRole: by, kind: act, text, amount, formKey })
    .returning({ id: guaranteeEvents.id })
  if (!event) throw new Error('an event was not stored')
  const photoIds = actorUid === null ? [] : await lockPhotosOfClient(db, fotos, actorUid)
  if (photoIds.length > 0)
    await db
      .insert(guaranteePhotos)
      .values(photoIds.map((photoId, index) => ({ eventId: event.id, photoId, position: index + 1 })))
  const { to, tells } = GUARANTEE_RULES[act]
  if (to && act !== 'open')
    await db
      .update(guaranteeCases)
      .set({ ...stateAfter(act, before, now), repeatKey })
      .where(eq(guaranteeCases.id, before.id))
  await queueNotifications(
    db,
    event.id,
    before,
    tells.filter(role => role !== by),
  )
}

async function queueNotifications(
  db: Db,
  event: number,
  { clientId, technicianId }: GuaranteeCase,
  roles: readonly GuaranteeTurn[],
): Promise<void> {
  if (roles.length === 0) return
  const uids = [
    ...(roles.includes('client') ? [clientId] : []),
    ...(roles.includes('technician') ? [technicianId] : []),
  ]
  const told = sql`select uid from ${users} where uid = any(${sql.param(uids)}::text[])
    or (${roles.includes('admin')} and ${sql.raw(actsAsAdmin('users'))})`
  const email = sql`json_build_object('event', ${event}::bigint, 'recipient', uid)`
  await addByChannel(GUARANTEE_NOTIFICATION.channels, {
    email: () => db.execute(sql`select ${addJobSql('send-guarantee-mail', email)} from (${told}) as told`),
    push: () => queuePush(db, told, { guarantee: event }),
  })
}
