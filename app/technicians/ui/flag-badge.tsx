import { Badge } from '#platform/ui/basics/badge.tsx'
import type { IconName } from '#platform/ui/basics/icon.tsx'
import type { BadgeFlag, FlagField } from '#technicians/domain/technician.ts'
import { FLAG_TEXTS } from '#technicians/wording/profile-flags.ts'

export const FLAG_ICONS: Record<FlagField, IconName> = {
  disponible: 'calendar-check',
  confirmaAlInstante: 'check-check',
}

/** A flag of a profile that is on. */
export function FlagBadge({ of }: { of: BadgeFlag }) {
  return (
    <Badge tone="green" icon={FLAG_ICONS[of]}>
      {FLAG_TEXTS[of].title}
    </Badge>
  )
}
