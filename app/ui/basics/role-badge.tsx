import type { VisitorRole } from '#domain/users/role.ts'
import { Badge, type BadgeTone } from '#ui/basics/badge.tsx'
import type { IconName } from '#ui/basics/icon.tsx'
import { ROLE_LABELS } from '#wording/roles.ts'

// Section 2: technician green, admin dark, client light blue, guest grey.
const STYLES: Record<VisitorRole, { tone: BadgeTone; icon: IconName }> = {
  tecnico: { tone: 'green', icon: 'wrench' },
  admin: { tone: 'dark', icon: 'shield-check' },
  cliente: { tone: 'blue', icon: 'house' },
  invitado: { tone: 'slate', icon: 'user' },
}

export function RoleBadge({ role }: { role: VisitorRole }) {
  return <Badge {...STYLES[role]}>{ROLE_LABELS[role]}</Badge>
}
