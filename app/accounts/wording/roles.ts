// Section 6 of the specification: role names.
import type { VisitorRole } from '#accounts/domain/role.ts'

export const ROLE_LABELS: Record<VisitorRole, string> = {
  invitado: 'Invitado',
  cliente: 'Cliente',
  tecnico: 'Técnico',
  admin: 'Administrador',
}
