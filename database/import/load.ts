// Stores an export in one transaction; what cannot be stored is counted and said, never guessed.
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { bookingFrom, type ImportedBooking, type Person, type Trader } from '#database/import/booking-from.ts'
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
  /** Already here, or without what it takes to be stored. */
  readonly leftOut: readonly string[]
}

/** Null when this very file was imported before. */
export async function importCollections(
  client: PoolClient,
  exported: Collections,
  now: Date,
): Promise<Counted[] | null> {
  await client.query('begin')
  try {
    const print = createHash('sha256').update(JSON.stringify(exported)).digest('hex')
    const remembered = await client.query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do nothing',
      [`import ${print}`, now.toISOString()],
    )
    const counts = remembered.rowCount === 1 ? await storeAll(client, exported, now) : null
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

  const taken = await column(client, 'select uid as one from users union select email from users')
  const users = sorted(exported.users, each => {
    const user = userFrom(each, now)
    return user && claim(taken, user.uid, user.email) ? user : null
  })
  await store(INSERT_USERS, users.kept)

  const names = await byUid<Person & { barred: boolean }>(
    client,
    'select uid, name, email, blocked or "deletedAt" is not null as barred from users',
  )
  const profiles = await column(client, 'select uid as one from technicians')
  const slugs = await column(client, 'select slug as one from technicians')
  const technicians = sorted(exported.technicians, each => {
    const person = names.get(each.id)
    if (!person || !claim(profiles, each.id)) return null
    const technician = technicianFrom(each, person.name, now)
    const slug = claim(slugs, technician.slug) ? technician.slug : technicianSlug(technician.nombre, each.id)
    slugs.add(slug)
    return { ...technician, slug, publicado: technician.publicado && !person.barred }
  })
  await store(INSERT_TECHNICIANS, technicians.kept)

  const known = {
    users: names,
    technicians: await byUid<Trader>(client, 'select uid, nombre, ciudad, slug, telefono from technicians'),
  }
  const hours = await column(client, `select id as one from reservas where status <> 'cancelada'`)
  const bookings = sorted(exported.reservas, each => {
    const booking = bookingFrom(each, known, now)
    return booking && (booking.status === 'cancelada' || claim(hours, booking.id)) ? booking : null
  })
  await store(INSERT_BOOKINGS, bookings.kept)

  const completed = new Map<string, ImportedBooking>(
    bookings.kept.filter(({ status }) => status === 'completada').map(each => [each.id, each]),
  )
  const rated = new Set<string>()
  const reviews = sorted(exported.reviews, each => {
    const review = reviewFrom(each, completed)
    return review && claim(rated, review.bookingId) ? review : null
  })
  await store(INSERT_REVIEWS, reviews.kept)
  await client.query(SET_RATINGS)

  return [
    { kind: 'usuarios', stored: users.kept.length, leftOut: users.leftOut },
    { kind: 'técnicos', stored: technicians.kept.length, leftOut: technicians.leftOut },
    { kind: 'reservas', stored: bookings.kept.length, leftOut: bookings.leftOut },
    { kind: 'reseñas', stored: reviews.kept.length, leftOut: reviews.leftOut },
  ]
}

function sorted<From extends { readonly id: string }, Row>(
  all: readonly From[],
  read: (one: From) => Row | null,
) {
  const kept: Row[] = []
  const leftOut: string[] = []
  for (const one of all) {
    const row = read(one)
    if (row) kept.push(row)
    else leftOut.push(one.id)
  }
  return { kept, leftOut }
}

/** False when any of these is somebody else's already. */
function claim(taken: Set<string>, ...wanted: string[]): boolean {
  if (wanted.some(each => taken.has(each))) return false
  for (const each of wanted) taken.add(each)
  return true
}

async function column(client: PoolClient, query: string): Promise<Set<string>> {
  const { rows } = await client.query<{ one: string }>(query)
  return new Set(rows.map(({ one }) => one))
}

async function byUid<Row>(client: PoolClient, query: string): Promise<Map<string, Row>> {
  const { rows } = await client.query<Row & { uid: string }>(query)
  return new Map(rows.map(row => [row.uid, row]))
}
