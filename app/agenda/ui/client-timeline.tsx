import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { topVisitsOf } from '#agenda/domain/agenda.ts'
import { type BookedVisit, ClientDays } from '#agenda/ui/client-days.tsx'
import { clientTurns } from '#agenda/ui/client-turns.ts'
import { RescueCard } from '#agenda/ui/rescue-card.tsx'
import type { LinkedRescue } from '#agenda/ui/rescue-offer.tsx'
import { Counters, useChangedBookings } from '#agenda/ui/timeline-parts.tsx'
import { TopVisit } from '#agenda/ui/top-visit.tsx'
import { OWN_TECHNICIANS_TITLE } from '#agenda/wording/own-technicians.ts'
import { BOOKING_SENT_ID } from '#bookings/domain/booking-paths.ts'
import { splitDays, timelineOf } from '#bookings/domain/timeline.ts'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { FAVOURITES_PAGE } from '#catalogue/domain/favourites.ts'
import type { WaitingCase } from '#guarantee/domain/guarantee-dossier.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { ButtonLink, buttonClasses, TextLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { useUnfoldedSections } from '#platform/ui/hooks/use-unfolded-sections.ts'
import { type RatingBoxRefusal, RatingRequest, RatingThanks } from '#reviews/ui/rating-box.tsx'
import { isArrivalInDoubt, situationOf } from '#visits/domain/situation.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { TurnRows } from '#visits/ui/turn-box.tsx'

interface ClientTimelineProps {
  /** Latest first. */
  bookings: readonly LinkedClientBooking[]
  /** Guarantee cases that wait for the client. */
  cases: readonly WaitingCase[]
  rescues: readonly LinkedRescue[]
  total: number
  now: Date
  refusal: (RatingBoxRefusal & { readonly key: string }) | null
  /** A rating was just sent by a form without script. */
  hasRated: boolean
  /** The visit that was just booked. */
  booked: BookedVisit | null
  /** Messages above the lists. */
  children?: ReactNode
}

/** Section 2, Mis reservas: what needs the client first, then upcoming bookings and history by day, updated live. */
export function ClientTimeline(props: ClientTimelineProps) {
  const { bookings, cases, rescues, total, now: serverNow, refusal, hasRated, booked, children } = props
  const now = useServerClock(serverNow)
  const changed = useChangedBookings(bookings)
  useUnfoldedSections()
  useFocusedMessage()
  const today = bogotaDate(now)
  const top = topVisitsOf(bookings, now)
  // The strip of a visit on top has the quote as its task; the hour of agreed work is chosen by a row.
  const isSaidAbove = (each: LinkedClientBooking) =>
    top.includes(each) && situationOf(each, now).task.client === 'answer-quote'
  const turns = clientTurns({ bookings: bookings.filter(each => !isSaidAbove(each)), cases }, now)
  // While the client is asked, nothing else is.
  const isAsked = top.some(each => isArrivalInDoubt(situationOf(each, now)) && !each.said.seeksAt)
  const { upcoming, history, upcomingCount } = timelineOf(bookings, now)
  const mayRate = (booking: LinkedClientBooking) => situationOf(booking, now).offers.stars
  const { asked, isThanked } = useAskedRating(bookings, hasRated, mayRate)
  const askedRefusal = asked && mayRate(asked) && refusal?.key === String(asked.key) ? refusal : null
  const rescued = new Set(rescues.map(({ booking }) => booking.key))
  const days = { today, changed, booked, rescued, now }
  const { first, rest } = splitDays(history, HISTORY_SHOWN)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">Mis reservas</h1>
        <Counters upcoming={upcomingCount} history={total - upcomingCount} />
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 empty:hidden md:mt-5">
        {top.map(each => (
          <TopVisit key={each.key} visit={each} now={now} />
        ))}
        {children}
        {refusal && !askedRefusal && <Message kind="error">{refusal.text}</Message>}
        <TurnRows turns={turns} />
        <div className="grid gap-3 empty:hidden lg:grid-cols-2 lg:items-start">
          {rescues.map((rescue, index) => (
            <RescueCard
              key={rescue.booking.key}
              rescue={rescue}
              today={today}
              now={now}
              first={index === 0 && (!isAsked || rescue.booking.status === 'confirmada')}
              className={
                index === 0 || (index === rescues.length - 1 && index % 2 === 1) ? 'lg:col-span-2' : ''
              }
            />
          ))}
        </div>
        {asked && mayRate(asked) && (
          <RatingRequest
            key={asked.key}
            booking={asked}
            today={today}
            latest={asked === bookings.find(each => each.rating !== null || mayRate(each))}
            refusal={askedRefusal}
            primary={rescues.length === 0 && !isAsked}
          />
        )}
        {isThanked && <RatingThanks />}
      </div>
      <p role="status" className="sr-only">
        {bookings
          .filter(({ key }) => changed.has(key))
          .map(({ technicianName, status }) => `${technicianName}: ${BOOKING_LABELS.cliente[status]}.`)
          .join(' ')}
      </p>
      <Section id="proximas" title="Próximas">
        {upcoming.length > 0 ? (
          <ClientDays days={upcoming} {...days} />
        ) : (
          <NothingUpcoming quiet={rescues.length === 0 && top.length === 0 && turns.length === 0} />
        )}
      </Section>
      <Section
        id="historial"
        title="Historial"
        subtitle={history.length > 0 ? 'Primero lo más reciente' : ''}
        link={<TextLink to={FAVOURITES_PAGE}>{OWN_TECHNICIANS_TITLE}</TextLink>}
      >
        {history.length > 0 ? (
          <ClientDays days={first} {...days} />
        ) : (
          <p className="rounded-16 border border-paper-200 bg-white p-5 text-ink-600">
            Aún no tienes historial.
          </p>
        )}
        {rest.length > 0 && (
          <OlderHistory open={rest.some(day => day.bookings.some(each => each.unreadMessages > 0))}>
            <ClientDays days={rest} {...days} />
          </OlderHistory>
        )}
        <MoreHistory shown={bookings.length} total={total} />
      </Section>
    </>
  )
}

