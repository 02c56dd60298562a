import { useId } from 'react'
import { Link } from 'react-router'
import { bookingPath, slotPath } from '#bookings/domain/booking-paths.ts'
import { weekdayOf } from '#platform/domain/bogota-time.ts'
import { dayOfMonth, dayText, shortWeekdayText } from '#platform/wording/dates.ts'
import type { FreeDay } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'

interface FreeHoursProps {
  uid: string
  /** Up to five days that have hours left. */
  days: readonly FreeDay[]
  today: string
  /** Whether the technician has a phone number for WhatsApp. */
  hasWhatsapp: boolean
}

const SHOWN_HOURS = 8
/** Shows the list of the checked day, in CSS: it works without a script. Written out in full for Tailwind. */
const VISIBLE_WHEN_CHECKED = [
  'group-has-[.day-0:checked]/days:grid',
  'group-has-[.day-1:checked]/days:grid',
  'group-has-[.day-2:checked]/days:grid',
  'group-has-[.day-3:checked]/days:grid',
  'group-has-[.day-4:checked]/days:grid',
] as const

export function FreeHours({ uid, days, today, hasWhatsapp }: FreeHoursProps) {
  const name = useId()
  return (
    <section aria-labelledby={`${name}-title`} className="group/days">
      <h2 id={`${name}-title`} className="text-body font-extrabold tracking-[-0.01em]">
        Próximas horas libres
      </h2>
      {days.length === 0 ? (
        <p className="mt-2 text-label text-ink-600">
          No tiene horas libres en los próximos días.{' '}
          {hasWhatsapp ? 'Escríbele o mira otra fecha al reservar.' : 'Mira otra fecha al reservar.'}
        </p>
      ) : (
        <>
          <fieldset className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(max(2.75rem,17%),1fr))] gap-1.5">
            <legend className="sr-only">Día</legend>
            {days.map(({ date }, index) => (
              <label
                key={date}
                className="relative flex min-h-15 flex-col items-center justify-center rounded-12 border border-paper-300 bg-white transition-colors hover:border-ink-400 has-checked:border-petrol-600 has-checked:bg-petrol-50 has-checked:text-petrol-600 has-checked:ring-1 has-checked:ring-petrol-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol-600"
              >
                <input
                  type="radio"
                  name={name}
                  defaultChecked={index === 0}
                  aria-label={dayText(date)}
                  className={`day-${index} absolute inset-0 cursor-pointer appearance-none rounded-12 outline-none`}
                />
                <span aria-hidden="true" className="text-small font-semibold">
                  {date === today ? 'Hoy' : shortWeekdayText(weekdayOf(date))}
                </span>
                <span aria-hidden="true" className="text-[1.125rem]/6 font-extrabold">
                  {dayOfMonth(date)}
                </span>
              </label>
            ))}
          </fieldset>
          {days.map(({ date, hours }, index) => (
            <ul
              key={date}
              aria-label={`Horas libres del ${dayText(date)}`}
              className={`mt-2 hidden grid-cols-[repeat(auto-fill,minmax(max(3.5rem,22%),1fr))] gap-1.5 ${VISIBLE_WHEN_CHECKED[index]}`}
            >
              {hours.slice(0, hours.length > SHOWN_HOURS ? SHOWN_HOURS - 1 : SHOWN_HOURS).map(hour => (
                <li key={hour}>
                  <Link to={slotPath(uid, date, hour)} className={HOUR}>
                    {hourText(hour)}
                  </Link>
                </li>
              ))}
              {hours.length > SHOWN_HOURS && (
                <li>
                  <Link to={`${bookingPath(uid)}?date=${date}`} className={HOUR}>
                    Más
                    <span className="sr-only"> horas del {dayText(date)}</span>
                  </Link>
                </li>
              )}
            </ul>
          ))}
        </>
      )}
    </section>
  )
}

const HOUR =
  'flex min-h-11 items-center justify-center rounded-8 bg-paper-100 text-label font-bold text-ink-900 transition-colors hover:bg-petrol-600 hover:text-white'
