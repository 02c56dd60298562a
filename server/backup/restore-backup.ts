// Puts a copy into an empty place: all of it, or nothing.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import { openDatabase } from '#persistence/database.server.ts'
import { type Manifest, photosFolder, readManifest, rowsFile } from '#server/backup/manifest.ts'
import { copyPhotos, photosIn } from '#server/backup/photos.ts'
import { type StoredTable, shapeOf, spellAlike, storedTables } from '#server/backup/stored-tables.ts'
import type { Print } from '#server/commands/run-command.ts'
import { prepareJobs } from '#server/jobs/jobs.ts'
import { migrate } from '#server/migrate.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const BATCH = 1_000
const QUIET: Log = { info: () => {}, warn: () => {}, error: () => {} }

export interface RestoreOrder {
  readonly connection: pg.PoolConfig
  readonly photos: string
  readonly folder: string
  readonly say: Print
}

export async function restoreBackup({ connection, photos, folder, say }: RestoreOrder): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const { pool } = openDatabase({ ...connection, max: 1 }, () => {})
  try {
    await refuseUnlessEmpty(pool, photos)
    await copyPhotos(photosFolder(folder), photos)
    say(`fotos: ${manifest.photos}`)
    await migrate(pool)
    await prepareJobs(pool, QUIET)
    const client = await pool.connect()
    try {
      await fill(client, manifest, folder, say)
    } finally {
      client.release(true)
    }
    return manifest
  } finally {
    await pool.end()
  }
}

/** A restore that was interrupted has made tables without rows; it may be begun again. */
async function refuseUnlessEmpty(pool: pg.Pool, photos: string): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('public.users') is not null as made`)
  const inUse = rows[0].made && (await pool.query('select from users limit 1')).rowCount
  if (inUse) throw new UserFacingError('La base de datos no está vacía: una copia se restaura en una vacía.')
  const kept = await photosIn(photos)
  if (!rows[0].made && kept.length > 0)
    throw new UserFacingError(`En ${photos} ya hay fotos: una copia se restaura en una carpeta vacía.`)
}

async function fill(client: pg.PoolClient, manifest: Manifest, folder: string, say: Print): Promise<void> {
  if (JSON.stringify(await shapeOf(client)) !== JSON.stringify(manifest.shape))
    throw new UserFacingError(
      'La copia se hizo con otra versión del programa: restáurala con esa versión y actualiza después.',
    )
  await spellAlike(client)
  await client.query('begin')
  const tables = await storedTables(client)
  // What triggers would add is in the copy already, and nobody is to be told twice.
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { name } of tables.toReversed()) await client.query(`delete from ${name}`)
  for (const table of tables) {
    const expected = manifest.tables.find(({ name }) => name === table.name)?.rows
    const count = await readTable(client, table, folder)
    if (count !== expected)
      throw new UserFacingError(`La copia está dañada: ${table.name} tiene ${count} filas y no ${expected}.`)
    say(`${table.name}: ${count}`)
  }
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  await continueCounting(client)
  await client.query('commit')
  await client.query('analyze')
}

async function readTable(client: pg.PoolClient, table: StoredTable, folder: string): Promise<number> {
  const { name, columns } = table
  const values = columns.map(column => `(whole).${column}`)
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${values} from (select row::${name} as whole from unnest($1::text[]) as row) as rows`
  let count = 0
  let batch: string[] = []
  const write = async () => {
    if (batch.length > 0) await client.query(insert, [batch])
    count += batch.length
    batch = []
  }
  for await (const line of linesOf(rowsFile(folder, name))) {
    batch.push(JSON.parse(line))
    if (batch.length === BATCH) await write()
  }
  await write()
  return count
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  file.on('error', error => unpacked.destroy(error))
  try {
    yield* createInterface({ input: file.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY })
  } catch {
    throw new UserFacingError(`La copia está dañada: no se puede leer ${path}.`)
  }
}

/** Numbers given from now on follow the largest one restored. */
async function continueCounting(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select s.oid::regclass::text as sequence, t.oid::regclass::text as "table", format('%I', a.attname) as "column"
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid and t.relkind = 'r'
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      join pg_namespace n on n.oid = t.relnamespace
    where s.relkind = 'S' and n.nspname in ('public', 'graphile_worker')`)
  for (const { sequence, table, column } of rows)
    await client.query(`select setval($1, coalesce((select max(${column}) from ${table}), 0) + 1, false)`, [
      sequence,
    ])
}
