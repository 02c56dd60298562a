// D50: an empty stored name is looked up in its record; if that has none either, the id is shown.
import { sql } from 'drizzle-orm'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'

export const technicianNameOrId = sql<string>`coalesce(nullif(btrim(${reservas.technicianName}), ''),
  (select nullif(btrim(nombre), '') from technicians where uid = ${reservas.technicianId}), ${reservas.technicianId})`

export const clientNameOrId = sql<string>`coalesce(nullif(btrim(${reservas.clientName}), ''),
  (select nullif(btrim(name), '') from users where uid = ${reservas.clientId}), ${reservas.clientId})`
