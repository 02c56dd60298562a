import { Icon } from '#platform/ui/basics/icon.tsx'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import type { VisitProgress } from '#visits/domain/visit-progress.ts'
import { heardLaterTexts } from '#visits/wording/visit-progress.ts'

/** Both moments of what the technician told without network: the tap, and when it was heard of. */
export function HeardLater({ side, said }: { side: VisitSide; said: VisitProgress }) {
  return heardLaterTexts(said, side).map(text => (
    <p key={text} className="mt-3 flex items-center gap-2 text-support text-ink-600">
      <Icon of="clock" size={18} />
      {text}
    </p>
  ))
}
