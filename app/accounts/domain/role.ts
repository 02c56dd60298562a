// Section 6 of the specification: roles and permissions.

import { plainText } from '#platform/domain/plain-text.ts'

export const ROLES = ['cliente', 'tecnico', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** 'invitado' is a visitor who is not signed in. */
export type VisitorRole = Role | 'invitado'

export const REGISTRABLE_ROLES = ['cliente', 'tecnico'] as const
export type RegistrableRole = (typeof REGISTRABLE_ROLES)[number]

/** Ignores case and accents; anything unknown is cliente (D32). */
export function roleFrom(stored: unknown): Role {
  const plain = typeof stored === 'string' ? plainText(stored) : ''
  return ROLES.find(role => role === plain) ?? 'cliente'
}

/** The signed-in person of a request. */
export interface Viewer {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Of the account; '' when it has none. */
  readonly ciudad: string
}
