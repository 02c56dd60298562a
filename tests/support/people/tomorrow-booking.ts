import type { Site } from '#tests/support/browser/journey.ts'

interface TomorrowBooking {
  readonly technician: { readonly email: string }
  readonly client: { readonly email: string }
  readonly hour: string
  readonly status: 'solicitada' | 'confirmada'
}

/** A booking of tomorrow between people who have accounts. Returns its key and the technician's uid. */
export async function bookTomorrow(
  site: Site,
  { technician, client, hour, status }: TomorrowBooking,
): Promise<{ key: number; technicianId: string }> {
  const [row] = await site.sql<{ key: number; technicianId: string }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", servicio, address, status)
     select t.uid || to_char(at, '_YYYYMMDD_HH24'), t.uid, t.name, c.uid, c.name, c.email, at::date,
       to_char(at, 'HH24:MI'), to_char(at + interval '1 hour', 'HH24:MI'), at at time zone 'America/Bogota',
       'Cambio de grifería', 'Cra. 8 # 24-31', $4
     from users as t, users as c, (select (now() at time zone 'America/Bogota')::date + 1 + $3::time as at) as tomorrow
     where t.email = $1 and c.email = $2
     returning key::int, "technicianId"`,
    [technician.email, client.email, `${hour}:00`, status],
  )
  if (!row) throw new Error('no booking was stored')
  return row
}
