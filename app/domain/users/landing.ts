// Section 2, Login and Register: the page after signing in; D28: an admin always goes to /admin.
import type { RegistrableRole, Role } from '#domain/users/role.ts'

export function landingAfterSignIn(role: Role, from: string | null): string {
  if (role === 'admin') return '/admin'
  return from ?? (role === 'tecnico' ? '/mi-perfil' : '/')
}

export function landingAfterRegistration(role: RegistrableRole): string {
  return role === 'tecnico' ? '/tecnico' : '/perfil'
}
