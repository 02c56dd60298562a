import type { TechnicianBooking } from '#bookings/domain/booking.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { CancelButton } from '#bookings/ui/agenda-buttons.tsx'
import { AgendaCard } from '#bookings/ui/agenda-card.tsx'
import { NextVisitActions } from '#bookings/ui/agenda-contact.tsx'
import { useAgenda } from '#bookings/ui/agenda-context.ts'
import { DetailLabel } from '#bookings/ui/visit-link.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'

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
    <AgendaCard booking={booking} tone={tone} caption={caption ?? undefined} heading={heading} hasOwnDetail>
      <div className="grid gap-2 pb-3">
        <NextVisitActions booking={booking} dark={dark} />
        {dark && nextStep(booking, now)}
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <ButtonLink
            to={technicianVisitPath(booking.key)}
            kind={dark ? 'outline-dark' : 'white'}
            className="px-2!"
          >
            <DetailLabel name={booking.clientName} />
          </ButtonLink>
          {!hasBegun && <CancelButton booking={booking} dark={dark} size="normal" />}
        </div>
      </div>
    </AgendaCard>
  )
}
