import type { TechnicianBooking } from '#bookings/domain/listed-bookings.ts'
import { cardId } from '#bookings/ui/agenda-card.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { untilText } from '#bookings/wording/agenda.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** The next visit in one row, a link to its card. */
export function NextVisitStrip({ booking }: { booking: TechnicianBooking }) {
  const { now } = useAgenda()
  return (
    <a
      href={`#${cardId(booking.key)}`}
      className="on-dark tile-steps flex min-h-14 items-center gap-3 rounded-12 px-4 py-1.5 text-white print:hidden"
    >
      <span className="text-[1.3125rem]/7 font-extrabold tracking-[-0.03em]">{booking.start}</span>
      <span className="min-w-0 flex-1 text-label/5">
        <span className="sr-only">Tu próxima visita: </span>
        <span className="block truncate font-bold">
          <bdi>{booking.clientName}</bdi>
        </span>
        <span className="block text-support/5 font-semibold text-mango-300">
          {untilText(booking.scheduledAt, now)}
        </span>
      </span>
      <Icon of="arrow-down" />
    </a>
  )
}
