import type { Journal } from '#database/import/journal.ts'
import type { KnownRows, KnownUser } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { type LeftOutRecord, leftOut } from '#database/import/report.ts'
import { type ImportedUser, userFrom } from '#database/import/user-from.ts'

interface Options {
  readonly users: readonly ReadableRecord[]
  /** Section 3: `usuarios` is read for people that are not in `users`. */
  readonly older: readonly ReadableRecord[]
  readonly known: KnownRows
  readonly journal: Journal
  readonly now: Date
}

/** Ids are part of addresses and of booking ids. */
const VALID_ID = /^[^\s/\p{Cc}\p{Cs}]{1,128}$/u

export function planUsers({ users, older, known, journal, now }: Options) {
  const people = new Map<string, KnownUser>(known.users)
  const uidByEmail = new Map([...known.users].map(([uid, { email }]) => [email, uid]))
  const rows: ImportedUser[] = []
  /** Stored by this import or before. */
  const seen = new Set<string>()

  function convert(record: ReadableRecord): ImportedUser | LeftOutRecord | 'known' {
    const { id, document } = record
    if (!VALID_ID.test(id)) return leftOut('invalid-id')
    if (seen.has(id)) return leftOut('repeated')
    if (known.users.has(id)) return 'known'
    const user = userFrom(id, document, journal.noteOf(record), now)
    const owner = 'email' in user ? uidByEmail.get(user.email) : undefined
    return 'email' in user && owner !== undefined
      ? leftOut('email-taken', `${user.email}, de ${owner}`)
      : user
  }

  function add(record: ReadableRecord): void {
    const user = convert(record)
    if (typeof user === 'string' || !('leftOut' in user)) seen.add(record.id)
    if (user === 'known') journal.recognize(record)
    else if ('leftOut' in user) journal.leaveOut(record, user)
    else {
      uidByEmail.set(user.email, user.uid)
      people.set(user.uid, { name: user.name, email: user.email, barred: isBarred(user) })
      rows.push(user)
      journal.import(record)
    }
  }

  for (const record of users) add(record)
  const current = new Set(seen)
  for (const record of older)
    if (current.has(record.id)) journal.leaveOut(record, leftOut('newer-copy'))
    else add(record)
  return { rows, people }
}

/** D22; D41: the flag does not stop an administrator. */
function isBarred({ blocked, role, deletedAt }: ImportedUser): boolean {
  return (blocked && role !== 'admin') || deletedAt !== null
}
