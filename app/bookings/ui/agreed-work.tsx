// D66: the booking form of work that was agreed before: only its hour is chosen, the rest is folded.
import { type ReactNode, useState } from 'react'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import type { StripDay } from '#bookings/domain/booking-form-data.ts'
import { addressLines, type VisitPlace } from '#bookings/domain/visit-place.ts'
import { DateField, DayStrip } from '#bookings/ui/day-picker.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { useFieldFeedback } from '#platform/ui/basics/form-feedback.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { relativeDayText } from '#platform/wording/relative-day.ts'

const SUMMARY =
  'inline-flex min-h-11 list-none items-center gap-2 rounded-8 text-label font-bold text-petrol-600 [&::-webkit-details-marker]:hidden'

interface AgreedDaysProps {
  days: readonly StripDay[]
  date: string | null
  /** The end of the term. */
  until: Date
  today: string
}

/** Days after the term cannot be chosen; a folded date field only where it reaches beyond the strip. */
export function AgreedDays({ days, date, until, today }: AgreedDaysProps) {
  const lastDay = bogotaDate(until)
  const isStripEnough = days.some(day => day.date >= lastDay)
  const { error } = useFieldFeedback('date')
  const [isLater] = useState(!days.some(day => day.date === date))
  return (
    <>
      <DayStrip days={days} chosen={date} isBrief />
      <p className="mt-2 text-support text-ink-600">
        La cotización vale hasta {relativeDayText(lastDay, today)}.
      </p>
      {isStripEnough ? (
        <input type="hidden" name="date" value={date ?? ''} />
      ) : (
        <details open={isLater || error !== null}>
          <summary className={SUMMARY}>
            <Icon of="calendar" size={18} />
            Otro día
          </summary>
          <DateField date={date} today={today} lastDay={lastDay} />
        </details>
      )}
    </>
  )
}

interface AddressRowProps {
  place: VisitPlace
  /** What does not fit, in short: the rest is said when it is open. */
  warning: string | null
  children: ReactNode
}

/** The address of the visit before, and the field behind 'Cambiar'. */
export function AddressRow({ place, warning, children }: AddressRowProps) {
  const { street, area } = addressLines(place)
  const [isOpen] = useState(!hasStreetAndNumber(place.address))
  return (
    <details open={isOpen} className="group/place">
      <summary className="flex min-h-[4.625rem] list-none items-center gap-3 rounded-16 border border-paper-200 bg-white px-4 py-2.5 shadow-1 group-open/place:hidden [&::-webkit-details-marker]:hidden">
        <Icon of="map-pin" className="mt-0.5 shrink-0 self-start text-petrol-600" />
        <span className="min-w-0 flex-1 text-label/6">
          <span className="block font-semibold break-words">{street}</span>
          {area && <span className="block text-ink-700">{area}</span>}
          {warning && (
            <span className="flex items-center gap-1.5 text-support font-semibold text-primary-800">
              <Icon of="triangle-alert" size={15} />
              {warning}
            </span>
          )}
        </span>
        <span className="text-label font-bold text-petrol-600">Cambiar</span>
      </summary>
      {children}
    </details>
  )
}

export function FoldedNote({ isFilled, children }: { isFilled: boolean; children: ReactNode }) {
  const [isOpen] = useState(isFilled)
  return (
    <details open={isOpen} className="group/note mt-3">
      <summary className={SUMMARY}>
        <Icon of="plus" size={18} className="group-open/note:rotate-45" />
        Agregar una nota o una foto
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
