// Restores a backup into an empty database and empty stores of photos and documents. The rows are one transaction.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import { createFolderFiles, type FileStore, type StoredFiles } from '#platform/files/file-store.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import {
  copyFiles,
  fixTextFormat,
  hasFiles,
  type Manifest,
  migrationsOf,
  readManifest,
  rowsFile,
  type StoredTable,
  storedTables,
} from '#server/backup/backup-format.ts'
import type { Print } from '#server/commands/run-command.ts'
import { prepareJobs } from '#server/jobs/jobs.ts'
import { migrate } from '#server/migrate.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const BATCH_ROWS = 1_000
const SILENT_LOG: Log = { info: () => {}, warn: () => {}, error: () => {}, attention: () => {} }

export interface RestoreOptions {
  readonly connection: pg.PoolConfig
  readonly files: StoredFiles
  readonly folder: string
  readonly print: Print
}

export async function restoreBackup({ connection, files, folder, print }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const copies = createFolderFiles(folder)
  const { pool } = openDatabase({ ...connection, max: 1 }, () => {})
  try {
    await refuseUnlessEmpty(pool, [files.photos, files.documents])
    await copyFiles(copies.photos, files.photos)
    print(`fotos: ${manifest.photos}`)
    await copyFiles(copies.documents, files.documents)
    print(`documentos: ${manifest.documents}`)
    await migrate(pool)
    await prepareJobs(pool, SILENT_LOG)
    const client = await pool.connect()
    try {
      await restoreRows(client, manifest, folder, print)
    } finally {
      client.release(true)
    }
    return manifest
  } finally {
    await pool.end()
  }
}

/** An interrupted restore leaves empty tables and files; it can be repeated. */
async function refuseUnlessEmpty(pool: pg.Pool, stores: readonly FileStore[]): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('public.users') is not null as migrated`)
  const inUse = rows[0].migrated && (await pool.query('select from users limit 1')).rowCount
  if (inUse) throw new UserFacingError('La base de datos no está vacía: una copia se restaura en una vacía.')
  if (rows[0].migrated) return
  for (const store of stores)
    if (await hasFiles(store))
      throw new UserFacingError(
        `En ${store.location} ya hay archivos: una copia se restaura en una carpeta vacía.`,
      )
}

async function restoreRows(
  client: pg.PoolClient,
  manifest: Manifest,
  folder: string,
  print: Print,
): Promise<void> {
  if (JSON.stringify(await migrationsOf(client)) !== JSON.stringify(manifest.shape))
    throw new UserFacingError(
      'La copia se hizo con otra versión del programa: restáurala con esa versión y actualiza después.',
    )
  await fixTextFormat(client)
  await client.query('begin')
  const tables = await storedTables(client)
  // Rows that triggers would add are in the backup, and their notifications were sent long ago.
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { name } of tables.toReversed()) await client.query(`delete from ${name}`)
  for (const table of tables) {
    const expected = manifest.tables.find(({ name }) => name === table.name)?.rows
    const count = await restoreTable(client, table, folder)
    if (count !== expected)
      throw new UserFacingError(`La copia está dañada: ${table.name} tiene ${count} filas y no ${expected}.`)
    print(`${table.name}: ${count}`)
  }
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  await resetSequences(client)
  await client.query('commit')
  await client.query('analyze')
}

async function restoreTable(client: pg.PoolClient, table: StoredTable, folder: string): Promise<number> {
  const { name, columns } = table
  const values = columns.map(column => `(parsed).${column}`)
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${values} from (select row::${name} as parsed from unnest($1::text[]) as row) as rows`
  let count = 0
  let batch: string[] = []
  const write = async () => {
    if (batch.length > 0) await client.query(insert, [batch])
    count += batch.length
    batch = []
  }
  for await (const line of readLines(rowsFile(folder, name))) {
    batch.push(JSON.parse(line))
    if (batch.length === BATCH_ROWS) await write()
  }
  await write()
  return count
}

async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const gunzip = createGunzip()
  file.on('error', error => gunzip.destroy(error))
  try {
    yield* createInterface({ input: file.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })
  } catch {
    throw new UserFacingError(`La copia está dañada: no se puede leer ${path}.`)
  }
}

/** Sets each identity sequence to follow the largest restored value. */
async function resetSequences(client: pg.PoolClient): Promise<void> {
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
