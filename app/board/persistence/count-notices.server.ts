// What was sent on each day by each channel, and what failed, counted as /admin/avisos does. Messages are kept for a month, the
// counts longer: the days that are still there are counted anew.
import { sql } from 'drizzle-orm'
import { DELIVERY_KEPT_DAYS } from '#accounts/domain/channel-delivery.ts'
import { ALL, type NoticeFact } from '#board/domain/facts.ts'
import { ASKED, isLate } from '#moderation/persistence/channel-figures.server.ts'
import { addDays } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const FACTS = Object.keys({
  'whatsapp-sent': true,
  'whatsapp-failed': true,
  'email-sent': true,
  'email-failed': true,
  'push-sent': true,
  'push-failed': true,
} satisfies Record<NoticeFact, true>)

const bogotaDay = (at: 'at' | '"createdAt"') => sql.raw(`(${at} at time zone 'America/Bogota')::date`)

export async function countNotices(tx: Db, oldest: string, through: string, now: Date): Promise<void> {
  // The retention of the same night may have begun with the day before.
  const from = addDays(through, 2 - DELIVERY_KEPT_DAYS)
  await tx.execute(sql`
    delete from board_counts
    where fact = any (${sql.param(FACTS)}::text[]) and (day < ${oldest}::date or day >= ${from}::date)`)
  const since = sql`${from}::date::timestamp at time zone 'America/Bogota'`
  const until = sql`(${through}::date + 1)::timestamp at time zone 'America/Bogota'`
  await tx.execute(sql`
    with handed as (
      select ${bogotaDay('"createdAt"')} as day, 'whatsapp' as channel, state = 'failed' or ${isLate(now)} as failed
      from whatsapp_messages where "createdAt" >= ${since} and "createdAt" < ${until} and ${ASKED}
      union all
      select ${bogotaDay('at')}, channel, state = 'failed' from channel_deliveries where at >= ${since} and at < ${until}),
    counted as (
      select day, channel, count(*) as sent, count(*) filter (where failed) as failed from handed group by day, channel)
    insert into board_counts (day, especialidad, city, fact, times)
    select day, ${ALL}::text, ${ALL}::text, channel || fact, times
    from counted cross join lateral (values ('-sent', sent), ('-failed', failed)) as facts (fact, times)
    where times > 0`)
}
