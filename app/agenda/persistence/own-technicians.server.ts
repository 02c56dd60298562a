// Mis técnicos: who served a client or is kept with a heart, one row for each, in one statement.
import type { LastVisit, OwnTechnician } from '#agenda/domain/own-technicians.ts'
import {
  bookableFrom,
  bookableTechnician,
  LAST_VISITS,
  type ServedByRow,
  servedValues,
} from '#agenda/persistence/who-served.server.ts'
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { isOwedIn, isSaidPaidIn } from '#visits/persistence/payment-state.server.ts'

interface Row
  extends Omit<OwnTechnician, 'last' | 'technician'>,
    Pick<LastVisit, 'trade' | 'visits' | 'paid' | 'rating'> {
  /** Null: no visit. */
  readonly key: string | null
  readonly date: string
  readonly scheduledAt: Date
  readonly technician: ServedByRow['technician'] | null
  readonly total: string
}

const COUNTED = `visit."clientId" = $1 and visit."technicianId" = own.uid and ${isCounted('visit')}
  and visit.precio is distinct from 0`

/**
 * Of the client $1, with the hours taken between $2 and $3: $4 technicians. The last visit or heart first, who is not
 * published last. The name of a hidden profile is that of the visit.
 */
const OWN_TECHNICIANS = `
  select own.uid, own."isKept", own.key, own.date, own."scheduledAt", own.trade, own.total,
    case when publicado then nombre else coalesce(nullif(btrim(own."technicianName"), ''), nullif(btrim(nombre), ''), own.uid) end
      as nombre,
    coalesce(nullif(btrim(technicians.ciudad), ''), own."technicianCiudad", '') as ciudad,
    coalesce(especialidades, '{}') as especialidades,
    own."isPublished",
    case when technicians.uid is null or technicians."deletedAt" is not null or users."deletedAt" is not null
      then 'left' else 'active' end as account,
    bookable.json as technician, coalesce(visits.count, 0) as visits, paid.json as paid, review.rating
  from (
    select coalesce(last."technicianId", favourites."technicianId") as uid, coalesce("keptAt" is not null, false) as "isKept",
      last.key, last.date::text as date, last."scheduledAt", last.especialidad as trade, last."technicianName",
      last."technicianCiudad", "keptAt", coalesce(profile.publicado, false) as "isPublished", count(*) over () as total
    from (${LAST_VISITS}) as last
    full join (select * from favourites where "clientId" = $1) as favourites
      on favourites."technicianId" = last."technicianId"
    left join technicians as profile on profile.uid = coalesce(last."technicianId", favourites."technicianId")
    where "removedAt" is null or last."scheduledAt" > "removedAt"
    order by "isPublished" desc, greatest(last."scheduledAt", "keptAt") desc, 1
    limit $4) as own
  left join technicians on technicians.uid = own.uid
  left join users on users.uid = own.uid
  left join lateral (${bookableTechnician('own.uid')}) as bookable on true
  left join lateral (select count(*)::integer from reservas as visit where ${COUNTED}) as visits on true
  left join lateral (select json_build_object('total', receipt.total, 'isOwed', ${isOwedIn('receipt', 'note')},
      'isSaidPaid', ${isSaidPaidIn('note')}) as json
    from reservas as visit join receipts as receipt on receipt."reservaKey" = visit.key
    left join receipt_payments as note on note."receiptId" = receipt.id
    where ${COUNTED} order by visit."scheduledAt" desc, receipt.id desc limit 1) as paid on true
  left join lateral (select rating::float8 as rating from reservas as visit join reviews_public on "reservaKey" = visit.key
    where ${COUNTED} order by visit."scheduledAt" desc limit 1) as review on true
  order by own."isPublished" desc, greatest(own."scheduledAt", own."keptAt") desc, own.uid`

export async function listOwnTechnicians(
  db: PooledDb,
  clientId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ technicians: OwnTechnician[]; total: number }> {
  const { rows } = await db.$client.query<Row>({
    name: 'list_own_technicians',
    text: OWN_TECHNICIANS,
    values: [...servedValues(clientId, now), limit],
  })
  return { technicians: rows.map(ownTechnicianFrom), total: Number(rows[0]?.total ?? 0) }
}

function ownTechnicianFrom(row: Row): OwnTechnician {
  const { key, date, scheduledAt, trade, visits, paid, rating, technician, total: _, ...rest } = row
  return {
    ...rest,
    last: key === null ? null : { key: Number(key), date, scheduledAt, trade, visits, paid, rating },
    technician: technician && bookableFrom(technician),
  }
}
