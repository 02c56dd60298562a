import type { VisitorRole } from '#accounts/domain/role.ts'
import { ROLE_LABELS } from '#accounts/wording/roles.ts'
import { Badge, type BadgeTone } from '#platform/ui/basics/badge.tsx'
import type { IconName } from '#platform/ui/basics/icon.tsx'

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
