import { Link } from 'react-router'
import type { StripDay } from '#bookings/domain/day-strip.ts'
import { useSearchWithDate } from '#bookings/ui/use-search-with-date.ts'
import { weekdayOf } from '#platform/domain/bogota-time.ts'
import { dayOfMonth, dayText, shortWeekdayText } from '#platform/wording/dates.ts'

const STATE_CLASSES: Record<StripDay['state'], string> = {
  open: 'border-paper-300 bg-white text-ink-900 hover:border-petrol-600',
  full: 'border-transparent bg-paper-100 text-ink-500 hover:border-ink-400',
  closed: 'border-transparent bg-paper-100 text-ink-500 hover:border-ink-400',
  'not-receiving': 'border-transparent bg-paper-100 text-ink-500 hover:border-ink-400',
}
const CHOSEN = 'border-transparent bg-petrol-600 text-white'
const STATE_TEXTS: Record<StripDay['state'], string> = {
  open: '',
  full: ', sin horas libres',
  closed: ', no atiende',
  'not-receiving': ', no recibe trabajos',
}

/** Links for the next seven days; the submitted value is the date field's. */
export function DayStrip({ days, chosen }: { days: readonly StripDay[]; chosen: string | null }) {
  const searchWithDate = useSearchWithDate()
  return (
    <ul aria-label="Próximos días" className="grid grid-cols-7 gap-1 md:gap-1.5">
      {days.map(({ date, state }, index) => (
        <li key={date} className="grid">
          <Link
            to={{ search: searchWithDate(date) }}
            replace
            preventScrollReset
            aria-current={date === chosen ? 'date' : undefined}
            className={`flex min-h-16 flex-col items-center justify-center rounded-12 border transition-colors ${date === chosen ? CHOSEN : STATE_CLASSES[state]}`}
          >
            <span className="text-support font-medium">
              {index === 0 ? 'Hoy' : shortWeekdayText(weekdayOf(date))}
            </span>
            <span className="text-[1.25rem]/6 font-extrabold">{dayOfMonth(date)}</span>
            <span className="sr-only">
              , {dayText(date)}
              {STATE_TEXTS[state]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
