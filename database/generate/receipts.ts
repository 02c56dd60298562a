// Paid visits of a year with their receipts: what is usual, at scale. Drawn by hashes in SQL: the same in every run.
import type pg from 'pg'
import { PAID_WORK_ROWS } from '#database/generate/paid-work.ts'

const VISITS_EACH = 12
const DAYS = 350
/** Of a year 350 days, one visit a day at most. */
const VISITS_EACH_MAX = 100
const SHARES = 1_000

/** Between three minutes and a day, half of them within an hour. */
const ANSWERED_WITHIN = `3 * exp(drawn / 97 % 1000 / 160.0) * interval '1 minute'`

/** About so many, of the first technicians by id. `clients`: 'cliente-1' and so on. */
export async function addReceipts(pool: pg.Pool, receipts: number, clients: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from technicians')
  const technicians = Math.min(rows[0]?.count ?? 0, Math.ceil(receipts / VISITS_EACH))
  const each = Math.min(VISITS_EACH_MAX, Math.ceil(receipts / Math.max(1, technicians)))
  await pool.query(
    `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail",
       date, start, "end", "scheduledAt", "createdAt", status, outcome, answer, "answeredAt",
       ciudad, especialidad)
     select uid || '_' || to_char(date, 'YYYYMMDD') || '_' || to_char(hour, 'FM00'), uid, nombre, technicians.ciudad,
       'cliente-' || 1 + drawn % $4, 'Cliente', 'cliente@generado.invalid', date, to_char(hour, 'FM00') || ':00',
       to_char(hour + 1, 'FM00') || ':00', (date + make_time(hour, 0, 0)) at time zone 'America/Bogota',
       created, 'completada', 'attended', 'accepted', created + ${ANSWERED_WITHIN}, technicians.ciudad,
       especialidades[1 + drawn % cardinality(especialidades)]
     from (select * from technicians order by uid limit $1) as technicians, generate_series(0, $2 - 1) as nth,
       lateral (select hashtext(uid || nth) & 2147483647 as drawn) as draws,
       lateral (select (now() at time zone 'America/Bogota')::date - 1 - nth * ($3 / $2) - drawn % ($3 / $2) as date,
         8 + drawn % 11 as hour) as slots,
       lateral (select (date - 2 + make_time(hour, 0, 0)) at time zone 'America/Bogota' as created) as requests`,
    [technicians, each, DAYS, clients],
  )
  await pool.query(
    `with work as materialized (
       select *, coalesce(sum(share) over before, 0) as low, sum(share) over upto as high
       from (select trade, rank, concepto, price, weight / sum(weight) over (partition by trade) * ${SHARES} as share
         from jsonb_to_recordset($1::jsonb) as row (trade text, rank integer, concepto text, price integer, weight float8)) as shares
       window upto as (partition by trade order by rank),
         before as (partition by trade order by rank rows between unbounded preceding and 1 preceding))
     insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     select key, "scheduledAt" + interval '40 minutes',
       jsonb_build_array(jsonb_build_object('concepto', concepto, 'cantidad', 1, 'precio', total)), total, concepto,
       (array['efectivo', 'nequi', 'daviplata', 'transferencia'])[1 + drawn % 4], date + 30
     from reservas cross join lateral (select hashtext(id) & 2147483647 as drawn) as draws
       join work on trade = especialidad and drawn % ${SHARES} >= low and drawn % ${SHARES} < high
       cross join lateral (select greatest(20000, (price * exp((drawn / ${SHARES} % 100 - 50) / 110.0) / 5000)::integer * 5000) as total) as prices
     where status = 'completada'`,
    [JSON.stringify(PAID_WORK_ROWS)],
  )
}

/** The day after one visit of five another one did not take place. */
export async function addMissedVisits(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail", date,
       start, "end", "scheduledAt", "createdAt", status, "cancelReason", answer, "answeredAt", ciudad, especialidad)
     select "technicianId" || '_' || to_char(date + 1, 'YYYYMMDD') || '_' || left(start, 2), "technicianId", "technicianName",
       "technicianCiudad", "clientId", "clientName", "clientEmail", date + 1, start, "end", "scheduledAt" + interval '1 day',
       "createdAt" + interval '1 day', 'cancelada', reason, case when "wasConfirmed" then 'accepted' when reason = 'tecnico' then 'declined' end,
       case when "wasConfirmed" or reason = 'tecnico' then "answeredAt" + interval '1 day' end, ciudad, especialidad
     from reservas, lateral (select hashtext(id) & 2147483647 as drawn) as draws,
       lateral (select (array['sin_respuesta', 'sin_respuesta', 'sin_respuesta', 'tecnico', 'tecnico', 'tecnico', 'tecnico', 'cliente', 'cliente',
         'reemplazada', 'no_llego', 'nadie'])[1 + drawn / 5 % 12] as reason) as reasons,
       lateral (select reason in ('no_llego', 'nadie') or reason in ('tecnico', 'cliente') and drawn / 60 % 2 = 0 as "wasConfirmed") as confirmed
     where status = 'completada' and drawn % 5 = 0 and date < (now() at time zone 'America/Bogota')::date - 1
     on conflict do nothing`,
  )
}
