import { Link } from 'react-router'
import { technicianCasePath } from '#guarantee/domain/guarantee-file.ts'
import { untilDayText } from '#guarantee/wording/guarantee.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { shortNameOf } from '#platform/wording/short-name.ts'

interface GuaranteeStripProps {
  cases: readonly { readonly reservaKey: number; readonly clientName: string; readonly dueAt: Date | null }[]
  today: string
}

/** On top of the agenda: guarantee cases that wait for the technician. */
export function GuaranteeStrip({ cases, today }: GuaranteeStripProps) {
  if (cases.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2 print:hidden">
      {cases.map(({ reservaKey, clientName, dueAt }) => (
        <li key={reservaKey}>
          <Link
            to={technicianCasePath(reservaKey)}
            className="flex min-h-14 items-center gap-3 rounded-12 border border-mango-200 bg-mango-50 px-4 py-2 hover:border-mango-400"
          >
            <Icon of="shield-check" size={22} className="shrink-0 text-mango-700" />
            <span className="min-w-0 flex-1 text-label/5">
              <span className="block font-bold break-words">
                Te toca responder una garantía: {shortNameOf(clientName)}
              </span>
              {dueAt && (
                <span className="block text-support/5 text-mango-800">{untilDayText(dueAt, today)}</span>
              )}
            </span>
            <Icon of="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
