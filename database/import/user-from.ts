import { emailField } from '#accounts/domain/credentials.ts'
import { ROLES, type Role, roleFrom } from '#accounts/domain/role.ts'
import type { Document } from '#database/import/document.ts'
import { readerOf, textFrom } from '#database/import/fields.ts'
import { type LeftOutRecord, leftOut, type Note } from '#database/import/report.ts'
import { plainText } from '#platform/domain/plain-text.ts'

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

/** D24, users: fields are read under all their former names. Signing in needs a valid e-mail. */
export function userFrom(
  uid: string,
  document: Document,
  note: Note,
  now: Date,
): ImportedUser | LeftOutRecord {
  const read = readerOf(document, note)
  const typedEmail = textFrom(document.email)
  const email = emailField.safeParse(typedEmail)
  if (!email.success) return leftOut('no-email', typedEmail)
  const name = read.line(['name', 'nombre', 'displayName'])
  if (name === '') note('no-name')
  const createdAt = read.instant('createdAt') ?? now
  return {
    uid,
    name: name || email.data,
    email: email.data,
    // An address counts as confirmed only where the export says so.
    emailVerified: document.emailVerified === true,
    image: null,
    role: storedRole(read.line(['role', 'rol', 'tipo', 'userType']), note),
    ciudad: read.line(['ciudad']),
    barrio: read.line(['barrio']),
    telefono: read.phone('telefono'),
    blocked: read.flag('blocked', { unreadable: true }),
    createdAt,
    updatedAt: read.instant('updatedAt') ?? createdAt,
    deletedAt: read.deletedAt(now),
  }
}

function storedRole(text: string, note: Note): Role | null {
  if (text === '') return null
  if (!ROLES.some(role => role === plainText(text))) note('unknown-role', text)
  return roleFrom(text)
}
