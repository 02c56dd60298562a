import { emailField } from '#accounts/domain/credentials.ts'
import { ROLES, type Role, roleFrom } from '#accounts/domain/role.ts'
import type { Document } from '#database/import/document.ts'
import { readerOf, textFrom } from '#database/import/fields.ts'
import type { KnownRows, KnownUser } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { type Journal, type LeftOutRecord, leftOut, type Note } from '#database/import/report.ts'
import { plainText } from '#platform/domain/plain-text.ts'

interface Options {
  readonly users: readonly ReadableRecord[]
  /** Section 3: `usuarios` is read for people that are not in `users`. */
  readonly older: readonly ReadableRecord[]
  /** Ids of people and of records in `technicians`. */
  readonly technicianIds: ReadonlySet<string>
  readonly known: KnownRows
  readonly journal: Journal
  readonly now: Date
}

/** Ids are part of addresses and of booking ids. */
const VALID_ID = /^[^\s/\p{Cc}\p{Cs}]{1,128}$/u

export function planUsers({ users, older, technicianIds, known, journal, now }: Options) {
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
    const isTechnician = technicianIds.has(id)
    const user = userFrom(id, document, { isTechnician, note: journal.noteOf(record), now })
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

/** D22 */
function isBarred({ blocked, deletedAt }: ImportedUser): boolean {
  return blocked || deletedAt !== null
}

export interface ImportedUser {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image: null
  readonly role: Role | null
  readonly ciudad: string
  readonly barrio: string
  readonly telefono: string
  readonly blocked: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** D24, users: fields are read under the names of section 3. Signing in needs a valid e-mail. */
function userFrom(
  uid: string,
  document: Document,
  { isTechnician, note, now }: { isTechnician: boolean; note: Note; now: Date },
): ImportedUser | LeftOutRecord {
  const read = readerOf(document, note)
  const typedEmail = textFrom(document.email)
  const email = emailField.safeParse(typedEmail)
  if (!email.success) return leftOut('no-email', typedEmail)
  const name = read.line(['name', 'nombre', 'displayName'])
  if (name === '') note('no-name')
  read.noteUnknown('users')
  const createdAt = read.instant('createdAt') ?? now
  return {
    uid,
    name: name || email.data,
    email: email.data,
    emailVerified: isConfirmed(document.emailVerified, note),
    image: null,
    role: storedRole(read.line(['role', 'rol', 'tipo', 'userType']), isTechnician, note),
    ciudad: read.line(['ciudad']),
    barrio: read.line(['barrio']),
    telefono: read.phone('telefono'),
    blocked: read.flag('blocked', { unreadable: true }),
    createdAt,
    updatedAt: read.instant('updatedAt') ?? createdAt,
    deletedAt: read.deletedAt(now),
  }
}

/** D25: administrators come from the command line, which gives back the same role when it takes theirs. */
function storedRole(text: string, isTechnician: boolean, note: Note): Role | null {
  if (text === '') return null
  if (!ROLES.some(role => role === plainText(text))) note('unknown-role', text)
  const role = roleFrom(text)
  if (role !== 'admin') return role
  const stored = isTechnician ? 'tecnico' : 'cliente'
  note('admin-role', stored)
  return stored
}

/** Nobody has opened a link of ours: an address counts as confirmed only after that, whatever the file says. */
function isConfirmed(written: unknown, note: Note): false {
  if (written === true) note('unconfirmed-email')
  return false
}
