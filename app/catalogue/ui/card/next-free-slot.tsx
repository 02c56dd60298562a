import { Icon } from '#platform/ui/basics/icon.tsx'
import { nearDayText } from '#platform/wording/dates.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'

interface NextFreeSlotProps {
  slot: Slot | null
  today: string
}

/** The first hour that can be booked, in the lower right corner of a card. */
export function NextFreeSlot({ slot, today }: NextFreeSlotProps) {
  if (!slot)
    return (
      <p className="ml-auto shrink-0 text-right">
        <span className="block text-support text-ink-600">Agenda</span>
        <span className="block text-label/6 font-bold text-ink-600">Sin horas libres</span>
      </p>
    )
  return (
    <p className="ml-auto shrink-0 text-right">
      <span className="flex items-center justify-end gap-2 text-support text-ink-600">
        <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 fill-[#1F9D5B]">
          <circle cx="4" cy="4" r="4" />
        </svg>
        Libre
      </span>
      <span className="block text-label/6 font-bold text-green-700">
        {nearDayText(slot.date, today)} {hourText(slot.hour)}
      </span>
    </p>
  )
}

/** D44: in the place of the first free hour. */
export function NotReceiving() {
  return (
    <p className="ml-auto shrink-0 text-right">
      <span className="block text-support text-ink-600">Por ahora</span>
      <span className="flex items-center justify-end gap-1.5 text-label/6 font-bold text-slate-700">
        <Icon of="calendar-x" size={16} />
        No disponible
      </span>
    </p>
  )
}
