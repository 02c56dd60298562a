// Writes the ZIP with everything that the product holds about one person: a JSON file per kind, and the photos and documents.
import { access } from 'node:fs/promises'
import { ZipFile } from 'yazl'
import { keptMs } from '#domain/retention.ts'
import { documentFile } from '#images/check-documents.server.ts'
import { originalPath } from '#images/embedded-host.server.ts'
import type { ExportFiles } from '#images/export-files.server.ts'
import { problemPhotoFile } from '#images/problem-photos.server.ts'
import type { PooledDb } from '#persistence/database.server.ts'
import { addJob } from '#persistence/jobs.server.ts'
import { findExportOwner, markExportReady } from '#persistence/rights/data-exports.server.ts'
import { type ExportedTable, exportedTables } from '#persistence/rights/exported-rows.server.ts'
import { exportReadme } from '#wording/export-readme.ts'

export interface ExportTools {
  readonly db: PooledDb
  /** The folder of the image host. */
  readonly photos: string
  /** The folder of the documents of checks. */
  readonly documents: string
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
  const names: string[] = []
  for await (const table of exportedTables(tools.db, uid)) {
    if (table.rows.length === 0) continue
    names.push(table.file)
    zip.addBuffer(Buffer.from(`${JSON.stringify(table.rows, null, 2)}\n`), `${table.file}.json`)
    for (const { path, name } of filesOf(table, tools)) if (await exists(path)) zip.addFile(path, name)
  }
  zip.addBuffer(Buffer.from(exportReadme(names)), 'LEEME.txt')
  zip.end()
}

interface ListedFile {
  readonly path: string
  /** In the ZIP. */
  readonly name: string
}

/** The files behind the rows. Photos that another host keeps are in the JSON by their address. */
function filesOf({ file, rows }: ExportedTable, { photos, documents }: ExportTools): ListedFile[] {
  if (file === 'fotos')
    return rows.map(({ id }) => ({
      path: problemPhotoFile(photos, String(id), 'full'),
      name: `fotos/${id}.webp`,
    }))
  if (file === 'documentos')
    return rows.map(({ id, type }) => {
      const isPdf = type === 'application/pdf'
      const document = { id: String(id), type: isPdf ? 'application/pdf' : 'image/webp' } as const
      return {
        path: documentFile(documents, document, 'full'),
        name: `documentos/${id}.${isPdf ? 'pdf' : 'webp'}`,
      }
    })
  if (file === 'perfil-tecnico') return rows.flatMap(({ fotoURL }) => publicPhoto(photos, fotoURL, 'perfil'))
  if (file === 'trabajos') return rows.flatMap(({ url }) => publicPhoto(photos, url, 'trabajos'))
  return []
}

/** An address of ours ends with folder and name of the photo. */
function publicPhoto(photos: string, url: unknown, folder: string): ListedFile[] {
  const publicId = /^\/image\/upload\/(?:[^/]+\/)?(\w+\/[\w-]+)$/.exec(String(url ?? ''))?.[1]
  if (!publicId) return []
  return [{ path: originalPath(photos, publicId), name: `${folder}/${publicId.split('/')[1]}.webp` }]
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
