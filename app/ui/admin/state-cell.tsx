import { bogotaDate } from '#domain/bogota-time.ts'
import type { TechnicianStatus } from '#domain/moderation/technician-status.ts'
import { Badge } from '#ui/basics/badge.tsx'
import { ProfileBadge } from '#ui/basics/state-badges.tsx'
import { shortDateText, waitText } from '#wording/worklist.ts'

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
