// The works of a client that are within the term of their guarantee (D72). The rule stands in domain/guarantee-case.ts too
// (`openingRefusal`); covered-works.test.ts holds the two together.
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import type { CoveredWork } from '#guarantee/domain/covered-works.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { GUARANTEE_DAYS } from '#visits/domain/listed-visit.ts'
import { isOwedIn, isSaidPaidIn } from '#visits/persistence/payment-state.server.ts'

/** As PostgreSQL sends it, alone or inside of JSON. */
export type CoveredWorkRow = Omit<CoveredWork, 'key'> & { readonly key: string | number }

export const coveredWorkFrom = ({ key, ...work }: CoveredWorkRow): CoveredWork => ({
  ...work,
  key: Number(key),
})

/**
 * Of the client $1 at the instant $2: the nearest end first. Without a receipt a work counts from the day after, unless what
 * was agreed in the visit may still be to come.
 */
export const COVERED_WORKS = `select reservas.key, reservas."technicianId",
    coalesce(nullif(btrim("technicianName"), ''), (select nullif(btrim(nombre), '') from technicians
      where uid = reservas."technicianId"), reservas."technicianId") as "technicianName",
    reservas.date::text as date, servicio, especialidad as trade, receipt.json as receipt,
    to_char(("scheduledAt" + interval '${GUARANTEE_DAYS} days') at time zone 'America/Bogota', 'YYYY-MM-DD') as until,
    case when guarantee_cases.id is not null then json_build_object('step', step, 'turn', turn) end as "openCase"
  from reservas
  left join guarantee_cases on guarantee_cases."reservaKey" = reservas.key
  left join lateral (select json_build_object('id', id, 'total', total, 'lines', lines,
      'isOwed', ${isOwedIn('receipts', 'note')} and not ${isSaidPaidIn('note')}) as json
    from receipts left join receipt_payments as note on note."receiptId" = receipts.id
    where receipts."reservaKey" = reservas.key order by id desc limit 1) as receipt on true
  where reservas."clientId" = $1 and ${isCounted('reservas')} and precio is distinct from 0
    and (guarantee_cases.step <> 'closed'
      or guarantee_cases.id is null and "scheduledAt" >= $2::timestamptz - interval '${GUARANTEE_DAYS} days'
        and (receipt.json is not null or reservas.date < ($2::timestamptz at time zone 'America/Bogota')::date
          and not exists (select from visit_quotes where visit_quotes."reservaKey" = reservas.key and answer = 'si')))
  order by "scheduledAt", reservas.key`

export async function listCoveredWorks(db: PooledDb, clientId: string, now: Date): Promise<CoveredWork[]> {
  const { rows } = await db.$client.query<CoveredWorkRow>({
    name: 'list_covered_works',
    text: COVERED_WORKS,
    values: [clientId, now.toISOString()],
  })
  return rows.map(coveredWorkFrom)
}
