import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ChosenSlot } from '#bookings/ui/booking-summary.tsx'
import { dayTagText } from '#bookings/wording/bookings.ts'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { dayText } from '#platform/wording/dates.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'

interface ProposedHoursProps {
  slots: readonly Slot[]
  chosen: ChosenSlot
  /** The hour of the visit before, 8…19. */
  lastHour: number
  today: string
  onChoose: (hour: string) => void
  /** Every other day and hour. */
  children: ReactNode
}

/** Who books again: three hours, links that load their day; the fields that are sent stand behind 'Otro día u hora'. */
export function ProposedHours({ slots, chosen, lastHour, today, onChoose, children }: ProposedHoursProps) {
  const [params] = useSearchParams()
  const errors = [useFieldFeedback('date').error, useFieldFeedback('hour').error]
  const isChosen = (slot: Slot) => slot.date === chosen.date && twoDigits(slot) === chosen.hour
  const [isOther] = useState(!slots.some(isChosen))
  return (
    <>
      <ul aria-label="Horas que te proponemos" className="grid max-w-md grid-cols-3 gap-2">
        {slots.toSorted(earliestFirst).map(slot => (
          <li key={`${slot.date} ${slot.hour}`} className="grid">
            <Link
              to={{ search: searchWith(params, slot) }}
              replace
              preventScrollReset
              onClick={() => onChoose(twoDigits(slot))}
              aria-current={isChosen(slot) || undefined}
              className={`grid min-h-16 content-center rounded-12 border px-1 py-1.5 text-center no-underline transition-colors ${isChosen(slot) ? 'border-transparent bg-petrol-600 text-white' : 'border-petrol-300 bg-white text-ink-900 hover:border-petrol-600 active:bg-petrol-50'}`}
            >
              <span className="sr-only">
                {dayText(slot.date)} a las {hourText(slot.hour)}
              </span>
              <span aria-hidden="true" className="text-support font-semibold">
                {dayTagText(slot.date, today)}
              </span>
              <span aria-hidden="true" className="text-20/6 font-extrabold tracking-[-0.022em]">
                {hourText(slot.hour)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <details open={isOther || errors.some(error => error !== null)} className="group/when relative mt-1.5">
        <summary className="flex min-h-11 max-w-md list-none flex-wrap items-center gap-x-2 rounded-8 text-label font-bold text-petrol-600 [&::-webkit-details-marker]:hidden">
          <Icon of="calendar" size={18} />
          Otro día u hora
          <span className="ml-auto text-support font-normal text-ink-600">
            La otra fue a las {hourText(lastHour)}
          </span>
        </summary>
        <div className="grid gap-6 pt-2">{children}</div>
      </details>
    </>
  )
}

const earliestFirst = (a: Slot, b: Slot) => a.date.localeCompare(b.date) || a.hour - b.hour

const twoDigits = ({ hour }: Slot) => String(hour).padStart(2, '0')

function searchWith(params: URLSearchParams, slot: Slot): string {
  const changed = new URLSearchParams(params)
  changed.set('date', slot.date)
  changed.set('hour', twoDigits(slot))
  return `?${changed}`
}
