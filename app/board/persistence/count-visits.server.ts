// What became of the visits of each day, by trade and city, from the rows of reservas. The day is that of the visit:
// when it is over, the fate of each is known.
import { type SQL, sql } from 'drizzle-orm'
import { ANSWER_ROWS } from '#board/domain/board.ts'
import { ALL, CANCELLED_FATES, FATE_NAMES, OTHERS } from '#board/domain/facts.ts'
import { LONGEST, STRETCHES } from '#board/domain/stretch.ts'
import { answerMinutes, medianMinutes } from '#bookings/persistence/booking-rules.server.ts'
import { addDays } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const WAS_CONFIRMED = sql`case when "statusBefore" is null then answer is not distinct from 'accepted'
  else "statusBefore" = 'confirmada' end`

/** `fateOf` of the domain for a row of reservas; a test compares both. */
export const FATE: SQL = sql`case when status = 'completada' then case outcome when 'contested' then 'contested' else 'completed' end
  when status = 'cancelada' then case coalesce("cancelReason", 'none') ${sql.join(
    CANCELLED_FATES.map(([reason, [before, after]]) =>
      before === after
        ? sql`when ${sql.raw(`'${reason}'`)} then ${sql.raw(`'${before}'`)}`
        : sql`when ${sql.raw(`'${reason}'`)} then case when ${WAS_CONFIRMED} then ${sql.raw(`'${after}'`)} else ${sql.raw(`'${before}'`)} end`,
    ),
    sql` `,
  )} end end`

/** As written; with the visits of before its barrio and city are in the address, and the technician's says where. */
export const CIUDAD = sql`coalesce(nullif(btrim(ciudad), ''), btrim("technicianCiudad"))`

/** What somebody typed as a city may be '*' too: without a letter it is none. */
export const cityOf = (ciudad: SQL) =>
  sql`case when plain_text(${ciudad}) ~ '[a-z]' then plain_text(${ciudad}) else '' end`

const CITY = cityOf(CIUDAD)

/** The days anew, in the transaction of the count: pages see the rows of before until it ends. */
export async function countVisits(tx: Db, from: string, through: string): Promise<void> {
  const days = sql`date between ${from}::date and ${through}::date`
  await tx.execute(sql`delete from board_counts where fact = any (${sql.param(FATE_NAMES)}::text[])`)
  await tx.execute(sql`
    with visits as (
      select date, coalesce(especialidad, '') as especialidad, ${CITY} as city, ${FATE} as fate
      from reservas where ${days}),
    cells as (
      select date, especialidad, city, fate, count(*) as times from visits where fate is not null group by 1, 2, 3, 4)
    insert into board_counts (day, especialidad, city, fact, times)
    select date, case grouping(especialidad) when 1 then ${ALL} else especialidad end,
      case grouping(city) when 1 then ${ALL} else city end, fate, sum(times)
    from cells
    group by grouping sets ((date, fate, especialidad, city), (date, fate, especialidad), (date, fate, city), (date, fate))`)
  await countAnswers(tx, through)
}

/** By city and by trade. */
async function countAnswers(tx: Db, through: string): Promise<void> {
  const stretches = STRETCHES.map(days => sql`(${days}::smallint, ${addDays(through, 1 - days)}::date)`)
  await tx.execute(sql`delete from board_answers`)
  await tx.execute(sql`
    with visits as (
      select date, especialidad, ${CITY} as city, ${FATE} as fate,
        ${sql.raw(answerMinutes('reservas'))} as minutes
      from reservas where date between ${addDays(through, 1 - LONGEST)}::date and ${through}::date),
    parts as (
      select days, part, name, fate, minutes
      from visits join (values ${sql.join(stretches, sql`, `)}) as stretch (days, first) on date >= first
        cross join lateral (values ('city', city), ('trade', coalesce(especialidad, ''))) as part (part, name)
      where fate is not null),
    ranked as (
      select days, part, name, row_number() over by_part as place, count(*) over (partition by days, part) as names
      from parts group by days, part, name window by_part as (partition by days, part order by count(*) desc, name)),
    named as (
      select days, part, fate, minutes, case when place < ${ANSWER_ROWS} or names <= ${ANSWER_ROWS} then name else ${OTHERS} end as name
      from parts join ranked using (days, part, name))
    insert into board_answers (days, part, name, requests, unanswered, half, ninety)
    select days, part, name, count(*), count(*) filter (where fate = 'no-answer'),
      round(${sql.raw(medianMinutes('minutes'))}), round(percentile_disc(0.9) within group (order by minutes))
    from named group by days, part, name`)
}
