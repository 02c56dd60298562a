import { Badge } from '#ui/basics/badge.tsx'
import { Icon } from '#ui/basics/icon.tsx'

interface VerifiedBadgeProps {
  /** From `sm` up it lies over the photo of a card: white there, petrol elsewhere. */
  onCard?: boolean
  /** It leads to the checks: shows a chevron. */
  opens?: boolean
}

export function VerifiedBadge({ onCard = false, opens = false }: VerifiedBadgeProps) {
  return (
    <Badge tone={onCard ? 'petrol-on-card' : 'petrol'} icon="badge-check">
      Verificado
      {opens && <Icon of="chevron-down" size={14} />}
    </Badge>
  )
}
