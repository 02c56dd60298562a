import { shortDateText, waitText } from '#moderation/wording/worklist.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import type { TechnicianStatus } from '#technicians/domain/technician-status.ts'
import { ProfileBadge } from '#technicians/ui/profile-badge.tsx'

interface StateCellProps {
  state: TechnicianStatus
  waitingSince: Date | null
  deletedAt: Date | null
  today: string
}

/** The state of a profile and how long it waits. */
export function StateCell({ state, waitingSince, deletedAt, today }: StateCellProps) {
  const detail = deletedAt
    ? `El ${shortDateText(bogotaDate(deletedAt))}`
    : waitingSince && waitText(waitingSince, today)
  return (
    <div className="grid justify-items-start gap-1">
      <span className="badge-on-chosen">
        {deletedAt ? <DeletedBadge>Eliminado</DeletedBadge> : <ProfileBadge state={state} />}
      </span>
      {detail && <p className="text-support text-ink-600">{detail}</p>}
    </div>
  )
}

export function DeletedBadge({ children }: { children: string }) {
  return (
    <Badge tone="red" icon="trash">
      {children}
    </Badge>
  )
}
