// Writes the ZIP with everything that the product holds about one person: a page to read, a JSON file per kind, and the photos
// and documents. One part is read after the other, and only as fast as the file is written.
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { StoredFiles } from '#platform/files/file-store.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { EXPORT_START, type ExportedRow, type ExportFile } from '#rights/domain/data-export.ts'
import { keptMs } from '#rights/domain/retention.ts'
import { FILES_IN_ZIP, fileOf } from '#rights/jobs/exported-files.server.ts'
import { ownDataPage } from '#rights/jobs/own-data-page.server.ts'
import {
  type ExportFiles,
  findExportOwner,
  markExportReady,
} from '#rights/persistence/data-exports.server.ts'
import { EXPORT_SOURCES, type ExportSource, exportedRows } from '#rights/persistence/personal-rows.server.ts'
import { exportReadme } from '#rights/wording/export-readme.ts'

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
    addEverything(zip, tools, owner).catch((error: Error) => {
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

type Owner = NonNullable<Awaited<ReturnType<typeof findExportOwner>>>

async function addEverything(zip: ZipFile, tools: ExportTools, owner: Owner): Promise<void> {
  const { db } = tools
  // A part that fails rejects below.
  zip.on('error', () => {})
  await addPart(zip, EXPORT_START, ownDataPage(tools, owner))
  const names: ExportFile[] = []
  for (const source of EXPORT_SOURCES) {
    const batches = exportedRows(db, owner.uid, source)
    const first = await batches.next()
    if (first.done) continue
    names.push(source.file)
    await addPart(zip, `${source.file}.json`, jsonOf(first.value, batches))
    if (FILES_IN_ZIP.some(file => file === source.file)) await addFiles(zip, tools, owner.uid, source)
  }
  zip.addBuffer(Buffer.from(exportReadme(names)), 'LEEME.txt')
  zip.end()
}

/** Until it was read to its end. */
async function addPart(zip: ZipFile, name: string, parts: AsyncIterable<string>): Promise<void> {
  const stream = Readable.from(parts, { objectMode: false })
  zip.addReadStream(stream, name)
  await finished(stream)
}

async function addFiles(zip: ZipFile, tools: ExportTools, uid: string, source: ExportSource): Promise<void> {
  for await (const rows of exportedRows(tools.db, uid, source))
    for (const row of rows) {
      const file = fileOf(source.file, row, tools)
      const bytes = file && (await file.store.get(file.key))
      if (!file || !bytes) continue
      const stream = Readable.from([bytes], { objectMode: false })
      zip.addReadStream(stream, file.name, { compress: false, size: bytes.length })
      await finished(stream)
    }
}

/** A JSON array, row by row. */
async function* jsonOf(
  first: readonly ExportedRow[],
  more: AsyncIterable<readonly ExportedRow[]>,
): AsyncGenerator<string> {
  yield `[\n${elements(first)}`
  for await (const rows of more) yield `,\n${elements(rows)}`
  yield '\n]\n'
}

const elements = (rows: readonly ExportedRow[]) =>
  rows.map(row => JSON.stringify(row, null, 2).replace(/^/gm, '  ')).join(',\n')
