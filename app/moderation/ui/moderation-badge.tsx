import { Badge } from '#platform/ui/basics/badge.tsx'
import { type TechnicianModeration, technicianStatus } from '#technicians/domain/technician-moderation.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'
import { STATE_LABELS } from '#technicians/wording/profile-status.ts'

/** For administrators, who have yet to decide about a profile that its owner published (D21). */
export function ModerationBadge({ publicado, estado }: Pick<TechnicianModeration, 'publicado' | 'estado'>) {
  if (!publicado || estado !== null) return <ProfileBadge state={technicianStatus({ publicado, estado })} />
  return (
    <Badge tone="slate" icon="eye-off">
      <span title="Ya se ve en el catálogo">
        {STATE_LABELS.sin_moderar}
        <span className="sr-only">, visible</span>
      </span>
    </Badge>
  )
}
