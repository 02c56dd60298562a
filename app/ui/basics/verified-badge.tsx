import { Badge } from '#ui/basics/badge.tsx'

/** White over a photo, petrol elsewhere. */
export function VerifiedBadge({ overPhoto = false }: { overPhoto?: boolean }) {
  return (
    <Badge tone={overPhoto ? 'white' : 'petrol'} icon="badge-check">
      Verificado
    </Badge>
  )
}
