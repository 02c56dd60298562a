import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { CancelButton } from '#bookings/ui/agenda-buttons.tsx'
import { AgendaCard } from '#bookings/ui/agenda-card.tsx'
import { NextVisitActions } from '#bookings/ui/agenda-contact.tsx'

interface NextVisitProps {
  booking: TechnicianBooking
  /** 'En 35 min', on a dark card; null on a light one. */
  caption: string | null
  heading?: 'h2' | 'h4'
  /** It is under way: it cannot be cancelled any more. */
  hasBegun?: boolean
}

/** The visit to go to next, or the one under way. */
export function NextVisit({ booking, caption, heading = 'h4', hasBegun = false }: NextVisitProps) {
  const dark = caption !== null
  const tone = dark ? 'dark' : 'light'
  return (
    <AgendaCard
      booking={booking}
      tone={tone}
      caption={caption ?? undefined}
      heading={heading}
      quietAction={!hasBegun && <CancelButton booking={booking} dark={dark} size="normal" />}
    >
      <NextVisitActions booking={booking} dark={dark} />
    </AgendaCard>
  )
}
