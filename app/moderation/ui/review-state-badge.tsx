import { Badge } from '#platform/ui/basics/badge.tsx'

export function ReviewStateBadge({ aprobada, rejected }: { aprobada: boolean; rejected: boolean }) {
  if (aprobada)
    return (
      <Badge tone="green" icon="circle-check">
        Aprobada
      </Badge>
    )
  if (rejected)
    return (
      <Badge tone="red" icon="circle-x">
        Rechazada
      </Badge>
    )
  return (
    <Badge tone="amber" icon="hourglass">
      Por aprobar
    </Badge>
  )
}
