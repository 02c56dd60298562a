import { Badge } from '#platform/ui/basics/badge.tsx'
import { INSTANT_LABEL } from '#technicians/wording/availability.ts'

/** D62: requests are confirmed at once. */
export function InstantBadge() {
  return (
    <Badge tone="green" icon="check-check">
      {INSTANT_LABEL}
    </Badge>
  )
}
