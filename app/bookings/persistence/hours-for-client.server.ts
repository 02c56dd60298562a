// What the hours of a technician are made of for one client, beside the profile: one named statement for each page of hours.
import type { Booking } from '#bookings/domain/booking.ts'
import type { BarrioAndCity } from '#bookings/domain/visit-place.ts'
import { longestVisitBefore } from '#bookings/persistence/taken-hours.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'

interface Span {
  readonly from: Date
  readonly until: Date
}

interface HoursRow {
  readonly taken: readonly number[]
  readonly isBlocked: boolean
  readonly visits: readonly (Pick<Booking, 'key' | 'technicianId' | 'technicianName'> & { at: number })[]
  readonly home: BarrioAndCity | null
}

export interface HoursForClient extends Omit<HoursRow, 'taken'> {
  readonly taken: readonly Date[]
}

/** `taken` of the technician, `visits` of the client with anybody on that day, and where the account says that the client lives. */
export async function findHoursForClient(
  db: PooledDb,
  { technicianId, clientId }: { readonly technicianId: string; readonly clientId: string | null },
  { hours, day }: { readonly hours: Span; readonly day: Span },
): Promise<HoursForClient> {
  const { rows } = await db.$client.query<HoursRow>({
    name: 'find_hours_for_client',
    text: `select array(select extract(epoch from at)::double precision * 1000 from taken_hours
        where "technicianId" = $1 and "scheduledAt" > $3::timestamptz and "scheduledAt" < $4::timestamptz) as taken,
      exists (select from client_blocks where "technicianId" = $1 and "clientId" = $2) as "isBlocked",
      array(select json_build_object('key', key, 'technicianId', "technicianId", 'technicianName', "technicianName",
          'at', extract(epoch from "scheduledAt")::double precision * 1000)
        from reservas where "clientId" = $2 and status <> 'cancelada'
          and "scheduledAt" >= $5::timestamptz and "scheduledAt" < $6::timestamptz) as visits,
      (select json_build_object('barrio', barrio, 'ciudad', ciudad) from users where uid = $2) as home`,
    values: [
      ...[technicianId, clientId, longestVisitBefore(hours.from).toISOString(), hours.until.toISOString()],
      ...[day.from.toISOString(), day.until.toISOString()],
    ],
  })
  const { taken, ...found } = rows[0] ?? { taken: [], isBlocked: false, visits: [], home: null }
  return { ...found, taken: taken.map(at => new Date(at)) }
}
