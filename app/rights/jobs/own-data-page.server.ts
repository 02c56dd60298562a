// mis-datos.html, written part by part: the visits with what belongs to each, and a section for every other kind of data.
import type { StoredFiles } from '#platform/files/file-store.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { ExportedRow, ExportFile } from '#rights/domain/data-export.ts'
import { fileOf } from '#rights/jobs/exported-files.server.ts'
import {
  countExported,
  EXPORT_SOURCES,
  type ExportSource,
  exportedRows,
  exportedVisits,
} from '#rights/persistence/personal-rows.server.ts'
import { html } from '#rights/wording/own-data/html.ts'
import { type PathOf, rowMarkup, SECTIONS, visitMarkup } from '#rights/wording/own-data/markup.ts'
import { pageFoot, pageHead, sectionHead, VISITS_ID, visitsHead } from '#rights/wording/own-data/page.ts'

interface PageTools extends StoredFiles {
  readonly db: Db
  readonly now: () => Date
}

interface Person {
  readonly uid: string
  readonly name: string
}

/** Who it is comes first, then the visits. */
const FIRST: ExportFile = 'cuenta'

/** Cards beside each other. */
const GALLERIES: readonly ExportFile[] = ['fotos', 'fotos-de-reportes', 'trabajos', 'documentos']

export async function* ownDataPage(tools: PageTools, { uid, name }: Person): AsyncGenerator<string> {
  const { db, now } = tools
  const { visits, rows } = await countExported(db, uid)
  const shown = EXPORT_SOURCES.filter(source => (rows.get(source.file) ?? 0) > 0)
  const [first, rest] = [shown.filter(isFirst), shown.filter(source => !isFirst(source))]
  const entryOf = ({ file }: ExportSource) => ({
    id: file,
    title: SECTIONS[file].title,
    count: rows.get(file) ?? 0,
  })
  const ofVisits = visits > 0 ? [{ id: VISITS_ID, title: 'Visitas', count: visits }] : []
  const contents = [...first.map(entryOf), ...ofVisits, ...rest.map(entryOf)]
  yield pageHead({ name, madeAt: now() }, contents).markup

  for (const source of first) yield* section(tools, uid, source)
  if (visits > 0) yield visitsHead().markup
  for await (const batch of exportedVisits(db, uid)) {
    const pathOf = await pathsOf(
      tools,
      batch.flatMap(parts => [...parts]),
    )
    for (const visit of batch) yield visitMarkup(visit, pathOf).markup
  }
  for (const source of rest) yield* section(tools, uid, source)
  yield pageFoot().markup
}

const isFirst = ({ file }: ExportSource) => file === FIRST

/** What is not part of a visit. */
async function* section(tools: PageTools, uid: string, source: ExportSource): AsyncGenerator<string> {
  yield sectionHead(source.file).markup
  yield `<div class="${GALLERIES.includes(source.file) ? 'gallery' : ''}">\n`
  for await (const rows of exportedRows(tools.db, uid, source, { visitless: true })) {
    const pathOf = await pathsOf(tools, [[source.file, rows]])
    for (const row of rows)
      yield html`<div class="card">${rowMarkup(source.file, row, pathOf)}</div>\n`.markup
  }
  yield '</div>\n'
}

type Rows = readonly [ExportFile, readonly ExportedRow[]]

/** The files of these rows that are still stored: the page links no other. */
async function pathsOf(tools: PageTools, parts: readonly Rows[]): Promise<PathOf> {
  const stored = new Set<string>()
  for (const [file, rows] of parts)
    for (const row of rows) {
      const listed = fileOf(file, row, tools)
      if (listed && (await listed.store.get(listed.key))) stored.add(listed.name)
    }
  return (file, row) => {
    const name = fileOf(file, row, tools)?.name
    return name && stored.has(name) ? name : null
  }
}
