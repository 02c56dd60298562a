import { Badge } from '#platform/ui/basics/badge.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface VerifiedBadgeProps {
  /** From `sm` up it lies over the photo of a card: white there, petrol elsewhere. */
  onCard?: boolean
  /** What it leads to, for screen readers; shows a chevron. */
  opens?: string
}

export function VerifiedBadge({ onCard = false, opens }: VerifiedBadgeProps) {
  return (
    <Badge tone={onCard ? 'petrol-on-card' : 'petrol'} icon="badge-check">
      <span>Verificado{opens && <span className="sr-only"> ({opens})</span>}</span>
      {opens && <Icon of="chevron-down" size={14} />}
    </Badge>
  )
}
