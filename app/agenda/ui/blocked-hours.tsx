import { Form, Link } from 'react-router'
import { type BlockableHour, type BlockedStretch, slotsOf } from '#agenda/domain/blocked-hours.ts'
import { EDGED } from '#agenda/ui/agenda-card.tsx'
import { BLOCKED_HOURS_PATH, blockedHoursPath } from '#bookings/domain/booking-paths.ts'
import { weekdayOf } from '#platform/domain/time.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { capitalised, dayOfMonth, dayText, shortWeekdayText } from '#platform/wording/dates.ts'
import { hourText } from '#technicians/domain/hours.ts'

interface BlockableDaysProps {
  days: readonly string[]
  chosen: string
  /** 'YYYY-MM-DD' in Bogotá. */
  today: string
}

/** Links for two weeks. */
export function BlockableDays({ days, chosen, today }: BlockableDaysProps) {
  return (
    <ul aria-label="Próximos días" className="grid grid-cols-7 gap-1 md:gap-1.5">
      {days.map(date => (
        <li key={date} className="grid">
          <Link
            to={blockedHoursPath(date)}
            replace
            preventScrollReset
            aria-current={date === chosen ? 'date' : undefined}
            className={`flex min-h-15 flex-col items-center justify-center rounded-12 border transition-colors ${date === chosen ? 'border-transparent bg-petrol-600 text-white' : 'border-paper-300 bg-white text-ink-900 hover:border-petrol-600'}`}
          >
            <span className="text-support font-medium">
              {date === today ? 'Hoy' : shortWeekdayText(weekdayOf(date))}
            </span>
            <span className="text-20/6 font-extrabold">{dayOfMonth(date)}</span>
            <span className="sr-only">, {dayText(date)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const STATE_TEXTS: Record<BlockableHour['state'], string> = {
  free: 'Libre',
  blocked: 'Bloqueada',
  taken: 'Visita',
  past: 'Ya pasó',
  closed: 'No atiendes',
}
const STATE_CLASSES: Record<BlockableHour['state'], string> = {
  free: 'border-petrol-300 bg-white text-ink-900 hover:border-petrol-600 hover:bg-petrol-50',
  blocked: 'border-ink-900 bg-ink-900 text-white hover:bg-ink-800',
  taken: 'border-transparent hatched text-ink-600',
  past: 'border-transparent bg-paper-100 text-ink-500',
  closed: 'border-transparent bg-paper-100 text-ink-500',
}

/** Every hour is a button of one form, without JavaScript too. */
export function BlockableHours({ date, hours }: { date: string; hours: readonly BlockableHour[] }) {
  const free = hoursIn(hours, 'free')
  const blocked = hoursIn(hours, 'blocked')
  return (
    <Form method="post" action={BLOCKED_HOURS_PATH} preventScrollReset className="mt-7">
      <input type="hidden" name="dia" value={date} />
      <h2 className="mb-3 type-h3">{capitalised(dayText(date))}</h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {hours.map(({ hour, state }) => (
          <li key={hour} className="grid">
            <button
              type="submit"
              name={state === 'blocked' ? 'liberar' : 'bloquear'}
              value={twoDigits(hour)}
              disabled={state !== 'free' && state !== 'blocked'}
              aria-pressed={state === 'free' || state === 'blocked' ? state === 'blocked' : undefined}
              className={`flex min-h-15 flex-col items-center justify-center rounded-12 border transition-colors ${STATE_CLASSES[state]}`}
            >
              <span className="text-lead/6 font-bold">{hourText(hour)}</span>
              <span className="flex items-center gap-1 text-small font-medium">
                {state === 'blocked' && <Icon of="lock" size={13} />}
                {STATE_TEXTS[state]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
        {free.length > 1 && (
          <Button type="submit" kind="white" name="bloquear" value={free.join(' ')}>
            <Icon of="lock" size={18} />
            {blocked.length > 0 ? 'Bloquear el resto del día' : 'Bloquear todo el día'}
          </Button>
        )}
        {blocked.length > 1 && (
          <Button type="submit" kind="white" name="liberar" value={blocked.join(' ')}>
            Liberar el día
          </Button>
        )}
      </div>
    </Form>
  )
}

function hoursIn(hours: readonly BlockableHour[], state: BlockableHour['state']): string[] {
  return hours.flatMap(each => (each.state === state ? twoDigits(each.hour) : []))
}

/** Blocked hours among the visits of the agenda, freed with one tap. */
export function BlockedRow({ stretch }: { stretch: BlockedStretch }) {
  const { date, first, last } = stretch
  const hours = slotsOf(stretch).map(({ hour }) => twoDigits(hour))
  return (
    <li className={`${EDGED} border-paper-200 bg-paper-100 before:bg-ink-500`}>
      <Form
        method="post"
        action={BLOCKED_HOURS_PATH}
        preventScrollReset
        className="flex min-h-16 items-center gap-3 py-2 pr-2 pl-5 max-[22rem]:gap-1.5 sm:gap-6 sm:pr-4 sm:pl-[1.875rem]"
      >
        <input type="hidden" name="dia" value={date} />
        <input type="hidden" name="desde" value="agenda" />
        <span className="w-[4.625rem] shrink-0 text-24/7 font-extrabold tracking-[-0.03em] text-ink-700 sm:w-[11.5rem]">
          {hourText(first)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5 text-body/6 font-bold text-ink-700">
            <Icon of="lock" size={16} className="shrink-0 max-[22rem]:hidden" />
            Bloqueado
          </span>
          <span className="block text-support text-ink-600">hasta las {hourText(last + 1)}</span>
        </span>
        <Button type="submit" kind="text" name="liberar" value={hours.join(' ')} className="px-3!">
          <span>
            Liberar
            <span className="sr-only">
              {' '}
              {dayText(date)}, {hourText(first)} a {hourText(last + 1)}
            </span>
          </span>
        </Button>
      </Form>
    </li>
  )
}

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0')
}
