// Section 6 of the specification: what each role is called.
import type { VisitorRole } from '#domain/users/role.ts'

export const ROLE_LABELS: Record<VisitorRole, string> = {
  invitado: 'Invitado',
  cliente: 'Cliente',
  tecnico: 'Técnico',
  admin: 'Administrador',
}
