// Who has a free hour: today, tomorrow and the day after, by trade and city. One statement, by the bits of the catalogue.
import { sql } from 'drizzle-orm'
import { ALL, OTHERS } from '#board/domain/facts.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import { freePeople } from '#catalogue/persistence/free-day-conditions.server.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Moment } from '#technicians/domain/free-hours.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

const freeDaysFrom = (today: string) => [today, addDays(today, 1), addDays(today, 2)] as const

const KNOWN = SPECIALTIES.map(({ label }) => label)

export async function countFree(tx: Db, moment: Moment): Promise<void> {
  const [today, tomorrow, later] = freeDaysFrom(bogotaDate(moment.now))
  await tx.execute(sql`delete from board_free`)
  await tx.execute(sql`
    with free as materialized (
      select uid, bool_or(date = ${today}) as today, bool_or(date = ${tomorrow}) as tomorrow, bool_or(date = ${later}) as later
      from (${freePeople([today, tomorrow, later], moment)}) as days group by uid),
    trades as (
      select c.uid, c.city, trade from catalogue as c cross join lateral (
        select distinct label from unnest(c.specialties) as label where label = any (${sql.param(KNOWN)}::text[])
        union all select ${ALL}::text
        union all select ${OTHERS}::text where exists (
          select from unnest(c.specialties) as label
          where label = any (${sql.param(KNOWN)}::text[]) and label <> all (${sql.param(COLUMN_TRADES)}::text[]))
      ) as held (trade))
    insert into board_free (especialidad, city, technicians, today, tomorrow, later, free)
    select trade, city, count(*), count(*) filter (where today), count(*) filter (where tomorrow), count(*) filter (where later),
      count(free.uid)
    from trades left join free using (uid) where city <> '' group by trade, city`)
}
