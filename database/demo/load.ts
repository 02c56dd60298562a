// Fills an empty house: people, bookings and reviews that look real, once per database.
import type { PoolClient } from 'pg'
import {
  INSERT_ACCOUNTS,
  INSERT_BOOKINGS,
  INSERT_REVIEWS,
  INSERT_TECHNICIANS,
  INSERT_USERS,
  SET_RATINGS,
} from '#database/insert.ts'
import { bookingRow, demoBookings } from './bookings.ts'
import {
  DEMO_ADMIN,
  DEMO_CLIENT,
  DEMO_PASSWORD,
  DEMO_TECHNICIAN,
  type DemoUser,
  demoAdmin,
  demoClients,
} from './clients.ts'
import { demoId } from './names.ts'
import { writePhotos } from './photos.ts'
import { reviewRows } from './reviews.ts'
import { type DemoTechnician, demoTechnicians, userOf } from './technicians.ts'
import { INSERT_TRAIL } from './trail.ts'

/** Answers no row when the demo data was loaded before. */
const REMEMBER = `
  insert into settings (key, value) values ('demo-data', $1) on conflict (key) do nothing`

export interface DemoLoading {
  readonly client: PoolClient
  readonly dataDir: string
  readonly now: Date
  readonly hashPassword: (password: string) => Promise<string>
  readonly onProgress?: (text: string) => void
}

/** Draws the portraits that are missing; then stores everything, unless this database already has it. */
export async function loadDemoData({
  client,
  dataDir,
  now,
  hashPassword,
  onProgress,
}: DemoLoading): Promise<void> {
  const technicians = demoTechnicians(now)
  const photos = technicians.map(({ photoId, entry }) => ({ photoId, portrait: entry.portrait }))
  const drawn = await writePhotos(photos, dataDir)
  if (drawn > 0) onProgress?.(`Retratos dibujados: ${drawn}.`)

  await client.query('begin')
  try {
    const { rowCount } = await client.query(REMEMBER, [now.toISOString()])
    const isNew = rowCount === 1
    const told = isNew
      ? await storeAll(client, technicians, now, hashPassword)
      : 'Los datos de demostración ya estaban cargados.'
    await client.query('commit')
    onProgress?.(told)
  } catch (cause) {
    // A lost connection has rolled back by itself, and its own error is the one to tell.
    await client.query('rollback').catch(() => undefined)
    throw cause
  }
}

async function storeAll(
  client: PoolClient,
  technicians: readonly DemoTechnician[],
  now: Date,
  hashPassword: DemoLoading['hashPassword'],
): Promise<string> {
  const clients = demoClients(now)
  const admin = demoAdmin(now)
  const users = [admin, ...clients, ...technicians.map(userOf)]
  const bookings = demoBookings({ technicians, clients }, now)
  const reviews = reviewRows(bookings)

  const store = (statement: string, rows: readonly object[]) =>
    client.query(statement, [JSON.stringify(rows)])
  await store(INSERT_USERS, users)
  await store(INSERT_ACCOUNTS, await accountRows(users, now, hashPassword))
  await store(INSERT_TECHNICIANS, technicians)
  await store(INSERT_BOOKINGS, bookings.map(bookingRow))
  await store(INSERT_REVIEWS, reviews)
  await client.query(SET_RATINGS)
  await client.query(INSERT_TRAIL, [admin.uid])
  return (
    `Datos de demostración: ${technicians.length} técnicos, ${clients.length} clientes, ` +
    `${bookings.length} reservas y ${reviews.length} reseñas.`
  )
}

function accountRows(users: readonly DemoUser[], now: Date, hashPassword: DemoLoading['hashPassword']) {
  const emails: readonly string[] = [DEMO_CLIENT.email, DEMO_TECHNICIAN.email, DEMO_ADMIN.email]
  return Promise.all(
    users
      .filter(({ email }) => emails.includes(email))
      .map(async ({ uid }) => ({
        id: demoId('account', uid),
        userId: uid,
        password: await hashPassword(DEMO_PASSWORD),
        createdAt: now,
      })),
  )
}
