// Section 6 of the specification: roles and permissions.
import { plainText } from '#domain/plain-text.ts'

export const ROLES = ['cliente', 'tecnico', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What a visitor can be: a role, or nobody in particular. */
export type VisitorRole = Role | 'invitado'

/** Roles that people may choose for themselves when they register. */
export const REGISTRABLE_ROLES = ['cliente', 'tecnico'] as const
export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number]

/** Case and accents are ignored; whatever is not a role counts as cliente (D32). */
export function roleFrom(stored: unknown): Role {
  const plain = typeof stored === 'string' ? plainText(stored) : ''
  return ROLES.find(role => role === plain) ?? 'cliente'
}
