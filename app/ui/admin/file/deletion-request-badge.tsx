import { bogotaDate } from '#domain/bogota-time.ts'
import { erasureDate } from '#domain/rights/account-deletion.ts'
import { Badge } from '#ui/basics/badge.tsx'
import { shortDateText } from '#wording/dates.ts'

/** The person asked to delete the account, and when its data will be erased. */
export function DeletionRequestBadge({ requestedAt }: { requestedAt: Date | null }) {
  if (!requestedAt) return null
  return (
    <Badge tone="amber" icon="hourglass">
      A petición suya · se borra el {shortDateText(bogotaDate(erasureDate(requestedAt)))}
    </Badge>
  )
}
