// The visits behind a figure of the board, latest first. Each branch of the condition is read from an index in order, a page of it.
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnswerPart } from '#board/domain/board.ts'
import { fatesOfGroup, type VisitGroup } from '#board/domain/board-paths.ts'
import { CANCELLED_FATES, type Fate, OTHERS, UNSAID } from '#board/domain/facts.ts'
import type { Days, Stretch } from '#board/domain/stretch.ts'
import { CIUDAD, cityOf, FATE } from '#board/persistence/count-visits.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { AdminBooking } from '#moderation/domain/panel-rows.ts'
import {
  beyond,
  bookingCursorFrom,
  bookingPageOf,
  rowColumns,
} from '#moderation/persistence/admin-bookings.server.ts'
import { ADMIN_PAGE_SIZE, type AdminPage, type ListCursor } from '#platform/domain/lists.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { withSaid } from '#visits/persistence/situation.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

export interface BoardVisits extends Days {
  readonly days: Stretch
  readonly group: VisitGroup
  /** Null: of every one; OTHERS and UNSAID as in addresses. */
  readonly city: string | null
  readonly trade: string | null
}

/** Each as an index knows it. */
function branchesOf(fates: readonly Fate[]): SQL[] {
  const cancelled = CANCELLED_FATES.filter(([, of]) => of.some(fate => fates.includes(fate))).map(
    ([reason, of]) => {
      const isFor =
        reason === 'none' ? sql`"cancelReason" is null` : sql`"cancelReason" = ${sql.raw(`'${reason}'`)}`
      const isWhole = of.every(fate => fates.includes(fate))
      const isMeant = isWhole ? sql`` : sql`and ${FATE} = any (${sql.param([...fates])}::text[])`
      return sql`status = 'cancelada' and ${isFor} ${isMeant}`
    },
  )
  return [
    ...(fates.includes('completed') ? [sql`status = 'completada' and outcome <> 'contested'`] : []),
    ...(fates.includes('contested') ? [sql`status = 'completada' and outcome = 'contested'`] : []),
    ...cancelled,
  ]
}

const STORED: Readonly<Record<AnswerPart, SQL>> = {
  city: cityOf(CIUDAD),
  trade: sql`coalesce(especialidad, '')`,
}

/** Of a row of 'Cuánto tardan en responder'. A name is compared as an index knows it. */
function isOfPart(days: Stretch, part: AnswerPart, name: string): SQL {
  // The first condition is cheap, and few rows meet it.
  if (name === UNSAID)
    return part === 'city'
      ? sql`(${CIUDAD} !~ '[a-zA-Z]' and ${STORED.city} = '')`
      : sql`${STORED.trade} = ''`
  if (name === OTHERS)
    return sql`${STORED[part]} <> all (array(
      select name from board_answers where days = ${days} and part = ${part} and name <> ${OTHERS}))`
  return part === 'city'
    ? sql`plain_text(${CIUDAD}) = plain_text(${name}::text)`
    : sql`especialidad = ${name}`
}

export async function listBoardVisits(
  db: Db,
  { days, group, city, trade, from, through }: BoardVisits,
  cursor: ListCursor | null,
): Promise<AdminPage<AdminBooking & { readonly date: string }>> {
  const after = bookingCursorFrom(cursor)
  const midnight = (day: SQL) => sql`(${day})::timestamp at time zone 'America/Bogota'`
  const within = sql`"scheduledAt" >= ${midnight(sql`${from}::date`)} and "scheduledAt" < ${midnight(sql`${through}::date + 1`)}
    ${after ? sql`and ${beyond(after, '<')}` : sql``}
    ${city === null ? sql`` : sql`and ${isOfPart(days, 'city', city)}`}
    ${trade === null ? sql`` : sql`and ${isOfPart(days, 'trade', trade)}`}`
  const branches = branchesOf(fatesOfGroup(group)).map(
    branch => sql`(select key, "scheduledAt" from reservas where ${branch} and ${within}
      order by "scheduledAt" desc, key desc limit ${ADMIN_PAGE_SIZE + 1})`,
  )
  const { key, scheduledAt, clientName, technicianId, technicianName, date } = reservas
  const rows = await db
    .select({ ...rowColumns, clientName, technicianId, technicianName, date })
    .from(reservas)
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, key))
    .where(
      and(
        inArray(
          key,
          sql`(select key from (${sql.join(branches, sql` union all `)}) as found
            order by "scheduledAt" desc, key desc limit ${ADMIN_PAGE_SIZE + 1})`,
        ),
      ),
    )
    .orderBy(desc(scheduledAt), desc(key))
  return bookingPageOf(rows.map(withSaid), after)
}
