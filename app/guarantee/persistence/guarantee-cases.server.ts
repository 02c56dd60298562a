// Guarantee cases as their client, their technician and the administrators read them.

import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import {
  type GuaranteeAct,
  ORDERS,
  TECHNICIAN_SILENCES,
  type TechnicianSilence,
} from '#guarantee/domain/guarantee-acts.ts'
import type {
  GuaranteeDossier,
  GuaranteeEvent,
  GuaranteeNotification,
  WaitingCase,
} from '#guarantee/domain/guarantee-dossier.ts'
import type { PaidWork } from '#guarantee/domain/refund.ts'
import { guaranteeCases, guaranteeEvents } from '#guarantee/persistence/guarantee-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { Payment } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { findAgreedPrice } from '#visits/persistence/receipts.server.ts'
import { receiptPayments, receipts } from '#visits/persistence/visit-tables.server.ts'

const kindsOf = (acts: readonly GuaranteeAct[]) =>
  sql.join(
    acts.map(act => sql`${act}`),
    sql`, `,
  )

export const caseColumns = {
  id: guaranteeCases.id,
  reservaKey: guaranteeCases.reservaKey,
  technicianId: guaranteeCases.technicianId,
  clientId: guaranteeCases.clientId,
  wish: guaranteeCases.wish,
  step: guaranteeCases.step,
  turn: guaranteeCases.turn,
  stepAt: guaranteeCases.stepAt,
  dueAt: guaranteeCases.dueAt,
  repeatKey: guaranteeCases.repeatKey,
  outcome: guaranteeCases.outcome,
  refundPesos: guaranteeCases.refundPesos,
  missedRepeats: guaranteeCases.missedRepeats,
  isOrdered: sql<boolean>`exists (select from guarantee_events as ordered where ordered."caseId" = guarantee_cases.id
    and ordered.kind in (${kindsOf(ORDERS)}) and ordered.id > (
      select max(e.id) from guarantee_events as e where e."caseId" = guarantee_cases.id and e.kind in ('open', 'reopen')))`,
  remindedAt: guaranteeCases.remindedAt,
  openedAt: guaranteeCases.openedAt,
  closedAt: guaranteeCases.closedAt,
}

/** Of a case: what the technician let pass last; null: nothing. */
export const silenceOfCase = sql<TechnicianSilence | null>`(select kind from guarantee_events as silent
  where silent."caseId" = guarantee_cases.id and kind in (${kindsOf(TECHNICIAN_SILENCES)}) order by silent.id desc limit 1)`

export function findCaseOfClient(db: Db, reservaKey: number, uid: string): Promise<GuaranteeDossier | null> {
  return findDossier(db, and(eq(guaranteeCases.reservaKey, reservaKey), eq(guaranteeCases.clientId, uid)))
}

export function findCaseOfTechnician(
  db: Db,
  reservaKey: number,
  uid: string,
): Promise<GuaranteeDossier | null> {
  return findDossier(db, and(eq(guaranteeCases.reservaKey, reservaKey), eq(guaranteeCases.technicianId, uid)))
}

/** Of anybody: for administrators and e-mails. */
export function findCase(db: Db, id: number): Promise<GuaranteeDossier | null> {
  return findDossier(db, eq(guaranteeCases.id, id))
}

const publicFotoURL = sql<string | null>`case when ${technicians.publicado} then ${technicians.fotoURL} end`

/** The face of a technician, while the public sees it. */
export async function findTechnicianFace(db: Db, uid: string): Promise<string | null> {
  const [row] = await db.select({ fotoURL: publicFotoURL }).from(technicians).where(eq(technicians.uid, uid))
  return row?.fotoURL ?? null
}

/** D76 */
const clientReach = sql<GuaranteeDossier['clientReach']>`(
  select json_build_object('email', email, 'phone', telefono) from ${users}
  where uid = ${guaranteeCases.clientId} and ${users.deletedAt} is not null and "erasedAt" is null
    and ${guaranteeCases.step} <> 'closed' and ${guaranteeCases.refundPesos} is not null)`

