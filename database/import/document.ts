export type Document = Readonly<Record<string, unknown>>

export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// The values of known export tools as plain JSON: instants as ISO text, references as the id they point to. Everything else
// in this folder reads only what this function returns.
//
// Understood: Firestore's REST API ({stringValue: …}), node-firestore-import-export ({__datatype__: …, value: …}),
// firestore-export-import and firebase-tools ({__time__: …}, {__ref__: …}) and the Admin SDK ({_seconds, _nanoseconds},
// {_path: {segments: […]}}).

/** Firestore allows 20 levels; deeper values are dropped. */
const MAX_DEPTH = 40

export function normalizeValue(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null
  if (Array.isArray(value)) return value.map(each => normalizeValue(each, depth + 1))
  if (!isDocument(value)) return value
  const typed = typedValue(value)
  if (typed) return typed.isPlain ? typed.value : normalizeValue(typed.value, depth + 1)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, normalizeValue(each, depth + 1)]),
  )
}

interface TypedValue {
  readonly value: unknown
  /** Already normalized. */
  readonly isPlain: boolean
}

const plain = (value: unknown): TypedValue => ({ value, isPlain: true })
const nested = (value: unknown): TypedValue => ({ value, isPlain: false })

/** Null for an ordinary map. */
function typedValue(value: Document): TypedValue | null {
  const keys = Object.keys(value)
  if (keys.length === 0 || keys.length > 3) return null
  if ('__datatype__' in value) return datatypeValue(value)
  const [key = ''] = keys
  const single = keys.length === 1 ? SINGLE_KEY_VALUES.get(key) : undefined
  if (single) return single(value[key])
  const seconds = value._seconds ?? value.seconds
  if (typeof seconds === 'number' && keys.every(name => TIMESTAMP_KEYS.has(name)))
    return plain(instantText(seconds, value._nanoseconds ?? value.nanoseconds))
  return isDocument(value._path) && Array.isArray(value._path.segments)
    ? plain(referencedId(value._path.segments.at(-1)))
    : null
}

const TIMESTAMP_KEYS = new Set(['_seconds', '_nanoseconds', 'seconds', 'nanoseconds', 'nanos', 'type'])

const SINGLE_KEY_VALUES = new Map<string, (value: unknown) => TypedValue | null>([
  ['stringValue', plain],
  ['integerValue', value => plain(typeof value === 'string' ? Number(value) : value)],
  ['doubleValue', plain],
  ['booleanValue', plain],
  ['nullValue', () => plain(null)],
  ['bytesValue', plain],
  ['timestampValue', timestamp],
  ['referenceValue', value => plain(referencedId(value))],
  ['geoPointValue', nested],
  ['mapValue', value => nested(isDocument(value) ? (value.fields ?? {}) : {})],
  ['arrayValue', value => nested(isDocument(value) ? (value.values ?? []) : [])],
  ['__time__', timestamp],
  ['__ref__', value => plain(referencedId(value))],
])

/** `value` is one of the other forms of an instant. */
function timestamp(value: unknown): TypedValue {
  return isDocument(value) ? nested(value) : plain(value)
}

function datatypeValue({ __datatype__: datatype, value }: Document): TypedValue {
  if (datatype === 'timestamp') return timestamp(value)
  if (datatype === 'documentReference') return plain(referencedId(value))
  return nested(value ?? null)
}

/** 'technicians/t1' → 't1'; the name of a document in REST answers ends so too. */
function referencedId(path: unknown): string | null {
  return typeof path === 'string' ? (path.split('/').at(-1) ?? null) : null
}

function instantText(seconds: number, nanoseconds: unknown): string | null {
  const milliseconds = typeof nanoseconds === 'number' ? Math.trunc(nanoseconds / 1_000_000) : 0
  const instant = new Date(seconds * 1_000 + milliseconds)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}
