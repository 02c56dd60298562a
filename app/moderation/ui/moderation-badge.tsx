import { SELF_PUBLISHED_LABEL } from '#moderation/wording/moderation.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { type TechnicianModeration, technicianStatus } from '#technicians/domain/technician-moderation.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'

/** For administrators, to whom a profile that its owner published (D21) says so. */
export function ModerationBadge({ publicado, estado }: Pick<TechnicianModeration, 'publicado' | 'estado'>) {
  if (!publicado || estado !== null) return <ProfileBadge state={technicianStatus({ publicado, estado })} />
  return (
    <Badge tone="green" icon="eye">
      {SELF_PUBLISHED_LABEL}
    </Badge>
  )
}
