// Guarantee cases as their client, their technician and the administrators read them.

import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import type {
  GuaranteeDossier,
  GuaranteeEvent,
  GuaranteeNotification,
  GuaranteeRow,
} from '#guarantee/domain/guarantee-dossier.ts'
import { guaranteeCases, guaranteeEvents } from '#guarantee/persistence/guarantee-tables.server.ts'
import { ADMIN_PAGE_SIZE, type AdminPage, instantCursor, type ListCursor } from '#platform/domain/lists.ts'
import { instantText } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

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
  openedAt: guaranteeCases.openedAt,
  closedAt: guaranteeCases.closedAt,
}

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

async function findDossier(db: Db, which: SQL | undefined): Promise<GuaranteeDossier | null> {
  const repeat = alias(reservas, 'repeat')
  const [row] = await db
    .select({
      ...caseColumns,
      technicianName: technicianNameOrId,
      technicianFotoURL: sql<
        string | null
      >`case when ${technicians.publicado} then ${technicians.fotoURL} end`,
      clientName: clientNameOrId,
      visit: { date: reservas.date, start: reservas.start, servicio: reservas.servicio },
      repeat: { date: repeat.date, start: repeat.start, status: repeat.status },
    })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.reservaKey))
    .innerJoin(technicians, eq(technicians.uid, guaranteeCases.technicianId))
    .leftJoin(repeat, eq(repeat.key, guaranteeCases.repeatKey))
    .where(which)
    .limit(1)
  return row ? { ...row, events: await listEvents(db, row.id) } : null
}

function listEvents(db: Db, caseId: number): Promise<GuaranteeEvent[]> {
  const { id, at, kind, actorRole, actorUid, text, amount } = guaranteeEvents
  return db
    .select({
      id,
      at,
      kind,
      by: actorRole,
      actorName: sql<string>`coalesce(${users.name}, '')`,
      text,
      amount,
      photos: sql<
        string[]
      >`array(select "photoId" from guarantee_photos where "eventId" = ${id} order by position)`,
    })
    .from(guaranteeEvents)
    .leftJoin(users, eq(users.uid, actorUid))
    .where(eq(guaranteeEvents.caseId, caseId))
    .orderBy(asc(id))
}

/** What this person is told; null for accounts that are gone. */
export async function findGuaranteeNotification(
  db: Db,
  event: number,
  uid: string,
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
  return { dossier, event: found, reader, recipient: { name: row.name || row.email, email: row.email } }
}

// Lists of guarantee cases: the administrators' queue, and what waits for a technician.

interface Group {
  readonly which: SQL
  readonly sort: SQL
  readonly after: SQL
  readonly order: SQL
}

const { id, stepAt, closedAt } = guaranteeCases

/** Each has its own index: those that wait for administrators, other open ones (longest first), closed ones (newest first). */
const GROUPS: readonly Group[] = [
  { which: sql`turn = 'admin'`, sort: sql`${stepAt}`, after: sql`>`, order: sql`${stepAt}, ${id}` },
  {
    which: sql`step <> 'closed' and turn is distinct from 'admin'`,
    sort: sql`${stepAt}`,
    after: sql`>`,
    order: sql`${stepAt}, ${id}`,
  },
  {
    which: sql`step = 'closed'`,
    sort: sql`${closedAt}`,
    after: sql`<`,
    order: sql`${closedAt} desc, ${id} desc`,
  },
]

/** One list over all groups; the cursor holds the group and the position in it. */
export async function listGuaranteeQueue(
  db: Db,
  cursor: ListCursor | null,
): Promise<AdminPage<GuaranteeRow>> {
  const [, group = '0', value = ''] = /^([012]) (.+)$/.exec(cursor?.value ?? '') ?? []
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor({ ...cursor, value }) : null
  const first = since ? Number(group) : 0
  const found: (GuaranteeRow & { group: number; sortValue: string })[] = []
  for (const [index, each] of GROUPS.entries()) {
    if (index < first || found.length > ADMIN_PAGE_SIZE) continue
    const limit = ADMIN_PAGE_SIZE + 1 - found.length
    const rows = await listGroup(db, each, index === first ? since : null, limit)
    found.push(...rows.map(row => ({ ...row, group: index })))
  }
  const shown = found.slice(0, ADMIN_PAGE_SIZE)
  const last = found.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ group: _, sortValue: __, ...row }) => row),
    next: last
      ? {
          shown: (since?.shown ?? 0) + shown.length,
          value: `${last.group} ${last.sortValue}`,
          id: String(last.id),
        }
      : null,
  }
}

function listGroup(db: Db, { which, sort, after, order }: Group, since: ListCursor | null, limit: number) {
  const { step, turn, dueAt, outcome } = guaranteeCases
  return db
    .select({
      id,
      step,
      turn,
      stepAt,
      dueAt,
      outcome,
      closedAt,
      technicianName: technicianNameOrId,
      clientName: clientNameOrId,
      servicio: reservas.servicio,
      sortValue: sql<string>`${instantText(sort)}`,
    })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, guaranteeCases.reservaKey))
    .where(
      and(
        which,
        since ? sql`(${sort}, ${id}) ${after} (${since.value}::timestamptz, ${since.id}::bigint)` : undefined,
      ),
    )
    .orderBy(order)
    .limit(limit)
}

export interface WaitingCase {
  readonly id: number
  readonly reservaKey: number
  readonly clientName: string
  readonly dueAt: Date | null
}

/** Cases that wait for the technician's answer, the most urgent first. */
export function listCasesToAnswer(db: Db, technicianId: string): Promise<WaitingCase[]> {
  const { reservaKey, dueAt, turn } = guaranteeCases
  return db
    .select({ id, reservaKey, clientName: clientNameOrId, dueAt })
    .from(guaranteeCases)
    .innerJoin(reservas, eq(reservas.key, reservaKey))
    .where(and(eq(guaranteeCases.technicianId, technicianId), eq(turn, 'technician')))
    .orderBy(asc(dueAt), asc(id))
}
