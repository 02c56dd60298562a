import { useStepSender } from '#agenda/ui/agenda-answers.tsx'
import { CancelButton } from '#agenda/ui/agenda-buttons.tsx'
import { AgendaCard } from '#agenda/ui/agenda-card.tsx'
import { NextVisitActions, QuietCall, RouteLink } from '#agenda/ui/agenda-contact.tsx'
import { useAgenda } from '#agenda/ui/agenda-context.ts'
import { VisitStrip } from '#agenda/ui/timeline-parts.tsx'
import { DetailLabel } from '#agenda/ui/visit-link.tsx'
import { nextVisitTexts } from '#agenda/wording/client-bookings.ts'
import { technicianVisitPath, visitId } from '#bookings/domain/booking-paths.ts'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { unreadText } from '#bookings/wording/bookings.ts'
import { bogotaTime } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'
import { LateAnswers, LateStrip, lateEdge } from '#visits/ui/late-visit.tsx'
import { NextHour, nextAct } from '#visits/ui/next-step.tsx'
import { FINISH_HASH } from '#visits/wording/receipt.ts'
import { stateLine, UNDER_WAY_TEXT, untilText } from '#visits/wording/situation.ts'

interface VisitProps {
  booking: TechnicianBooking
  heading?: 'h2' | 'h4'
}

interface NextVisitProps extends VisitProps {
  /** 'En 35 min', on a dark card; null on a light one. */
  caption: string | null
  facts?: 'all' | 'work'
}

/** The visit to go to next. */
export function NextVisit({ booking, caption, heading = 'h4', facts = 'all' }: NextVisitProps) {
  const { now, today } = useAgenda()
  const sender = useStepSender(booking)
  const situation = situationOf(booking, now)
  const dark = caption !== null
  const tone = dark ? 'dark' : 'light'
  const act = nextAct({ visit: booking, situation, sender })
  return (
    <AgendaCard
      booking={booking}
      tone={tone}
      caption={caption ?? undefined}
      heading={heading}
      facts={facts}
      hasOwnDetail
    >
      <div className="grid gap-2 pb-3">
        <NextVisitActions booking={booking} dark={dark} act={act} />
        <NextHour visit={booking} situation={situation} now={now} dark={dark} sender={sender} />
        <div className="flex flex-wrap gap-2 *:flex-auto">
          <ButtonLink
            to={technicianVisitPath(booking.key)}
            kind={dark ? 'outline-dark' : 'white'}
            className="px-2!"
          >
            <DetailLabel visit={booking} name={booking.clientName} today={today} />
          </ButtonLink>
          {act && (
            <RouteLink
              booking={booking}
              kind={dark ? 'outline-dark' : 'white'}
              size="normal"
              className="px-2! whitespace-nowrap"
            />
          )}
          {isAllowed(TRANSITIONS.cancel, booking, now) && !act && (
            <CancelButton booking={booking} dark={dark} size="normal" />
          )}
        </div>
      </div>
    </AgendaCard>
  )
}

/** On top of the agenda: the visit to which the technician goes, is late, or at which he is. */
export function VisitUnderWay({ booking, heading = 'h2' }: VisitProps) {
  const { now, today } = useAgenda()
  const sender = useStepSender(booking)
  const situation = situationOf(booking, now)
  const said = { visit: booking, situation, now, sender }
  if (situation.late)
    return (
      <AgendaCard
        booking={booking}
        tone="light"
        heading={heading}
        edge={lateEdge(situation)}
        facts="place"
        head={<LateStrip {...said} />}
        foot={<QuietCall booking={booking} />}
      >
        <div className="md:pb-3">
          <LateAnswers {...said} route={<RouteLink booking={booking} kind="primary" />} />
        </div>
      </AgendaCard>
    )
  if (situation.phase === 'inside')
    return (
      <AgendaCard
        booking={booking}
        tone="light"
        heading={heading}
        facts="work"
        head={<InsideStrip since={situation.insideSince} />}
        foot={
          <RouteLink
            booking={booking}
            kind="text"
            size="normal"
            className="-mr-2 px-2! text-support! text-ink-600!"
          />
        }
      >
        <NextVisitActions
          booking={booking}
          dark={false}
          act={
            situation.task.technician === 'finish' && (
              <ButtonLink
                to={`${technicianVisitPath(booking.key)}${FINISH_HASH}`}
                kind="primary"
                size="huge"
                className="px-2!"
              >
                <Icon of="check" />
                <span>
                  Terminé
                  <VisitName before="la visita con" visit={booking} name={booking.clientName} today={today} />
                </span>
              </ButtonLink>
            )
          }
        />
      </AgendaCard>
    )
  const caption = stateLine('technician', said) ?? UNDER_WAY_TEXT
  return <NextVisit booking={booking} caption={caption} heading={heading} facts="work" />
}

function InsideStrip({ since }: { since: Date | null }) {
  return (
    <p className="flex min-h-11 items-center gap-3 border-b border-green-200 bg-green-50 py-2 pr-4 pl-5 text-label/5 font-bold text-green-700 sm:pr-6 sm:pl-[1.875rem]">
      <Icon of="house" size={18} className="shrink-0" />
      <span className="flex-1">{UNDER_WAY_TEXT}</span>
      {since && <span className="font-medium">Llegaste {bogotaTime(since)}</span>}
    </p>
  )
}

interface TopVisitProps {
  booking: TechnicianBooking
  /** It has a card in its day. */
  isListed: boolean
  /** One row: it and the first request are on the first screen of a phone. */
  isBrief: boolean
}

/** On top of the agenda: the next visit, if its own card is not near enough; or a further one that is under way. */
export function TopVisit({ booking, isListed, isBrief }: TopVisitProps) {
  const { now } = useAgenda()
  const { key, scheduledAt, clientName, unreadMessages } = booking
  // Its card says what was not read, where it has one.
  const task = isListed || unreadMessages === 0 ? null : unreadText(unreadMessages)
  const situation = situationOf(booking, now)
  const text = stateLine('technician', { visit: booking, situation, now })
  if (isBrief)
    return (
      <VisitStrip
        to={isListed ? `#${visitId(key)}` : technicianVisitPath(key)}
        label={scheduledAt > now ? 'Tu próxima visita:' : 'Tu visita:'}
        visit={booking}
        name={clientName}
        texts={scheduledAt > now ? nextVisitTexts(booking, now) : [text ?? UNDER_WAY_TEXT]}
        task={task}
        className="min-h-14 md:min-h-[4.5rem] md:gap-6 md:px-[1.875rem] md:[&>:first-child]:w-[11.5rem]"
      />
    )
  if (isListed) return null
  return (
    <ul>
      <NextVisit booking={booking} caption={text ?? untilText(scheduledAt, now)} heading="h2" />
    </ul>
  )
}
