// D66: the booking form of work that was agreed before: only its hour is chosen, the rest is folded.
import { type ReactNode, useState } from 'react'
import type { StripDay } from '#bookings/domain/booking-form-data.ts'
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
