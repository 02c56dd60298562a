import type { DeletionConsequences } from '#accounts/domain/account-deletion.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import {
  CHANGE_OF_MIND_TEXT,
  cancelledVisitsText,
  HIDDEN_PROFILE_TEXT,
  namelessReviewsText,
} from '#rights/wording/rights.ts'

/** What happens when the account is deleted, with the person's own numbers. */
export function DeletionList({ consequences }: { consequences: DeletionConsequences }) {
  const lines: [IconName, string | null][] = [
    ['calendar-x', cancelledVisitsText(consequences)],
    ['eye-off', consequences.hasPublicProfile ? HIDDEN_PROFILE_TEXT : null],
    ['star', namelessReviewsText(consequences)],
    ['undo-2', CHANGE_OF_MIND_TEXT],
  ]
  return (
    <ul className="grid gap-3">
      {lines.map(
        ([icon, text]) =>
          text && (
            <li key={icon} className="flex items-start gap-3 text-label/6 text-ink-800">
              <Icon of={icon} className="mt-0.5 shrink-0 text-red-600" />
              <span className="min-w-0 text-pretty">{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}