/**
 * The visit whose rating is asked for: the newest that had none when the page was opened. It stays the same one, rated or
 * not, until the page is opened again; no other slides into its place.
 */
function useAskedRating(
  bookings: readonly LinkedClientBooking[],
  hasRated: boolean,
  mayRate: (booking: LinkedClientBooking) => boolean,
) {
  const [start] = useState(() => ({ hasRated, key: hasRated ? null : bookings.find(mayRate)?.key }))
  const asked = bookings.find(({ key }) => key === start.key)
  return { asked, isThanked: start.hasRated || (asked !== undefined && !mayRate(asked)) }
}

/** The message about a visit that was just booked is read out first. */
function useFocusedMessage(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${BOOKING_SENT_ID}`)
      document.getElementById(BOOKING_SENT_ID)?.focus({ preventScroll: true })
  }, [hash])
}

interface SectionProps {
  id: string
  title: string
  subtitle?: string
  /** Beside the heading. */
  link?: ReactNode
  children: ReactNode
}

function Section({ id, title, subtitle, link, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8 md:mt-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <h2 id={id} className="scroll-mt-16 type-h2">
            {title}
          </h2>
          {subtitle && <p className="text-label text-ink-600">{subtitle}</p>}
        </div>
        {link}
      </div>
      {children}
    </section>
  )
}

/** `quiet`: nothing else waits for the client either. */
function NothingUpcoming({ quiet }: { quiet: boolean }) {
  if (!quiet)
    return (
      <p className="rounded-16 border border-paper-200 bg-white p-5 text-ink-600">
        No tienes reservas próximas.
      </p>
    )
  return (
    <div className="rounded-16 border border-paper-200 bg-white">
      <EmptyState drawing="coffee-on-the-sill" title="Todo en orden" text="No tienes reservas próximas.">
        <ButtonLink to="/tecnicos">Buscar un técnico</ButtonLink>
      </EmptyState>
    </div>
  )
}

/** Entries of the history that are not folded. */
const HISTORY_SHOWN = 4

/** `open` from the start: it holds something that the navigation counts. */
function OlderHistory({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details id="anteriores" open={open} className="unfolded-without-script group/older mt-5">
      <summary
        className={buttonClasses({
          kind: 'white',
          className: 'flex! list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <span className="group-open/older:hidden">Ver reservas anteriores</span>
        <span className="hidden group-open/older:inline">Ocultar reservas anteriores</span>
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  )
}

const PAGE_SIZE = 150
const MAX_SHOWN = 5_000

/** Number of bookings to load, from the query parameter `ver`. */
export function bookingLimitFrom(request: Request): number {
  const requested = Number(new URL(request.url).searchParams.get('ver') ?? PAGE_SIZE)
  return Number.isSafeInteger(requested) ? Math.min(Math.max(requested, PAGE_SIZE), MAX_SHOWN) : PAGE_SIZE
}

function MoreHistory({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null
  return (
    <ButtonLink to={`?ver=${shown + PAGE_SIZE}`} preventScrollReset replace kind="white" className="mt-5">
      Cargar más reservas
    </ButtonLink>
  )
}
