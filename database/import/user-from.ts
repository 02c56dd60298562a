import type { Exported } from '#database/import/collections.ts'
import { instantOf, textOf } from '#database/import/fields.ts'
import { emailField } from '#domain/users/credentials.ts'
import { type Role, roleFrom } from '#domain/users/role.ts'

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

/** D24, users: fields are read under all their former names. Null without a valid e-mail, which signing in needs. */
export function userFrom({ id, document }: Exported, now: Date): ImportedUser | null {
  const email = emailField.safeParse(textOf(document, 'email'))
  if (id === '' || !email.success) return null
  const role = textOf(document, 'role', 'rol', 'tipo', 'userType')
  const createdAt = instantOf(document, 'createdAt') ?? now
  return {
    uid: id,
    name: textOf(document, 'name', 'nombre', 'displayName', 'email') || id,
    email: email.data,
    // An address counts as confirmed only where the export says so.
    emailVerified: document.emailVerified === true,
    image: null,
    role: role === '' ? null : roleFrom(role),
    ciudad: textOf(document, 'ciudad'),
    barrio: textOf(document, 'barrio'),
    telefono: textOf(document, 'telefono'),
    blocked: document.blocked === true,
    createdAt,
    updatedAt: instantOf(document, 'updatedAt') ?? createdAt,
    deletedAt: instantOf(document, 'deletedAt'),
  }
}
