// A backup is a folder: manifest.json, one gzipped NDJSON file of rows per table, the photos and the documents.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { UserFacingError } from '#server/user-facing-error.ts'

const manifest = z.object({
  madeAt: z.iso.datetime(),
  /** The migrations of the database. Restoring needs the same ones. */
  shape: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.int().nonnegative() })),
  photos: z.int().nonnegative(),
  documents: z.int().nonnegative(),
})

export type Manifest = z.infer<typeof manifest>

export const manifestFile = (folder: string) => join(folder, 'manifest.json')
export const rowsFile = (folder: string, table: string) => join(folder, 'tables', `${table}.ndjson.gz`)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null)
  if (text === null) throw new UserFacingError(`En ${folder} no hay una copia de seguridad completa.`)
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success)
    throw new UserFacingError(`${manifestFile(folder)} está dañado: no se puede restaurar.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
