import { Badge, type BadgeStyle } from '#platform/ui/basics/badge.tsx'
import type { TechnicianStatus } from '#technicians/domain/technician-moderation.ts'
import { STATE_LABELS } from '#technicians/wording/profile-status.ts'

const STYLES: Record<TechnicianStatus, BadgeStyle> = {
  publicado: { tone: 'green', icon: 'eye' },
  en_revision: { tone: 'amber', icon: 'hourglass' },
  bloqueado: { tone: 'red', icon: 'ban' },
  sin_moderar: { tone: 'slate', icon: 'eye-off' },
  oculto: { tone: 'slate', icon: 'eye-off' },
}

export function ProfileBadge({ state }: { state: TechnicianStatus }) {
  return <Badge {...STYLES[state]}>{STATE_LABELS[state]}</Badge>
}
