// Section 2, Login and Register: the page after signing in; D28: an admin always goes to /admin.

import type { RegistrableRole, Role } from '#accounts/domain/role.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'

export function landingAfterSignIn(role: Role, from: string | null): string {
  if (role === 'admin') return '/admin'
  return from ?? (role === 'tecnico' ? '/mi-perfil' : '/')
}

export function landingAfterRegistration(role: RegistrableRole): string {
  return role === 'tecnico' ? '/tecnico' : '/perfil'
}

const LANDINGS = ['/', '/perfil', '/tecnico', '/mi-perfil']

/** D46: where somebody was going before they registered; null when that is where they land anyway. */
export function returnToPathFrom(from: string | undefined): string | null {
  const path = returnPathFrom(from)
  return path && !LANDINGS.includes(path) ? path : null
}
