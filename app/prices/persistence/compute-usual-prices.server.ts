// D73: the one table of usual prices, computed anew from all receipts in one statement: PostgreSQL sorts on disk what does not fit
// into its memory.
import { type SQL, sql } from 'drizzle-orm'
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { TROUBLES } from '#prices/domain/troubles.ts'
import { USUAL } from '#prices/domain/usual-price.ts'
import { paymentIn } from '#visits/persistence/payment-state.server.ts'

const { months, minVisits, minTechnicians, from, to, roundedTo, barWidth, tailBars } = USUAL

/** `troubleOf` of the domain for a trade and comparable texts; a test compares both. */
function troubleIn(trade: SQL, said: SQL): SQL {
  const trades = Object.entries(TROUBLES).map(([label, troubles]) => {
    const rows = troubles.map(
      ({ key, phrases }) =>
        sql`when ${said} like any (${sql.param(phrases.map(phrase => `% ${phrase}%`))}::text[]) then ${key}::text`,
    )
    return sql`when ${label}::text then case ${sql.join(rows, sql` `)} end`
  })
  return sql`case ${trade} ${sql.join(trades, sql` `)} end`
}

/** `comparableTexts` of the domain. */
const comparable = (text: SQL) =>
  sql`' ' || regexp_replace(plain_text(${text}), '[^a-z0-9|]+', ' ', 'g') || ' '`

const rounded = (amount: SQL) =>
  sql`(${amount} + ${sql.raw(String(roundedTo / 2))}) / ${sql.raw(String(roundedTo))} * ${sql.raw(String(roundedTo))}`

/** In steps of a bar. */
const stepOf = (amount: SQL) => sql`${amount} / ${sql.raw(String(barWidth))}`

/**
 * Visits that took place and were paid, each with its newest receipt. Not among them: repeats by guarantee, what is disputed, what
 * people did whose account is deleted.
 */
const paidVisits = (now: Date) => sql`
  select visit.especialidad, visit."technicianId", receipt.total, place.ciudad,
    btrim(regexp_replace(plain_text(place.ciudad), '[^a-z0-9]+', '-', 'g'), '-') as city,
    ${comparable(sql`concat_ws(' | ', visit.servicio,
      (select string_agg(line ->> 'concepto', ' | ') from jsonb_array_elements(receipt.lines) as line))`)} as said
  from reservas as visit
  join receipts as receipt on receipt."reservaKey" = visit.key
  join users as client on client.uid = visit."clientId"
  join users as worker on worker.uid = visit."technicianId"
  left join receipt_payments as note on note."receiptId" = receipt.id
  cross join lateral (select coalesce(nullif(btrim(visit.ciudad), ''), btrim(visit."technicianCiudad")) as ciudad) as place
  where ${sql.raw(isCounted('visit'))} and visit.precio is distinct from 0 and receipt.total > 0
    and visit.date > (${bogotaDate(now)}::date - make_interval(months => ${months}))::date
    and not exists (select from receipts as later where later.corrects = receipt.id)
    and ${sql.raw(paymentIn('receipt', 'note'))} <> 'aun_no'
    and client."deletedAt" is null and worker."deletedAt" is null
    and not exists (select from reports join receipts as told on told.id = reports."receiptId"
      where told."reservaKey" = visit.key and reports.status <> 'dismissed')`

/** In a transaction: pages see the rows of before until it ends. Gives how many there are now. */
export async function replaceUsualPrices(tx: Db, now: Date): Promise<number> {
  await tx.execute(sql`delete from usual_prices`)
  const { rowCount } = await tx.execute(sql`
      with paid as materialized (${paidVisits(now)}),
      named as materialized (
        select *, ${troubleIn(sql`especialidad`, sql`said`)} as trouble from paid where city <> ''),
      usual as (
        select especialidad, city, trouble, mode() within group (order by ciudad) as ciudad, count(*)::integer as visits,
          percentile_disc(array[${from}, ${to}]::double precision[]) within group (order by total) as parts
        from named where trouble is not null group by especialidad, city, trouble
        having count(*) >= ${minVisits} and count(distinct "technicianId") >= ${minTechnicians}),
      counted as (
        select especialidad, city, trouble,
          least(greatest(${stepOf(sql`total`)}, ${stepOf(sql`parts[1]`)} - ${tailBars}), ${stepOf(sql`parts[2]`)} + ${tailBars}) as step,
          count(*)::integer as visits
        from named join usual using (especialidad, city, trouble) group by 1, 2, 3, 4),
      drawn as (
        select especialidad, city, trouble, min(step) as first, max(step) as last, jsonb_object_agg(step, visits) as steps
        from counted group by especialidad, city, trouble)
      insert into usual_prices (especialidad, city, trouble, ciudad, low, high, "barsFrom", bars, visits, "computedAt")
      select especialidad, city, trouble, ciudad, ${rounded(sql`parts[1]`)}, ${rounded(sql`parts[2]`)},
        first * ${barWidth}::integer,
        array(select coalesce((steps ->> step::text)::integer, 0) from generate_series(first, last) as step order by step),
        visits, ${now.toISOString()}::timestamptz
      from usual join drawn using (especialidad, city, trouble)`)
  return rowCount ?? 0
}
