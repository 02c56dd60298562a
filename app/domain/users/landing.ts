// Section 2, Login and Register: where people land; D28: an admin goes to /admin wherever he came from.
import type { RegistrableRole, Role } from '#domain/users/role.ts'

export function landingAfterSignIn(role: Role, from: string | null): string {
  if (role === 'admin') return '/admin'
  return from ?? (role === 'tecnico' ? '/mi-perfil' : '/')
}

export function landingAfterRegistration(role: RegistrableRole): string {
  return role === 'tecnico' ? '/tecnico' : '/perfil'
}
