import { isLongWait } from '#platform/domain/waits.ts'
import { Badge } from '#platform/ui/basics/badge.tsx'
import { waitText } from '#platform/wording/relative-day.ts'

interface WaitProps {
  /** 'YYYY-MM-DD' in Bogotá, as `today`. */
  since: string
  today: string
}

/** How long something waits for an administrator; a badge once it is too long. */
export function Wait({ since, today }: WaitProps) {
  const text = waitText(since, today)
  if (!isLongWait(since, today)) return <span className="text-support text-ink-600">{text}</span>
  return (
    <Badge tone="amber" icon="hourglass">
      {text}
    </Badge>
  )
}
