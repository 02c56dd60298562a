// What people would have been told of the stored visits, and how it reached them: a month as rows of each delivery, what came
// before as counts of the board, which keeps those longer. Drawn by hashes in SQL: the same in every run.
import type pg from 'pg'
import { DELIVERY_KEPT_DAYS } from '#accounts/domain/channel-delivery.ts'
import { ALL } from '#board/domain/facts.ts'
import { COUNTED_DAYS } from '#board/domain/stretch.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'

/** One of three has a device too; what fails by one channel arrives by the other. */
export async function storeNotices(client: pg.Pool | pg.ClientBase, now: Date): Promise<void> {
  const today = bogotaDate(now)
  await client.query(
    `with told as (
       select uid, topic, at, md5(id || topic)::uuid as notification, hashtext(id || topic) & 2147483647 as drawn
       from reservas, lateral (values
         ("technicianId", 'booking:requested', "createdAt"),
         ("clientId", 'booking:confirmada', "answeredAt"),
         ("clientId", 'booking:tomorrow', case when status in ('confirmada', 'completada') then "scheduledAt" - interval '15 hours' end),
         ("clientId", 'booking:cancelada', case when status = 'cancelada' then "updatedAt" end)) as notice (uid, topic, at)
       where date >= $2::date and at < $1),
     delivered as (
       select told.*, channel, reason, (at at time zone 'America/Bogota')::date as day
       from told, lateral (
         select 'email' as channel, case when drawn % 53 = 0 then 'unreachable' end as reason
         union all
         select 'push', case when drawn % 7 = 0 and drawn % 53 > 0 then 'gone' end where drawn % 3 = 0 or drawn % 53 = 0) as sent),
     kept as (
       insert into channel_deliveries (job, uid, channel, topic, notification, state, reason, at)
       -- No job of the queue has a number below zero.
       select -row_number() over (order by at, notification, channel), uid, channel, topic, notification,
         case when reason is null then 'sent' else 'failed' end, reason, at
       from delivered where day >= $3::date)
     insert into board_counts (day, especialidad, city, fact, times)
     select day, $4, $4, channel || outcome, times
     from (select day, channel, count(*) as sent, count(reason) as failed from delivered
         where day >= $2::date and day < $3::date group by day, channel) as counted,
       lateral (values ('-sent', sent), ('-failed', failed)) as facts (outcome, times)
     where times > 0`,
    [now, addDays(today, -COUNTED_DAYS), addDays(today, 1 - DELIVERY_KEPT_DAYS), ALL],
  )
}
