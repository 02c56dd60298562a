// Who served a client (home, Mis técnicos): one row for each technician, the last visit that took place first.
import type { BookableTechnician, ServedBy } from '#agenda/domain/who-served.ts'
import { isCounted } from '#bookings/persistence/booking-rules.server.ts'
import { longestVisitBefore } from '#bookings/persistence/taken-hours.server.ts'
import { hoursAhead } from '#technicians/domain/free-hours.ts'

/** As PostgreSQL sends it, alone or inside of JSON. */
export interface ServedByRow extends Omit<ServedBy, 'key' | 'scheduledAt' | 'technician'> {
  readonly key: string | number
  readonly scheduledAt: string | Date
  readonly technician: Omit<ServedBy['technician'], 'taken' | 'horasBloqueadas'> & {
    readonly taken: readonly string[]
    readonly horasBloqueadas: readonly string[]
  }
}

const datesFrom = (texts: readonly string[]) => texts.map(text => new Date(text))

export function servedByFrom({ key, scheduledAt, technician, ...row }: ServedByRow): ServedBy {
  return {
    ...row,
    key: Number(key),
    scheduledAt: new Date(scheduledAt),
    technician: bookableFrom(technician),
  }
}

/** JSON has no dates. */
export function bookableFrom(stored: ServedByRow['technician']): BookableTechnician {
  return {
    ...stored,
    taken: datesFrom(stored.taken),
    horasBloqueadas: datesFrom(stored.horasBloqueadas),
  }
}

/** Of the client $1: the last visit of each technician. Visits by guarantee are no visits of their own. */
export const LAST_VISITS = `select distinct on ("technicianId") * from reservas
    where "clientId" = $1 and ${isCounted('reservas')} and precio is distinct from 0
    order by "technicianId", "scheduledAt" desc, key desc`

/** The technician with that id, with the hours taken between $2 and $3, if the client $1 can see the profile and book. */
export const bookableTechnician = (uid: string) => `
    select json_build_object('slug', slug, 'fotoURL', "fotoURL", 'disponible', disponible, 'horarios', horarios,
      'excepciones', excepciones, 'horasBloqueadas', "horasBloqueadas",
      'taken', array(select at from taken_hours where taken_hours."technicianId" = technicians.uid
        and taken_hours."scheduledAt" > $2::timestamptz and taken_hours."scheduledAt" < $3::timestamptz)) as json
    from technicians
    where technicians.uid = ${uid} and publicado and "isReadable" and not exists (select from client_blocks
      where client_blocks."technicianId" = technicians.uid and client_blocks."clientId" = $1)`

/**
 * Of the client $1, with the hours taken between $2 and $3: the last $4 technicians who can be booked, without those who were
 * taken off the own list since.
 */
export const WHO_SERVED = `
  select last.key, last."technicianId", coalesce(nullif(btrim(last."technicianName"), ''),
      (select nullif(btrim(nombre), '') from technicians where uid = last."technicianId"), last."technicianId") as "technicianName",
    last.date::text as date, last."scheduledAt", last.servicio, last.especialidad as trade, bookable.json as technician
  from (${LAST_VISITS}) as last
  join lateral (${bookableTechnician('last."technicianId"')}) as bookable on true
  where not exists (select from favourites where favourites."clientId" = $1
    and favourites."technicianId" = last."technicianId" and "removedAt" >= last."scheduledAt")
  order by last."scheduledAt" desc, last.key desc
  limit $4`

/** The first three values of the statement. */
export function servedValues(clientId: string, now: Date): [client: string, after: string, until: string] {
  const { from, until } = hoursAhead(now)
  return [clientId, longestVisitBefore(from).toISOString(), until.toISOString()]
}
