import { CancelButton } from '#agenda/ui/agenda-buttons.tsx'
import { AgendaCard } from '#agenda/ui/agenda-card.tsx'
import { NextVisitActions } from '#agenda/ui/agenda-contact.tsx'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { VisitStrip } from '#agenda/ui/timeline-parts.tsx'
import { DetailLabel } from '#agenda/ui/visit-link.tsx'
import { nextVisitTexts } from '#agenda/wording/client-bookings.ts'
import { technicianVisitPath, visitId } from '#bookings/domain/booking-paths.ts'
import { unreadText } from '#bookings/wording/bookings.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { stateLine, UNDER_WAY_TEXT, untilText } from '#visits/wording/situation.ts'

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

interface TopVisitProps {
  booking: TechnicianBooking
  isUnderWay: boolean
  /** It has a card in its day. */
  isListed: boolean
  /** One row: it and the first request are on the first screen of a phone. */
  isBrief: boolean
}

/** On top of the agenda: the visit under way, or the next one if its own card is not near enough. */
export function TopVisit({ booking, isUnderWay, isListed, isBrief }: TopVisitProps) {
  const { now } = useAgenda()
  const { key, scheduledAt, clientName, unreadMessages } = booking
  const hasCard = isListed && !isUnderWay
  // Its card says what was not read, where it has one.
  const task = hasCard || unreadMessages === 0 ? null : unreadText(unreadMessages)
  const situation = situationOf(booking, now)
  const text = stateLine('technician', { visit: booking, situation, now }) ?? untilText(scheduledAt, now)
  if (isBrief)
    return (
      <VisitStrip
        to={hasCard ? `#${visitId(key)}` : technicianVisitPath(key)}
        label={isUnderWay ? 'Tu visita:' : 'Tu próxima visita:'}
        visit={booking}
        name={clientName}
        texts={isUnderWay ? [task ? UNDER_WAY_TEXT : text] : nextVisitTexts(booking, now)}
        task={task}
        className="md:px-[1.875rem] md:[&>:first-child]:w-[11.5rem]"
      />
    )
  if (hasCard) return null
  return (
    <ul>
      <NextVisit booking={booking} caption={text} heading="h2" hasBegun={isUnderWay} />
    </ul>
  )
}
