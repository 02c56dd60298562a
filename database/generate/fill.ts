// Fills a migrated database with generated technicians, in batches on two connections.
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { countBoard } from '#board/persistence/count-board.server.ts'
import { storeDemand } from '#database/demand.ts'
import { addMissedVisits, addReceipts } from '#database/generate/receipts.ts'
import { generateTechnician } from '#database/generate/technician.ts'
import { storeNotices } from '#database/notices.ts'
import { createRandom } from '#database/seeded-random.ts'
import { replaceUsualPrices } from '#prices/persistence/compute-usual-prices.server.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'

const BATCH_ROWS = 2_500
const CONNECTIONS = 2
const CLIENTS = 50
/** The first technicians have a year of paid visits. */
const RECEIPTS_EACH = 12
const RECEIPTS_MAX = 60_000
/** From this many rows on it is faster to build these indexes afterwards than to update them with each row. */
const DEFER_INDEXES_FROM_ROWS = 20_000
const DEFERRED_INDEXES = [
  'catalogue_by_rating',
  'catalogue_by_price',
  'catalogue_by_price_off',
  'catalogue_by_city',
  'catalogue_by_ciudad',
  'catalogue_by_city_trade',
  'catalogue_by_city_price',
  'catalogue_by_city_price_off',
  'catalogue_instant_trade',
  'catalogue_by_sunday',
  'catalogue_sundays_by_price',
  'catalogue_sundays_by_price_off',
  'catalogue_by_words',
]

/** Of a generated technician; the e-mail is that of the account. */
const COLUMNS = Object.keys(generateTechnician(0))
  .filter(name => name !== 'email')
  .map(name => `"${name}"`)
  .join(', ')

export type Progress = (doneRows: number, step: string) => void

export async function fillDatabase(pool: pg.Pool, rows: number, onProgress: Progress): Promise<void> {
  await addClients(pool)
  const indexes = rows >= DEFER_INDEXES_FROM_ROWS ? await dropIndexes(pool) : []
  let next = 0
  const worker = async () => {
    while (next < rows) {
      const from = next
      next = Math.min(from + BATCH_ROWS, rows)
      await addTechnicians(pool, from, next)
      onProgress(next, 'técnicos')
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  await addBookings(pool)
  onProgress(rows, 'comprobantes')
  await addReceipts(pool, Math.min(rows * RECEIPTS_EACH, RECEIPTS_MAX), CLIENTS)
  await addMissedVisits(pool)
  await storeUsualPrices(pool)
  for (const [index, definition] of indexes.entries()) {
    onProgress(rows, `índice ${index + 1} de ${indexes.length}`)
    await buildIndex(pool, definition)
  }
  onProgress(rows, 'estadísticas')
  const now = new Date()
  await storeDemand(pool, now)
  await storeNotices(pool, now)
  await pool.query('vacuum analyze')
  onProgress(rows, 'tablero')
  await drizzle(pool).transaction(tx => countBoard(tx, { now, isHoliday: isColombianHoliday }))
}

async function addTechnicians(pool: pg.Pool, from: number, to: number): Promise<void> {
  const people = Array.from({ length: to - from }, (_, index) => generateTechnician(from + index))
  await pool.query(
    `insert into users (uid, name, email, role, ciudad, barrio, telefono)
     select uid, name, email, 'tecnico', ciudad, barrio, telefono from json_populate_recordset(null::users, $1)`,
    [
      JSON.stringify(
        people.map(({ uid, nombre, email, ciudad, barrio, telefono }) => ({
          ...{ uid, name: nombre, email, ciudad, barrio, telefono },
        })),
      ),
    ],
  )
  await pool.query(
    `insert into technicians (${COLUMNS}) select ${COLUMNS} from json_populate_recordset(null::technicians, $1)`,
    [JSON.stringify(people)],
  )
}

async function addClients(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into users (uid, name, email, role)
     select 'cliente-' || n, 'Cliente ' || n, 'cliente.' || n || '@generado.invalid', 'cliente'
     from generate_series(1, $1::integer) as n`,
    [CLIENTS],
  )
}

/** One technician in forty has a confirmed booking on each of the next 14 days. */
async function addBookings(pool: pg.Pool): Promise<void> {
  const random = createRandom(1)
  const days = Array.from({ length: 14 }, (_, day) => ({ day, hour: 8 + random.below(10) }))
  await pool.query(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail",
       date, start, "end", "scheduledAt", status)
     select uid || '_' || to_char(date, 'YYYYMMDD') || '_' || to_char(hour, 'FM00'), uid, nombre,
       'cliente-' || 1 + day % $2::integer, 'Cliente', 'cliente@generado.invalid',
       date, to_char(hour, 'FM00') || ':00', to_char(hour + 1, 'FM00') || ':00',
       (date + make_time(hour, 0, 0)) at time zone 'America/Bogota', 'confirmada'
     from technicians, json_to_recordset($1) as days (day integer, hour integer),
       lateral (select (now() at time zone 'America/Bogota')::date + day as date) as dates
     where hashtext(uid) % 40 = 0`,
    [JSON.stringify(days), CLIENTS],
  )
}

async function storeUsualPrices(pool: pg.Pool): Promise<void> {
  await pool.query('analyze reservas, receipts, users')
  await drizzle(pool).transaction(tx => replaceUsualPrices(tx, new Date()))
}

async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_indexdef(name::regclass) as definition from unnest($1::text[]) as name`,
    [DEFERRED_INDEXES],
  )
  await pool.query(`drop index ${DEFERRED_INDEXES.join(', ')}`)
  return rows.map(row => row.definition)
}

async function buildIndex(pool: pg.Pool, definition: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set maintenance_work_mem = '1GB'`)
    await client.query(definition)
  } finally {
    client.release(true)
  }
}