async function findDossier(db: Db, which: SQL | undefined): Promise<GuaranteeDossier | null> {
  const repeat = alias(reservas, 'repeat')
  const [row] = await db
    .select({
      ...caseColumns,
      technicianName: technicianNameOrId,
      technicianFotoURL: publicFotoURL,
      clientName: clientNameOrId,
      visit: { date: reservas.date, start: reservas.start, servicio: reservas.servicio },
      clientReach,
      repeat: { date: repeat.date, start: repeat.start, status: repeat.status },
    })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.reservaKey))
    .innerJoin(technicians, eq(technicians.uid, guaranteeCases.technicianId))
    .leftJoin(repeat, eq(repeat.key, guaranteeCases.repeatKey))
    .where(which)
    .limit(1)
  if (!row) return null
  const [paid, events] = await Promise.all([findPaidWork(db, row.reservaKey), listEvents(db, row.id)])
  return { ...row, paid, events }
}

/** The newest receipt of a visit, and the price that was agreed for it. */
export async function findPaidWork(db: Db, reservaKey: number): Promise<PaidWork> {
  const { id, at, total, pago } = receipts
  const [[receipt], { agreedTotal: agreed }] = await Promise.all([
    db
      .select({ id, at, total, pago: sql<Payment>`coalesce(${receiptPayments.pago}, ${pago})` })
      .from(receipts)
      .leftJoin(receiptPayments, eq(receiptPayments.receiptId, id))
      .where(eq(receipts.reservaKey, reservaKey))
      .orderBy(desc(id))
      .limit(1),
    findAgreedPrice(db, reservaKey),
  ])
  return { receipt: receipt ?? null, agreed }
}

async function listEvents(db: Db, caseId: number): Promise<GuaranteeEvent[]> {
  const { id, at, kind, actorRole, actorUid, text, amount, pesos, medio, paidAt } = guaranteeEvents
  const rows = await db
    .select({
      id,
      at,
      kind,
      by: actorRole,
      actorName: sql<string>`coalesce(${users.name}, '')`,
      text,
      amount,
      pesos,
      medio,
      paidAt,
      photos: sql<
        string[]
      >`array(select "photoId" from guarantee_photos where "eventId" = ${id} order by position)`,
    })
    .from(guaranteeEvents)
    .leftJoin(users, eq(users.uid, actorUid))
    .where(eq(guaranteeEvents.caseId, caseId))
    .orderBy(asc(id))
  return rows.map(({ medio, paidAt, ...event }) => ({
    ...event,
    payment: medio && paidAt ? { means: medio, at: paidAt } : null,
  }))
}

/** What this person is told; null for accounts that are gone. */
export async function findGuaranteeNotification(
  db: Db,
  { event, uid, isReminder = false }: { event: number; uid: string; isReminder?: boolean },
): Promise<GuaranteeNotification | null> {
  const [row] = await db
    .select({ caseId: guaranteeEvents.caseId, name: users.name, email: users.email })
    .from(guaranteeEvents)
    .innerJoin(users, and(eq(users.uid, uid), isNull(users.deletedAt)))
    .where(eq(guaranteeEvents.id, event))
  const dossier = row && (await findCase(db, row.caseId))
  const found = dossier?.events.find(({ id }) => id === event)
  if (!dossier || !found) return null
  const reader = uid === dossier.clientId ? 'client' : uid === dossier.technicianId ? 'technician' : 'admin'
  const recipient = { name: row.name || row.email, email: row.email }
  return { dossier, event: found, reader, isReminder, recipient }
}

/** Cases that wait for this side, the most urgent first. */
export function listCasesWaitingFor(db: Db, side: VisitSide, uid: string): Promise<WaitingCase[]> {
  const { id, reservaKey, step, dueAt, refundPesos, turn, clientId, technicianId } = guaranteeCases
  return db
    .select({
      ...{ id, reservaKey, step, dueAt, refundPesos },
      clientName: clientNameOrId,
      technicianName: technicianNameOrId,
    })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, reservaKey))
    .where(and(eq(side === 'client' ? clientId : technicianId, uid), eq(turn, side)))
    .orderBy(asc(dueAt), asc(id))
}
