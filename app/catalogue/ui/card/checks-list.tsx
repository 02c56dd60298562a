import { Icon } from '#platform/ui/basics/icon.tsx'
import type { PublicCheck } from '#verification/domain/check.ts'
import { CHECKS_NOTE, checkDateText, checkLine, checkTitle } from '#verification/wording/check-texts.ts'

/** The valid checks of a technician, each with its date. */
export function ChecksList({ checks }: { checks: readonly PublicCheck[] }) {
  return (
    <ul>
      {checks.map(check => (
        <li
          key={check.kind}
          className="flex items-start gap-3 border-t border-paper-200 py-3 first:border-t-0 md:gap-3.5"
        >
          <span className="grid size-6 shrink-0 place-items-center rounded-pill bg-green-50 text-green-700">
            <Icon of="check" size={14} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-body font-bold">{checkTitle(check)}</p>
            <p className="text-support text-ink-600">{checkLine(check)}</p>
          </div>
          <time dateTime={check.date} className="shrink-0 pt-0.5 text-support text-ink-600">
            {checkDateText(check)}
          </time>
        </li>
      ))}
    </ul>
  )
}

export function ChecksNote() {
  return (
    <p className="flex items-start gap-2 text-support text-ink-600">
      <Icon of="info" size={16} className="mt-0.5" />
      {CHECKS_NOTE}
    </p>
  )
}
