import { Badge } from '#ui/basics/badge.tsx'

/** Over a photo it stands on white. */
export function VerifiedBadge({ overPhoto = false }: { overPhoto?: boolean }) {
  return (
    <Badge tone={overPhoto ? 'white' : 'petrol'} icon="badge-check">
      Verificado
    </Badge>
  )
}
