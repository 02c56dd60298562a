// A copy of everything as it was at one instant, while people go on working.
import { createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { type Manifest, manifestFile, photosFolder, rowsFile } from '#server/backup/manifest.ts'
import { copyPhotos } from '#server/backup/photos.ts'
import { type StoredTable, shapeOf, spellAlike, storedTables } from '#server/backup/stored-tables.ts'
import type { Print } from '#server/commands/run-command.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

const BATCH = 2_000

export interface BackupOrder {
  readonly connection: pg.PoolConfig
  readonly photos: string
  readonly folder: string
  readonly now: Date
  readonly say: Print
}

export async function writeBackup({ connection, photos, folder, now, say }: BackupOrder): Promise<Manifest> {
  if (await exists(folder))
    throw new UserFacingError(`${folder} ya existe: una copia nueva va en una carpeta nueva.`)
  // Until it is whole it has another name, so that nobody takes half a copy for one.
  const aside = `${resolve(folder)}.incompleta-${process.pid}`
  await mkdir(`${aside}/tables`, { recursive: true, mode: 0o700 })
  const client = new pg.Client(connection)
  try {
    await client.connect()
    await spellAlike(client)
    await client.query('begin isolation level repeatable read read only')
    const shape = await shapeOf(client)
    const tables: Manifest['tables'] = []
    for (const table of await storedTables(client)) {
      const rows = await writeTable(client, table, aside)
      tables.push({ name: table.name, rows })
      say(`${table.name}: ${rows}`)
    }
    await client.query('commit')
    // After the rows: whatever photo they name was on the disk before them.
    const manifest = {
      madeAt: now.toISOString(),
      shape,
      tables,
      photos: await copyPhotos(photos, photosFolder(aside)),
    }
    say(`fotos: ${manifest.photos}`)
    await writeFile(manifestFile(aside), JSON.stringify(manifest, null, 2), { flush: true })
    await rename(aside, folder)
    return manifest
  } finally {
    await client.end()
    await rm(aside, { recursive: true, force: true })
  }
}

async function writeTable(client: pg.Client, { name }: StoredTable, folder: string): Promise<number> {
  let count = 0
  await client.query(
    `declare kept no scroll cursor for select kept_row::text as row from ${name} as kept_row`,
  )
  async function* lines() {
    while (true) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from kept`)
      if (rows.length === 0) return
      count += rows.length
      yield rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('')
    }
  }
  const file = createWriteStream(rowsFile(folder, name), { flush: true, mode: 0o600 })
  await pipeline(Readable.from(lines()), createGzip(), file)
  await client.query('close kept')
  return count
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
