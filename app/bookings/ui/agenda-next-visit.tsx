import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { CancelButton } from '#bookings/ui/agenda-buttons.tsx'
import { AgendaCard } from '#bookings/ui/agenda-card.tsx'
import { NextVisitActions } from '#bookings/ui/agenda-contact.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'

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
  const { nextStep, now } = useAgenda()
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
      <div className="grid gap-2">
        <NextVisitActions booking={booking} dark={dark} />
        {dark && nextStep(booking, now)}
      </div>
    </AgendaCard>
  )
}
