import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { StripDay } from '#bookings/domain/booking-form-data.ts'
import { isDate, weekdayOf } from '#platform/domain/time.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'
import { capitalised, datedDayText, dayOfMonth, dayText, shortWeekdayText } from '#platform/wording/dates.ts'

const STATE_CLASSES: Record<StripDay['state'], string> = {
  open: 'border-paper-300 bg-white text-ink-900 hover:border-petrol-600',
  full: 'border-transparent bg-paper-100 text-ink-500 hover:border-ink-400',
  closed: 'border-transparent bg-paper-100 text-ink-500 hover:border-ink-400',
  past: 'border-transparent bg-paper-100 text-ink-500 hover:border-ink-400',
  'not-receiving': 'border-transparent bg-paper-100 text-ink-500 hover:border-ink-400',
  late: 'border-transparent bg-paper-100 text-ink-500',
}
const CHOSEN = 'border-transparent bg-petrol-600 text-white'
const CELL = 'flex min-h-16 flex-col items-center justify-center rounded-12 border transition-colors'
/** Why a day has no hours. Where no work is received the page says so once. */
const REASONS = { closed: 'No atiende', full: 'Sin horas libres', past: 'Ya pasó' } as const
const STATE_TEXTS: Record<StripDay['state'], string> = {
  open: '',
  full: ', sin horas libres',
  closed: ', no atiende',
  past: ', ya pasó',
  'not-receiving': ', no recibe trabajos',
  late: ', después de que vence la cotización',
}

interface DayStripProps {
  days: readonly StripDay[]
  chosen: string | null
  /** Without the line that names the days without hours: each says it to screen readers. */
  isBrief?: boolean
}

/** Links for the next seven days; the submitted value is the date field's. */
export function DayStrip({ days, chosen, isBrief = false }: DayStripProps) {
  const searchWithDate = useSearchWithDate()
  return (
    <>
      <ul aria-label="Próximos días" className="grid grid-cols-7 gap-1 md:gap-1.5">
        {days.map(({ date, state }, index) => (
          <li key={date} className="grid">
            {state === 'late' ? (
              <span className={`${CELL} ${STATE_CLASSES[state]}`}>{cell({ date, state }, index)}</span>
            ) : (
              <Link
                to={{ search: searchWithDate(date) }}
                replace
                preventScrollReset
                aria-current={date === chosen ? 'date' : undefined}
                className={`${CELL} ${date === chosen ? CHOSEN : STATE_CLASSES[state]}`}
              >
                {cell({ date, state }, index)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!isBrief && <ClosedDays days={days} />}
    </>
  )
}

const cell = ({ date, state }: StripDay, index: number) => (
  <>
    <span className="text-support font-medium">
      {index === 0 ? 'Hoy' : shortWeekdayText(weekdayOf(date))}
    </span>
    <span className="text-20/6 font-extrabold">{dayOfMonth(date)}</span>
    <span className="sr-only">
      , {dayText(date)}
      {STATE_TEXTS[state]}
    </span>
  </>
)

/** The cells are too narrow for words: 'No atiende: dom 22. Sin horas libres: hoy, jue 19.' Each link says its own. */
function ClosedDays({ days }: { days: readonly StripDay[] }) {
  const reasons = Object.entries(REASONS).flatMap(([state, text]) => {
    const names = days.flatMap((day, index) => (day.state === state ? shortDayText(day.date, index) : []))
    return names.length > 0 ? `${text}: ${names.join(', ')}.` : []
  })
  if (reasons.length === 0) return null
  return (
    <p aria-hidden="true" className="mt-2 text-support text-ink-600">
      {reasons.join(' ')}
    </p>
  )
}

function shortDayText(date: string, index: number): string {
  return index === 0 ? 'hoy' : `${shortWeekdayText(weekdayOf(date)).toLowerCase()} ${dayOfMonth(date)}`
}

interface DateFieldProps {
  date: string | null
  today: string
  /** The last day that can be chosen. */
  lastDay?: string | undefined
}

/** Native date field. A chosen day loads its hours; without JavaScript a button does. */
export function DateField({ date, today, lastDay }: DateFieldProps) {
  const navigate = useNavigate()
  const searchWithDate = useSearchWithDate()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState(date ?? '')
  const [lastDate, setLastDate] = useState(date)
  if (lastDate !== date) {
    setLastDate(date)
    setTyped(date ?? '')
  }

  function choose(text: string) {
    setTyped(text)
    if (isDate(text) && text !== date)
      navigate({ search: searchWithDate(text) }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="mt-3.5 grid gap-2.5">
      <TextField
        label="Otra fecha"
        name="date"
        type="date"
        icon="calendar"
        min={today}
        max={lastDay}
        value={typed}
        onChange={event => choose(event.currentTarget.value)}
        autoComplete="off"
        // The browser writes the date as its own language does.
        hint={isDate(typed) && capitalised(datedDayText(typed, today))}
      />
      {!hydrated && (
        <div className="hidden noscript:block">
          <Button type="submit" formMethod="get" kind="white">
            Ver las horas de ese día
          </Button>
        </div>
      )}
    </div>
  )
}

/** The query of the booking form with another date; the service and the earlier booking stay. */
function useSearchWithDate(): (date: string) => string {
  const [params] = useSearchParams()
  return date => {
    const changed = new URLSearchParams(params)
    changed.set('date', date)
    return `?${changed}`
  }
}
