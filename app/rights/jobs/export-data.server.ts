// Writes the ZIP with everything that the product holds about one person: a JSON file per kind, and the photos and documents.
import { ZipFile } from 'yazl'
import { problemPhotoKey } from '#bookings/persistence/problem-photo-store.server.ts'
import type { FileStore, StoredFiles } from '#platform/files/file-store.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import type { ExportFile } from '#rights/domain/data-export.ts'
import { keptMs } from '#rights/domain/retention.ts'
import {
  type ExportFiles,
  findExportOwner,
  markExportReady,
} from '#rights/persistence/data-exports.server.ts'
import { type ExportedTable, exportedTables } from '#rights/persistence/personal-rows.server.ts'
import { exportReadme } from '#rights/wording/export-readme.ts'
import { documentKey } from '#verification/persistence/document-files.server.ts'

export interface ExportTools extends StoredFiles {
  readonly db: PooledDb
  readonly exportFiles: ExportFiles
  readonly now: () => Date
}

/** Repeatable: a second run replaces the file. Does nothing when the account is deleted or the request expired. */
export async function exportData(tools: ExportTools, id: string): Promise<void> {
  const { db, exportFiles, now } = tools
  const owner = await findExportOwner(db, id)
  if (!owner || owner.readyAt) return
  const zip = new ZipFile()
  const [bytes] = await Promise.all([
    exportFiles.write(id, zip.outputStream),
    addEverything(zip, tools, owner.uid).catch((error: Error) => {
      // Without an end the file would be waited for for ever.
      zip.outputStream.emit('error', error)
      throw error
    }),
  ])
  const readyAt = now()
  await db.transaction(async tx => {
    const expiresAt = new Date(readyAt.getTime() + keptMs('data-export'))
    await markExportReady(tx, id, { readyAt, expiresAt, bytes })
    await addJob(tx, 'send-export-mail', { export: id })
  })
}

async function addEverything(zip: ZipFile, tools: ExportTools, uid: string): Promise<void> {
  const names: ExportFile[] = []
  for await (const table of exportedTables(tools.db, uid)) {
    if (table.rows.length === 0) continue
    names.push(table.file)
    zip.addBuffer(Buffer.from(`${JSON.stringify(table.rows, null, 2)}\n`), `${table.file}.json`)
    for (const { store, key, name } of filesOf(table, tools)) {
      const bytes = await store.get(key)
      if (bytes) zip.addBuffer(bytes, name, { compress: false })
    }
  }
  zip.addBuffer(Buffer.from(exportReadme(names)), 'LEEME.txt')
  zip.end()
}

interface ListedFile {
  readonly store: FileStore
  readonly key: string
  /** In the ZIP. */
  readonly name: string
}

/** The files behind the rows. Photos that another host keeps are in the JSON by their address. */
function filesOf({ file, rows }: ExportedTable, { photos, documents }: ExportTools): ListedFile[] {
  if (file === 'fotos')
    return rows.map(({ id }) => ({
      store: photos,
      key: problemPhotoKey(String(id), 'full'),
      name: `fotos/${id}.webp`,
    }))
  if (file === 'documentos')
    return rows.map(({ id, type }) => {
      const isPdf = type === 'application/pdf'
      const document = { id: String(id), type: isPdf ? 'application/pdf' : 'image/webp' } as const
      return {
        store: documents,
        key: documentKey(document, 'full'),
        name: `documentos/${id}.${isPdf ? 'pdf' : 'webp'}`,
      }
    })
  if (file === 'perfil-tecnico') return rows.flatMap(({ fotoURL }) => publicPhoto(photos, fotoURL, 'perfil'))
  if (file === 'trabajos') return rows.flatMap(({ url }) => publicPhoto(photos, url, 'trabajos'))
  return []
}

/** An address of ours ends with folder and name of the photo. */
function publicPhoto(photos: FileStore, url: unknown, folder: string): ListedFile[] {
  const publicId = /^\/image\/upload\/(?:[^/]+\/)?(\w+\/[\w-]+)$/.exec(String(url ?? ''))?.[1]
  if (!publicId) return []
  return [{ store: photos, key: `${publicId}.webp`, name: `${folder}/${publicId.split('/')[1]}.webp` }]
}
