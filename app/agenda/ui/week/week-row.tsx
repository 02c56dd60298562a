import { Link } from 'react-router'
import { owedText } from '#agenda/wording/week.ts'
import { WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { profilePriceText } from '#platform/wording/price.ts'

export interface WeekSummary {
  /** Of this week. */
  readonly earned: number
  /** Of any week. */
  readonly owed: number
}

/** The way to 'Tu semana' from the agenda. */
export function WeekRow({ earned, owed }: WeekSummary) {
  return (
    <Link
      to={WEEK_PATH}
      className="mt-8 flex min-h-[4.125rem] items-center gap-3 rounded-16 border border-paper-200 bg-white px-4 py-2.5 shadow-1 hover:border-ink-400 sm:px-6 md:mt-12 print:hidden"
    >
      <span className="min-w-0 flex-1">
        <strong className="block text-lead/6 font-extrabold tracking-[-0.022em]">Tu semana</strong>
        <span className="block text-support/5 text-ink-600">
          {profilePriceText(earned)}
          {owed > 0 && (
            <>
              {' · '}
              <strong className="font-bold text-primary-800">{owedText(owed)}</strong>
            </>
          )}
        </span>
      </span>
      <Icon of="arrow-right" />
    </Link>
  )
}
