import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { Badge } from '#ui/basics/badge.tsx'

export function ReviewStateBadge({ aprobada, rejected }: { aprobada: boolean; rejected: boolean }) {
  if (aprobada)
    return (
      <Badge tone="green" icon={CircleCheck}>
        Aprobada
      </Badge>
    )
  if (rejected)
    return (
      <Badge tone="red" icon={CircleX}>
        Rechazada
      </Badge>
    )
  return (
    <Badge tone="amber" icon={Hourglass}>
      Por aprobar
    </Badge>
  )
}
