import { shortWeekdayText, weekdayText } from '#platform/wording/dates.ts'
import { FIRST_HOUR, LAST_HOUR } from '#technicians/domain/hours.ts'
import { DAY_KEYS, type TimeRange, type WeeklyHours } from '#technicians/domain/technician.ts'

interface WeeklyHoursChartProps {
  hours: WeeklyHours
  /** 0 = Monday: today's row is highlighted. */
  weekday: number
}

/** The last slot ends then. */
const END_HOUR = LAST_HOUR + 1
const TICKS = [0, 0.25, 0.5, 0.75, 1].map(share => FIRST_HOUR + share * (END_HOUR - FIRST_HOUR))
/** Three columns; with large text the hours wrap below. */
const ROW = 'flex flex-wrap items-center gap-x-3'
const DAY = 'w-11 sm:w-12'
const BARS = 'min-w-0 flex-1 basis-16'
const HOURS = 'ml-auto w-25 sm:w-32'

/** Section 2, 'Disponibilidad': drawn as bars from 8 to 20 and written as text. */
export function WeeklyHoursChart({ hours, weekday }: WeeklyHoursChartProps) {
  return (
    <div>
      <div aria-hidden="true" className={`${ROW} pt-4 pb-2.5`}>
        <span className={DAY} />
        <div className={`flex justify-between overflow-hidden text-small/4 text-ink-600 ${BARS}`}>
          {TICKS.map(tick => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <span className={HOURS} />
      </div>
      <ul>
        {DAY_KEYS.map((key, day) => (
          <DayRow key={key} day={day} ranges={hours[key] ?? []} isToday={day === weekday} />
        ))}
      </ul>
    </div>
  )
}

function DayRow({ day, ranges, isToday }: { day: number; ranges: readonly TimeRange[]; isToday: boolean }) {
  return (
    <li className={`${ROW} min-h-11 border-t border-paper-200 py-1.5 text-label`}>
      <span className={`font-bold ${DAY} ${isToday ? 'text-petrol-600' : ''}`}>
        <span aria-hidden="true">{shortWeekdayText(day)}</span>
        <span className="sr-only">
          {weekdayText(day)}
          {isToday ? ' (hoy)' : ''}:
        </span>
      </span>
      <svg aria-hidden="true" className={`h-3 ${BARS}`}>
        <rect width="100%" height="12" rx="6" className="fill-paper-100" />
        {ranges.map(range => {
          const start = percentOf(range.inicio)
          return (
            <rect
              key={range.inicio}
              x={`${start}%`}
              width={`${Math.max(0, percentOf(range.fin) - start)}%`}
              height="12"
              rx="6"
              className={isToday ? 'fill-petrol-600' : 'fill-petrol-400'}
            />
          )
        })}
      </svg>
      <span className={`text-right tabular-nums ${HOURS} ${ranges.length === 0 ? 'text-ink-600' : ''}`}>
        {ranges.length === 0
          ? 'No atiende'
          : ranges.map(({ inicio, fin }) => (
              <span key={inicio} className="block">
                {inicio}–{fin}
              </span>
            ))}
      </span>
    </li>
  )
}

/** Position of 'HH:MM' on the axis. */
function percentOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const share = (hours + minutes / 60 - FIRST_HOUR) / (END_HOUR - FIRST_HOUR)
  return Math.min(100, Math.max(0, Math.round(share * 10_000) / 100))
}
