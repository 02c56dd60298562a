// Reads an export: one JSON file of collections by name, or one of the other shapes that export tools write.
import { type Document, isDocument, normalizeValue } from '#database/import/document.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

export const KNOWN_COLLECTIONS = ['users', 'usuarios', 'technicians', 'reservas', 'reviews_public'] as const
type KnownCollection = (typeof KNOWN_COLLECTIONS)[number]

export interface ExportedRecord {
  /** In the file, from 0. */
  readonly position: number
  /** As the file calls it. */
  readonly collection: string
  /** Empty where the file gives none. */
  readonly id: string
  /** For the report: the id, or the position in its list. */
  readonly label: string
  /** The normalized document; anything else is broken. */
  readonly value: unknown
}

/** A record that holds a document. */
export interface ReadableRecord extends ExportedRecord {
  readonly document: Document
}

type FoundRecord = Omit<ExportedRecord, 'position'>

export type ExportRefusal = 'not-json' | 'no-documents' | 'no-collections' | 'list-without-collections'

/** Keys that hold the collections in exports with a header. */
const WRAPPERS = ['__collections__', 'collections', 'data', 'documents']
const MAX_DEPTH = 10
/** Keys beside `data` or `fields` in a document with a header. */
const DOCUMENT_HEADER = new Set(
  'id uid name path exists createTime updateTime readTime collection collections subcollections __collections__'.split(
    ' ',
  ),
)

export function recordsFrom(text: string): Outcome<readonly ExportedRecord[], ExportRefusal> {
  let file: unknown
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return refused('not-json')
  }
  if (Array.isArray(file)) return fromList(file)
  if (!isDocument(file)) return refused('no-collections')
  if (Object.keys(file).length === 0) return refused('no-documents')
  const root = collectionsIn(file)
  if (!root) return refused('no-collections')
  if (!isDocument(root)) return fromList(root)
  const records = [...collectionRecords(root, '', 0)]
  return records.length > 0 ? accepted(numbered(records)) : refused('no-documents')
}

/** A list of documents that name their collection, by path or by field. */
function fromList(list: readonly unknown[]): Outcome<readonly ExportedRecord[], ExportRefusal> {
  if (list.length === 0) return refused('no-documents')
  const records = list.flatMap((item, index) => {
    const segments = isDocument(item) ? pathOf(item) : []
    const named = isDocument(item) && typeof item.collection === 'string' ? item.collection : ''
    return [
      ...documentRecords(segments.slice(0, -1).join('/') || named, segments.at(-1) ?? '', index, item, 0),
    ]
  })
  const isNamed = records.some(({ collection }) => isKnown(collection))
  return isNamed ? accepted(numbered(records)) : refused('list-without-collections')
}

function numbered(records: readonly FoundRecord[]): ExportedRecord[] {
  return records.map((record, position) => ({ ...record, position }))
}

/** The map of collections, or a list of documents, inside the headers of the file. */
function collectionsIn(file: Document, depth = 0): Document | readonly unknown[] | null {
  if (Object.keys(file).some(isKnown)) return { ...inner(file), ...file }
  for (const key of WRAPPERS) {
    const value = file[key]
    if (Array.isArray(value)) return value
    const found = isDocument(value) && depth < MAX_DEPTH ? collectionsIn(value, depth + 1) : null
    if (found) return found
  }
  return null
}

function inner(file: Document): Document {
  return isDocument(file.__collections__) ? file.__collections__ : {}
}

function* collectionRecords(collections: Document, parent: string, depth: number): Generator<FoundRecord> {
  for (const [name, value] of Object.entries(collections)) {
    if (WRAPPERS.includes(name) || (!isKnown(name) && !isCollection(value))) continue
    const collection = parent === '' ? name : `${parent}/${name}`
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) yield* documentRecords(collection, '', index, item, depth)
    else if (isDocument(value))
      for (const [index, [id, item]] of Object.entries(value).entries())
        yield* documentRecords(collection, id, index, item, depth)
    else yield { collection, id: '', label: '(toda la colección)', value }
  }
}

/** The document and those of its subcollections, which the product does not have: 'technicians/notas'. */
function* documentRecords(
  collection: string,
  key: string,
  index: number,
  item: unknown,
  depth: number,
): Generator<FoundRecord> {
  const { document, subcollections, header } = unwrapped(item)
  const id = key || idIn(collection, header) || idIn(collection, document)
  const label = id || `#${index + 1}`
  yield { collection, id, label, value: normalizeValue(document) }
  if (isDocument(subcollections) && depth < MAX_DEPTH)
    yield* collectionRecords(subcollections, collection, depth + 1)
}

/** `{ id, data: {…} }`, `{ name, fields: {…} }` of the REST API, and `__collections__` beside the fields. */
function unwrapped(item: unknown): { document: unknown; subcollections: unknown; header: unknown } {
  if (!isDocument(item)) return { document: item, subcollections: null, header: null }
  const { __collections__, ...document } = item
  const body = [item.data, item.fields].find(isDocument)
  const hasHeader = Object.keys(item).every(
    key => DOCUMENT_HEADER.has(key) || key === 'data' || key === 'fields',
  )
  const subcollections =
    __collections__ ?? (hasHeader && body ? (item.subcollections ?? item.collections) : null)
  if (!body || !hasHeader) return { document, subcollections, header: null }
  const times = { createdAt: item.createTime ?? null, updatedAt: item.updateTime ?? null }
  return { document: { ...times, ...body }, subcollections, header: item }
}

/** Users are keyed by their uid; a technician may have another id (section 7, "Technician record of current user"). */
function idIn(collection: string, value: unknown): string {
  if (!isDocument(value)) return ''
  const names = collection.startsWith('us') ? ['uid', 'id'] : ['id', 'uid']
  for (const name of names) {
    const id = normalizeValue(value[name])
    if (typeof id === 'number') return String(id)
    if (typeof id === 'string' && id.trim() !== '') return id.trim()
  }
  return pathOf(value).at(-1) ?? ''
}

/** Of 'users/u1' or, in answers of the REST API, 'projects/p/databases/(default)/documents/users/u1'. */
function pathOf(item: Document): string[] {
  const path = [item.path, item.name].find(value => typeof value === 'string' && value.includes('/'))
  if (typeof path !== 'string') return []
  const segments = path.replace(/^projects\/.*\/documents\//, '').split('/')
  return segments.length > 1 && isKnown(segments[0] ?? '') ? segments : []
}

function isKnown(name: string): name is KnownCollection {
  return KNOWN_COLLECTIONS.some(known => known === name)
}

/** Of a name that we do not know: a map or a list of documents, not a field of a header. */
function isCollection(value: unknown): boolean {
  return (isDocument(value) || Array.isArray(value)) && Object.values(value).some(isDocument)
}
