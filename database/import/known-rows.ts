// What the database holds already: importing adds to it and changes nothing of it.
import type { PoolClient } from 'pg'

export interface KnownUser {
  readonly name: string
  readonly email: string
  /** Blocked or deleted. */
  readonly barred: boolean
}

export interface KnownTechnician {
  readonly nombre: string
  readonly ciudad: string
  readonly slug: string
  readonly telefono: string
  readonly fotoURL: string | null
}

export interface KnownBooking {
  readonly id: string
  readonly technicianId: string
  readonly clientId: string
  readonly clientName: string
  readonly status: string
  readonly scheduledAt: Date
  readonly createdAt: Date
}

export interface KnownRows {
  readonly users: ReadonlyMap<string, KnownUser>
  readonly technicians: ReadonlyMap<string, KnownTechnician>
  /** Former slugs included: they redirect. */
  readonly slugs: ReadonlySet<string>
  readonly bookings: readonly KnownBooking[]
  /** Ids of reviews in exported databases. */
  readonly importedReviews: ReadonlySet<string>
  /** Ids of completed bookings that have a review. */
  readonly reviewedBookings: ReadonlySet<string>
}

export async function readKnownRows(client: PoolClient): Promise<KnownRows> {
  return {
    users: await byUid<KnownUser>(
      client,
      `select uid, name, email, (blocked and role is distinct from 'admin') or "deletedAt" is not null as barred from users`,
    ),
    technicians: await byUid<KnownTechnician>(
      client,
      'select uid, nombre, ciudad, slug, telefono, "fotoURL" from technicians',
    ),
    slugs: await column(
      client,
      'select slug as value from technicians union select slug from technician_slugs',
    ),
    bookings: (
      await client.query<KnownBooking>(
        'select id, "technicianId", "clientId", "clientName", status, "scheduledAt", "createdAt" from reservas',
      )
    ).rows,
    importedReviews: await column(
      client,
      'select "importedId" as value from reviews_public where "importedId" is not null',
    ),
    reviewedBookings: await column(
      client,
      'select id as value from reservas where exists (select from reviews_public where "reservaKey" = key)',
    ),
  }
}

async function column(client: PoolClient, query: string): Promise<Set<string>> {
  const { rows } = await client.query<{ value: string }>(query)
  return new Set(rows.map(({ value }) => value))
}

async function byUid<Row>(client: PoolClient, query: string): Promise<Map<string, Row>> {
  const { rows } = await client.query<Row & { uid: string }>(query)
  return new Map(rows.map(row => [row.uid, row]))
}
