// Writes a backup from one consistent snapshot, while the program runs.

import { createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { createFolderFiles, type StoredFiles } from '#platform/files/file-store.server.ts'
import { SETTING_KEYS } from '#platform/persistence/platform-tables.server.ts'
import {
  copyFiles,
  fixTextFormat,
  type Manifest,
  manifestFile,
  migrationsOf,
  rowsFile,
  type StoredTable,
  storedTables,
} from '#server/backup/backup-format.ts'
import type { Print } from '#server/commands/run-command.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const BATCH_ROWS = 2_000

export interface BackupOptions {
  readonly connection: pg.PoolConfig
  readonly files: StoredFiles
  readonly folder: string
  readonly now: Date
  readonly print: Print
}

export async function writeBackup({
  connection,
  files,
  folder,
  now,
  print,
}: BackupOptions): Promise<Manifest> {
  if (await exists(folder))
    throw new UserFacingError(`${folder} ya existe: una copia nueva va en una carpeta nueva.`)
  // Written under a temporary name and renamed at the end: a folder with the final name is complete.
  const temporary = `${resolve(folder)}.incompleta-${process.pid}`
  await mkdir(`${temporary}/tables`, { recursive: true, mode: 0o700 })
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await fixTextFormat(client)
    await client.query('begin isolation level repeatable read read only')
    const shape = await migrationsOf(client)
    const tables: Manifest['tables'] = []
    for (const table of await storedTables(client)) {
      const rows = await writeTable(client, table, temporary)
      tables.push({ name: table.name, rows })
      print(`${table.name}: ${rows}`)
    }
    await client.query('commit')
    // After the rows: every file they name is stored by then.
    const copies = createFolderFiles(temporary)
    const manifest = {
      madeAt: now.toISOString(),
      shape,
      tables,
      photos: await copyFiles(files.photos, copies.photos),
      documents: await copyFiles(files.documents, copies.documents),
    }
    print(`fotos: ${manifest.photos}`)
    print(`documentos: ${manifest.documents}`)
    await writeFile(manifestFile(temporary), JSON.stringify(manifest, null, 2), { flush: true })
    await rename(temporary, folder)
    return manifest
  } finally {
    await client.end()
    await rm(temporary, { recursive: true, force: true })
  }
}

async function writeTable(client: pg.Client, { name }: StoredTable, folder: string): Promise<number> {
  let count = 0
  await client.query(
    `declare stored_rows no scroll cursor for select stored::text as row from ${name} as stored`,
  )
  async function* lines() {
    while (true) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH_ROWS} from stored_rows`)
      if (rows.length === 0) return
      count += rows.length
      yield rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('')
    }
  }
  const file = createWriteStream(rowsFile(folder, name), { flush: true, mode: 0o600 })
  await pipeline(Readable.from(lines()), createGzip(), file)
  await client.query('close stored_rows')
  return count
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Remembers in the database when it was last backed up: the metrics tell it. */
export async function recordBackup(connection: pg.PoolConfig, madeAt: Date): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [SETTING_KEYS.lastBackup, madeAt.toISOString()],
    )
  } finally {
    await client.end()
  }
}
