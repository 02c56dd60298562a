import { openReportsText } from '#moderation/wording/worklist.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** Beside a name: how many reports about this person are open. */
export function ReportsFlag({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1 text-support text-red-600" title={openReportsText(count)}>
      <Icon of="flag" size={15} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{openReportsText(count)}</span>
    </span>
  )
}
