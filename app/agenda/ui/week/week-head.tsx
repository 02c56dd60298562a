import { Link } from 'react-router'
import { neighboursOf, type Period, type PeriodEarnings } from '#agenda/domain/week.ts'
import {
  barDayText,
  beforeText,
  periodText,
  receiptCountText,
  thousandsText,
  todayText,
  WEEK_TITLE,
} from '#agenda/wording/week.ts'
import { WEEK_PATH } from '#bookings/domain/booking-paths.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { profilePriceText } from '#platform/wording/price.ts'

export const periodPath = ({ kind, from }: Period) =>
  `${WEEK_PATH}?${kind === 'week' ? `desde=${from}` : `mes=${from.slice(0, 7)}`}`

const ARROW = 'grid size-11 shrink-0 place-items-center rounded-12 border'

interface WeekTitleProps {
  period: Period
  today: string
}

/** The name of the page, and the way to the period before and after. */
export function WeekTitle({ period, today }: WeekTitleProps) {
  const { before, after } = neighboursOf(period, today)
  const isNow = today >= period.from && today < period.until
  const unit = period.kind === 'week' ? 'Semana' : 'Mes'
  return (
    <div className="tablet:mt-1 tablet:flex tablet:items-center tablet:justify-between tablet:gap-6">
      <h1 className="type-h1">{period.kind === 'week' ? WEEK_TITLE : 'Tu mes'}</h1>
      <nav aria-label={unit} className="mt-3 flex items-center justify-between gap-4 tablet:mt-0">
        <Link
          to={periodPath(before)}
          preventScrollReset
          aria-label={`${unit} anterior`}
          className={`${ARROW} border-paper-300 bg-white hover:border-ink-400`}
        >
          <Icon of="arrow-left" size={18} />
        </Link>
        <p className="min-w-0 text-center text-label/5">
          <strong className="block font-bold">{periodText(period, today)}</strong>
          {isNow && <span className="text-support text-ink-600">{todayText(today)}</span>}
        </p>
        {after ? (
          <Link
            to={periodPath(after)}
            preventScrollReset
            aria-label={`${unit} siguiente`}
            className={`${ARROW} border-paper-300 bg-white hover:border-ink-400`}
          >
            <Icon of="arrow-right" size={18} />
          </Link>
        ) : (
          <span aria-hidden="true" className={`${ARROW} border-transparent bg-ink-100 text-ink-400`}>
            <Icon of="arrow-right" size={18} />
          </span>
        )}
      </nav>
    </div>
  )
}

interface EarnedProps extends WeekTitleProps {
  earnings: PeriodEarnings
}

/** 'Ganaste', with the days of a week as bars. */
export function Earned({ earnings, period, today }: EarnedProps) {
  return (
    <section
      aria-labelledby="ganaste"
      className="tile-steps rounded-20 px-5 pt-4 pb-3 text-white shadow-3 sm:px-8 tablet:flex tablet:items-center tablet:justify-between tablet:gap-8 tablet:py-6"
    >
      <div className="min-w-0">
        <h2 id="ganaste" className="text-label font-bold text-primary-300">
          Ganaste
        </h2>
        <p className="text-40/11 font-extrabold tracking-[-0.03em] tabular-nums tablet:text-56/14">
          {profilePriceText(earnings.total)}
        </p>
        <p className="mt-1 text-label/6">{receiptCountText(earnings)}</p>
        <p className="text-support/5">{beforeText(earnings, period, today)}</p>
      </div>
      {earnings.days.length > 0 && earnings.total > 0 && <Bars days={earnings.days} today={today} />}
    </section>
  )
}

const BAR_PX = 32
const LINE_PX = 2

interface BarsProps {
  days: PeriodEarnings['days']
  today: string
}

function Bars({ days, today }: BarsProps) {
  const most = Math.max(...days.map(({ total }) => total), 1)
  return (
    <div className="mt-2 shrink-0 tablet:mt-0">
      <ol className="grid grid-cols-7 gap-1.5 tablet:gap-3">
        {days.map(({ day, total }) => {
          const height = total === 0 ? LINE_PX : Math.max(6, Math.round((total / most) * BAR_PX))
          const isToday = day === today
          return (
            <li
              key={day}
              className="flex flex-col items-center justify-end text-small/4 tablet:text-support/5"
            >
              <span aria-hidden="true" className="text-small/4 font-bold tabular-nums">
                {total > 0 && thousandsText(total)}
              </span>
              <svg
                aria-hidden="true"
                width="32"
                height={height}
                className={isToday ? 'text-primary-400' : 'text-petrol-300'}
              >
                <rect width="32" height={height} rx={total === 0 ? 1 : 5} fill="currentColor" />
              </svg>
              <span className={`mt-1 ${isToday ? 'font-bold text-primary-300' : ''}`}>
                {barDayText(day)}
                <span className="sr-only">: {profilePriceText(total)}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-1 hidden text-right text-small tablet:block">En miles de pesos</p>
    </div>
  )
}
