import { erasureDate } from '#accounts/domain/account-deletion.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { shortDateText } from '#platform/wording/dates.ts'

/** The person asked to delete the account, and when its data will be erased. */
export function DeletionRequestBadge({ requestedAt }: { requestedAt: Date | null }) {
  if (!requestedAt) return null
  return (
    <Badge tone="amber" icon="hourglass">
      A petición suya · se borra el {shortDateText(bogotaDate(erasureDate(requestedAt)))}
    </Badge>
  )
}
