// Reviews of published technicians, written straight into the database.
import { randomBytes } from 'node:crypto'

type Sql = (query: string, values?: unknown[]) => Promise<unknown>

interface ReviewFields {
  comentario: string
  /** Whole days: the bookings of one technician need different ones. */
  daysAgo: number
  rating?: number
  aprobada?: boolean
}

/** One review of one completed booking by a client of its own. The technician's average stays as it is. */
export async function storeReview(sql: Sql, technicianId: string, review: ReviewFields): Promise<void> {
  const { comentario, daysAgo, rating = 5, aprobada = true } = review
  const client = randomBytes(12).toString('hex')
  await sql('insert into users (uid, name, email, "emailVerified", role) values ($1, $2, $3, true, $4)', [
    client,
    'Paola Murillo',
    `${client}@correo.co`,
    'cliente',
  ])
  await sql(
    `with day as (select current_date - $3::integer as day), booked as (
       insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
         "end", "scheduledAt", status)
       select $1 || '_' || to_char(day, 'YYYYMMDD') || '_09', $1, 'T', $2, 'Paola Murillo', $2 || '@correo.co', day,
         '09:00', '10:00', (day + time '09:00') at time zone 'America/Bogota', 'completada'
       from day returning key, "scheduledAt")
     insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, aprobada,
       "createdAt")
     select key, $1, $2, 'Paola Murillo', $4, $5, $6, "scheduledAt" from booked`,
    [technicianId, client, daysAgo, rating, comentario, aprobada],
  )
}
