// Stores an export in one transaction and reports the documents that were left out.
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import {
  bookingFrom,
  type ImportedBooking,
  type KnownTechnician,
  type KnownUser,
} from '#database/import/booking-from.ts'
import type { Collections } from '#database/import/collections.ts'
import { reviewFrom } from '#database/import/review-from.ts'
import { technicianFrom } from '#database/import/technician-from.ts'
import { userFrom } from '#database/import/user-from.ts'
import {
  INSERT_BOOKINGS,
  INSERT_REVIEWS,
  INSERT_TECHNICIANS,
  INSERT_USERS,
  SET_RATINGS,
} from '#database/insert.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'

export interface Counted {
  readonly kind: 'usuarios' | 'técnicos' | 'reservas' | 'reseñas'
  readonly stored: number
  /** Ids of documents that exist already or are incomplete. */
  readonly leftOut: readonly string[]
}

/** Null when the same file was imported before. */
export async function importCollections(
  client: PoolClient,
  exported: Collections,
  now: Date,
): Promise<Counted[] | null> {
  await client.query('begin')
  try {
    const fingerprint = createHash('sha256').update(JSON.stringify(exported)).digest('hex')
    const marked = await client.query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do nothing',
      [`import ${fingerprint}`, now.toISOString()],
    )
    const counts = marked.rowCount === 1 ? await storeAll(client, exported, now) : null
    await client.query('commit')
    return counts
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  }
}

async function storeAll(client: PoolClient, exported: Collections, now: Date): Promise<Counted[]> {
  const store = (statement: string, rows: readonly object[]) =>
    client.query(statement, [JSON.stringify(rows)])

  const taken = await column(client, 'select uid as value from users union select email from users')
  const users = convertAll(exported.users, each => {
    const user = userFrom(each, now)
    return user && claim(taken, user.uid, user.email) ? user : null
  })
  await store(INSERT_USERS, users.rows)

  const names = await byUid<KnownUser & { barred: boolean }>(
    client,
    'select uid, name, email, blocked or "deletedAt" is not null as barred from users',
  )
  const profiles = await column(client, 'select uid as value from technicians')
  const slugs = await column(client, 'select slug as value from technicians')
  const technicians = convertAll(exported.technicians, each => {
    const person = names.get(each.id)
    if (!person || !claim(profiles, each.id)) return null
    const technician = technicianFrom(each, person.name, now)
    const slug = claim(slugs, technician.slug) ? technician.slug : technicianSlug(technician.nombre, each.id)
    slugs.add(slug)
    return { ...technician, slug, publicado: technician.publicado && !person.barred }
  })
  await store(INSERT_TECHNICIANS, technicians.rows)

  const known = {
    users: names,
    technicians: await byUid<KnownTechnician>(
      client,
      'select uid, nombre, ciudad, slug, telefono from technicians',
    ),
  }
  const hours = await column(client, `select id as value from reservas where status <> 'cancelada'`)
  const bookings = convertAll(exported.reservas, each => {
    const booking = bookingFrom(each, known, now)
    return booking && (booking.status === 'cancelada' || claim(hours, booking.id)) ? booking : null
  })
  await store(INSERT_BOOKINGS, bookings.rows)

  const completed = new Map<string, ImportedBooking>(
    bookings.rows.filter(({ status }) => status === 'completada').map(each => [each.id, each]),
  )
  const rated = new Set<string>()
  const reviews = convertAll(exported.reviews, each => {
    const review = reviewFrom(each, completed)
    return review && claim(rated, review.bookingId) ? review : null
  })
  await store(INSERT_REVIEWS, reviews.rows)
  await client.query(SET_RATINGS)

  return [
    { kind: 'usuarios', stored: users.rows.length, leftOut: users.leftOut },
    { kind: 'técnicos', stored: technicians.rows.length, leftOut: technicians.leftOut },
    { kind: 'reservas', stored: bookings.rows.length, leftOut: bookings.leftOut },
    { kind: 'reseñas', stored: reviews.rows.length, leftOut: reviews.leftOut },
  ]
}

function convertAll<From extends { readonly id: string }, Row>(
  all: readonly From[],
  convert: (document: From) => Row | null,
) {
  const rows: Row[] = []
  const leftOut: string[] = []
  for (const document of all) {
    const row = convert(document)
    if (row) rows.push(row)
    else leftOut.push(document.id)
  }
  return { rows, leftOut }
}

/** Adds all values to the set, or none and returns false when one of them is taken. */
function claim(taken: Set<string>, ...values: string[]): boolean {
  if (values.some(value => taken.has(value))) return false
  for (const value of values) taken.add(value)
  return true
}

async function column(client: PoolClient, query: string): Promise<Set<string>> {
  const { rows } = await client.query<{ value: string }>(query)
  return new Set(rows.map(({ value }) => value))
}

async function byUid<Row>(client: PoolClient, query: string): Promise<Map<string, Row>> {
  const { rows } = await client.query<Row & { uid: string }>(query)
  return new Map(rows.map(row => [row.uid, row]))
}
