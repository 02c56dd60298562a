// Section 2, Agenda: one page of each of its lists.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import {
  AGENDA_PAGE_SIZE,
  type AgendaCursors,
  type AgendaPage,
  type AgendaPart,
} from '#bookings/domain/agenda.ts'
import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { listBookingsOfTechnician } from '#bookings/persistence/booking-lists.server.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface ListedAgenda {
  /** Of the pages of all three lists, latest first. */
  readonly bookings: readonly TechnicianBooking[]
  readonly pages: Readonly<Record<AgendaPart, AgendaPage>>
}

const FROM_THE_START: AgendaCursors = { requests: null, visits: null, history: null }

/** Requests and visits are ordered by their hour, the history begins with the latest. */
export async function listAgenda(
  db: Db,
  technicianId: string,
  now: Date,
  cursors: AgendaCursors = FROM_THE_START,
): Promise<ListedAgenda> {
  const ahead = sql`${reservas.scheduledAt} > ${now.toISOString()}::timestamptz`
  const isUpcoming = sql`${ahead} and ${reservas.status} <> 'cancelada'`
  const conditions: Record<AgendaPart, SQL> = {
    requests: allowedBy(TRANSITIONS.accept, now),
    visits: sql`${isUpcoming} and ${reservas.status} <> 'solicitada'`,
    history: sql`not (${isUpcoming})`,
  }
  const count = (part: AgendaPart) => sql<number>`count(*) filter (where ${conditions[part]})`.mapWith(Number)
  const list = async (part: AgendaPart) => {
    const question = { technicianId, condition: conditions[part], isNewestFirst: part === 'history' }
    const page = await listKeys(db, { ...question, after: cursors[part] })
    const isGone = page.length === 0 && cursors[part] !== null
    // All of the page was answered meanwhile.
    const keys = isGone ? await listKeys(db, { ...question, after: null }) : page
    const shown = keys.slice(0, AGENDA_PAGE_SIZE)
    const next = keys.length > shown.length ? (shown.at(-1) ?? null) : null
    return { shown, next, isLater: cursors[part] !== null && !isGone }
  }
  const [[totals], requests, visits, history] = await Promise.all([
    db
      .select({ requests: count('requests'), visits: count('visits'), history: count('history') })
      .from(reservas)
      .where(eq(reservas.technicianId, technicianId)),
    list('requests'),
    list('visits'),
    list('history'),
  ])
  const keys = [requests, visits, history].flatMap(({ shown }) => shown)
  const pageOf = (part: AgendaPart, { next, isLater }: typeof requests): AgendaPage => ({
    total: totals?.[part] ?? 0,
    isLater,
    next,
  })
  return {
    bookings: await listBookingsOfTechnician(db, technicianId, keys),
    pages: {
      requests: pageOf('requests', requests),
      visits: pageOf('visits', visits),
      history: pageOf('history', history),
    },
  }
}

interface KeysQuestion {
  readonly technicianId: string
  readonly condition: SQL
  readonly isNewestFirst: boolean
  /** Key of the last booking of the page before. It need not be in the list any more. */
  readonly after: number | null
}

/** The keys of a page and of one booking more. */
async function listKeys(
  db: Db,
  { technicianId, condition, isNewestFirst, after }: KeysQuestion,
): Promise<number[]> {
  const { key, scheduledAt } = reservas
  const order = isNewestFirst ? desc : asc
  const isAfter =
    after === null
      ? undefined
      : sql`(${scheduledAt}, ${key}) ${isNewestFirst ? sql`<` : sql`>`} (select last."scheduledAt", last.key
          from ${reservas} as last where last.key = ${after} and last."technicianId" = ${technicianId})`
  const rows = await db
    .select({ key })
    .from(reservas)
    .where(and(eq(reservas.technicianId, technicianId), condition, isAfter))
    .orderBy(order(scheduledAt), order(key))
    .limit(AGENDA_PAGE_SIZE + 1)
  return rows.map(row => row.key)
}
