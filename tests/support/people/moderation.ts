// Administrators, bookings, reviews and the moderation trail, for tests about moderation.
import { randomUUID } from 'node:crypto'
import type { Viewer } from '#accounts/domain/role.ts'
import type { TrailKind } from '#platform/domain/trail.ts'
import { MONDAY_AT_15_INSTANT } from '#tests/support/people/bookings.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

export async function newAdmin({ rows }: TestDatabase): Promise<Viewer> {
  const uid = `admin-${randomUUID()}`
  const viewer: Viewer = { uid, name: 'Camila Ordóñez', email: `${uid}@correo.co`, role: 'admin', ciudad: '' }
  await rows(
    `insert into users (uid, name, email, "emailVerified", role) values ($1, $2, $3, true, 'admin')`,
    [uid, viewer.name, viewer.email],
  )
  return viewer
}

export interface TrailRow {
  readonly actorUid: string
  readonly act: string
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
  readonly reason: string | null
}

/** Oldest first. */
export function trailOf({ rows }: TestDatabase, kind: TrailKind, id: string | number): Promise<TrailRow[]> {
  return rows(
    `select "actorUid", act, before, after, reason from moderation_trail
     where "targetKind" = $1 and "targetId" = $2 order by id`,
    [kind, String(id)],
  )
}

export async function moderationOf({ rows }: TestDatabase, { uid }: Viewer) {
  const [row] = await rows<{
    publicado: boolean
    estado: string | null
    verificado: boolean
    deleted: boolean
  }>(
    `select publicado, estado, verificado, "deletedAt" is not null as deleted from technicians where uid = $1`,
    [uid],
  )
  return row
}

/** A booking inserted directly: on that Monday at the given hour, in any status. */
export async function writeBooking(
  { rows }: TestDatabase,
  {
    technician,
    client,
    status = 'confirmada',
    hour = 15,
    daysLater = 0,
  }: {
    technician: Viewer
    client: Viewer
    status?: string
    hour?: number
    daysLater?: number
  },
): Promise<number> {
  const start = new Date(MONDAY_AT_15_INSTANT.getTime() + ((hour - 15) * 60 + daysLater * 24 * 60) * 60_000)
  const [row] = await rows<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
       "end", "scheduledAt", status)
     select $1 || '_' || to_char(at, 'YYYYMMDD_HH24'), $1, $2, $3, $4, $5, at::date, to_char(at, 'HH24:MI'),
       to_char(at + interval '1 hour', 'HH24:MI'), $6::timestamptz, $7
     from (select $6::timestamptz at time zone 'America/Bogota' as at) as local returning key::int`,
    [technician.uid, technician.name, client.uid, client.name, client.email, start.toISOString(), status],
  )
  if (!row) throw new Error('no booking was stored')
  return row.key
}

export async function writeReview(
  { rows }: TestDatabase,
  { key, rating, aprobada = false }: { key: number; rating: number; aprobada?: boolean },
): Promise<number> {
  const [row] = await rows<{ id: number }>(
    `insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, aprobada)
     select key, "technicianId", "clientId", "clientName", $2, 'Todo bien', $3 from reservas where key = $1
     returning id::int`,
    [key, rating, aprobada],
  )
  if (!row) throw new Error('no review was stored')
  return row.id
}
