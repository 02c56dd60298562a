import { House, type LucideIcon, ShieldCheck, User, Wrench } from 'lucide-react'
import type { VisitorRole } from '#domain/users/role.ts'
import { Badge, type BadgeTone } from '#ui/basics/badge.tsx'
import { ROLE_LABELS } from '#wording/roles.ts'

// Section 2: technician green, admin dark, client light blue, guest grey.
const LOOKS: Record<VisitorRole, { tone: BadgeTone; icon: LucideIcon }> = {
  tecnico: { tone: 'green', icon: Wrench },
  admin: { tone: 'dark', icon: ShieldCheck },
  cliente: { tone: 'blue', icon: House },
  invitado: { tone: 'slate', icon: User },
}

export function RoleBadge({ role }: { role: VisitorRole }) {
  return <Badge {...LOOKS[role]}>{ROLE_LABELS[role]}</Badge>
}
