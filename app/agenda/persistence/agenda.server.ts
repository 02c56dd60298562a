// Section 2, Agenda: one page of each of its lists.
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import {
  AGENDA_PAGE_SIZE,
  type AgendaCursors,
  type AgendaPage,
  type AgendaPart,
  type FilteredAgenda,
  type TechnicianDay,
} from '#agenda/domain/agenda.ts'
import type { HistoryFilter } from '#agenda/domain/history-filter.ts'
import { listBookingsOfTechnician } from '#agenda/persistence/booking-lists.server.ts'
import { isShownBy } from '#agenda/persistence/history-kinds.server.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { addressLines } from '#bookings/domain/visit-place.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { clientNameOrId, reservas } from '#bookings/persistence/booking-tables.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { NextVisitOfDay } from '#visits/domain/visit.ts'

const FROM_THE_START: AgendaCursors = { requests: null, upcoming: null, history: null }

/** Requests and upcoming bookings are ordered by their hour, the history begins with the latest. */
export async function listAgenda(
  db: Db,
  technicianId: string,
  now: Date,
  cursors: AgendaCursors = FROM_THE_START,
  filter: HistoryFilter | null = null,
): Promise<FilteredAgenda> {
  const ahead = sql`${reservas.scheduledAt} > ${now.toISOString()}::timestamptz`
  const isUpcoming = sql`${ahead} and ${reservas.status} <> 'cancelada'`
  const conditions: Record<AgendaPart, SQL> = {
    requests: allowedBy(TRANSITIONS.accept, now),
    upcoming: isUpcoming,
    history: sql`not (${isUpcoming})`,
  }
  const isShown = filter
    ? sql`${conditions.history} and ${isShownBy(filter, 'reservas')}`
    : conditions.history
  const count = (part: AgendaPart) => sql<number>`count(*) filter (where ${conditions[part]})`.mapWith(Number)
  const list = async (part: AgendaPart) => {
    const question = {
      technicianId,
      condition: part === 'history' ? isShown : conditions[part],
      isNewestFirst: part === 'history',
    }
    const page = await listKeys(db, { ...question, after: cursors[part] })
    const isGone = page.length === 0 && cursors[part] !== null
    // All of the page was answered meanwhile.
    const keys = isGone ? await listKeys(db, { ...question, after: null }) : page
    const shown = keys.slice(0, AGENDA_PAGE_SIZE)
    const next = keys.length > shown.length ? (shown.at(-1) ?? null) : null
    return { keys: shown, next, after: isGone ? null : cursors[part] }
  }
  // A flood of requests may push it to a later page.
  const nextVisit = sql<
    string | null
  >`(array_agg(${reservas.key} order by ${reservas.scheduledAt}, ${reservas.key})
    filter (where ${isUpcoming} and ${reservas.status} = 'confirmada'))[1]`
  // Also past their hour: they stand on top, on whatever page of the history they are.
  const underWay = sql<
    string[] | null
  >`(array_agg(${reservas.key} order by ${reservas.scheduledAt} desc, ${reservas.key})
    filter (where not (${ahead}) and ${reservas.status} = 'confirmada'))[1:${sql.raw(String(AGENDA_PAGE_SIZE))}]`
  // D59: they come first, on whatever page their hour is.
  const statements = sql<
    string[] | null
  >`(array_agg(${reservas.key} order by ${reservas.scheduledAt}, ${reservas.key})
    filter (where ${isUpcoming} and ${reservas.cannotAt} is not null))[1:${sql.raw(String(AGENDA_PAGE_SIZE))}]`
  const [[totals], requests, upcoming, history] = await Promise.all([
    db
      .select({
        requests: count('requests'),
        upcoming: count('upcoming'),
        history: count('history'),
        shown: sql<number>`count(*) filter (where ${isShown})`.mapWith(Number),
        nextVisit,
        underWay,
        statements,
      })
      .from(reservas)
      .where(eq(reservas.technicianId, technicianId)),
    list('requests'),
    list('upcoming'),
    list('history'),
  ])
  const keys = new Set([requests, upcoming, history].flatMap(page => page.keys))
  if (totals?.nextVisit) keys.add(Number(totals.nextVisit))
  for (const key of [...(totals?.underWay ?? []), ...(totals?.statements ?? [])]) keys.add(Number(key))
  const pageOf = (part: AgendaPart, page: Omit<AgendaPage, 'total'>): AgendaPage => ({
    total: totals?.[part] ?? 0,
    ...page,
  })
  return {
    bookings: await listBookingsOfTechnician(db, technicianId, [...keys], now),
    pages: {
      requests: pageOf('requests', requests),
      upcoming: pageOf('upcoming', upcoming),
      history: pageOf('history', history),
    },
    shown: totals?.shown ?? 0,
  }
}

/** Where a technician goes next on this day. */
export async function findNextVisitOfDay(
  db: Db,
  technicianId: string,
  { date, now }: { readonly date: string; readonly now: Date },
): Promise<NextVisitOfDay | null> {
  const { key, start, address, barrio, ciudad, scheduledAt, status } = reservas
  const [row] = await db
    .select({ key, start, address, barrio, ciudad, clientName: clientNameOrId })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.clientId))
    .where(
      and(
        eq(reservas.technicianId, technicianId),
        eq(reservas.date, date),
        eq(status, 'confirmada'),
        gt(scheduledAt, now),
      ),
    )
    .orderBy(asc(scheduledAt))
    .limit(1)
  if (!row) return null
  const { street, area } = addressLines(row)
  return { key: row.key, clientName: row.clientName, start: row.start, place: area || street }
}

export async function findTechnicianDay(db: Db, technicianId: string, now: Date): Promise<TechnicianDay> {
  const { date, start, scheduledAt, status } = reservas
  const isToday = and(eq(date, bogotaDate(now)), inArray(status, ['confirmada', 'completada']))
  const [row] = await db
    .select({
      starts: sql<string[] | null>`array_agg(${start} order by ${scheduledAt}) filter (where ${isToday})`,
      next: sql<string | null>`min(${start}) filter (where ${isToday} and ${gt(scheduledAt, now)})`,
      requests: sql<number>`count(*) filter (where ${allowedBy(TRANSITIONS.accept, now)})`.mapWith(Number),
    })
    .from(reservas)
    .where(
      and(eq(reservas.technicianId, technicianId), or(eq(date, bogotaDate(now)), eq(status, 'solicitada'))),
    )
  return { starts: row?.starts ?? [], next: row?.next ?? null, requests: row?.requests ?? 0 }
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
