import type { ReactNode } from 'react'
import { visitId } from '#bookings/domain/booking-paths.ts'
import { type Day, isUnderWay, isUpcoming, timelineOf } from '#bookings/domain/timeline.ts'
import { ClientBookingCard } from '#bookings/ui/client-booking-card.tsx'
import type { LinkedClientBooking, LinkedRescue } from '#bookings/ui/linked-bookings.ts'
import { RatingBox, type RatingBoxRefusal, RatingRequest } from '#bookings/ui/rating-box.tsx'
import { RescueCard } from '#bookings/ui/rescue-card.tsx'
import { Counters, DayGroup, useLiveBookings, VisitStrip } from '#bookings/ui/timeline-parts.tsx'
import { BOOKING_LABELS } from '#bookings/wording/booking-status.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'

interface ClientTimelineProps {
  /** Latest first. */
  bookings: readonly LinkedClientBooking[]
  rescues: readonly LinkedRescue[]
  total: number
  now: Date
  refusal: (RatingBoxRefusal & { readonly key: string }) | null
  caseLink: ClientDaysProps['caseLink']
  /** Messages above the lists. */
  children?: ReactNode
}

/** Section 2, Mis reservas: what needs the client first, then upcoming bookings and history by day, updated live. */
export function ClientTimeline(props: ClientTimelineProps) {
  const { bookings, rescues, total, now: serverNow, refusal, caseLink, children } = props
  const now = useServerClock(serverNow)
  const changed = useLiveBookings(bookings)
  const today = bogotaDate(now)
  const { upcoming, history, upcomingCount } = timelineOf(bookings, now)
  const current = bookings.find(booking => isUnderWay(booking, now))
  const toRate = bookings.find(mayRate)
  const refusalOf = (booking: LinkedClientBooking) =>
    refusal?.key === String(booking.key) && mayRate(booking) ? refusal : null
  const days = { today, changed, refusalOf, ratedAbove: toRate?.key, caseLink, now }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">Mis reservas</h1>
        <Counters upcoming={upcomingCount} history={total - upcomingCount} />
      </div>
      {current && (
        <VisitStrip
          to={`#${visitId(current.key)}`}
          label="Tu visita:"
          start={current.start}
          name={current.technicianName}
          text={`En curso, hasta las ${current.end}`}
        />
      )}
      {children}
      {refusal && !bookings.some(refusalOf) && <Message kind="error">{refusal.text}</Message>}
      <p role="status" className="sr-only">
        {bookings
          .filter(({ key }) => changed.has(key))
          .map(({ technicianName, status }) => `${technicianName}: ${BOOKING_LABELS.cliente[status]}.`)
          .join(' ')}
      </p>
      {rescues.map((rescue, index) => (
        <RescueCard key={rescue.booking.key} rescue={rescue} today={today} now={now} first={index === 0} />
      ))}
      {toRate && (
        <RatingRequest
          booking={toRate}
          today={today}
          latest={toRate === bookings.find(({ status }) => status === 'completada')}
          refusal={refusalOf(toRate)}
        />
      )}
      <Section id="proximas" title="Próximas">
        {upcoming.length > 0 ? (
          <ClientDays days={upcoming} {...days} />
        ) : (
          <NothingUpcoming quiet={rescues.length === 0 && !current} />
        )}
      </Section>
      <Section
        id="historial"
        title="Historial"
        subtitle={history.length > 0 ? 'Primero lo más reciente' : ''}
      >
        {history.length > 0 ? (
          <ClientDays days={history} {...days} />
        ) : (
          <p className="rounded-16 border border-paper-200 bg-white p-5 text-ink-600">
            Aún no tienes historial.
          </p>
        )}
        <MoreHistory shown={bookings.length} total={total} />
      </Section>
    </>
  )
}

/** D15: once per completed booking. */
function mayRate({ status, rating }: Pick<LinkedClientBooking, 'status' | 'rating'>): boolean {
  return status === 'completada' && rating === null
}

interface SectionProps {
  id: string
  title: string
  subtitle?: string
  children: ReactNode
}

function Section({ id, title, subtitle, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8 md:mt-10">
      <div className="mb-4">
        <h2 id={id} className="scroll-mt-16 type-h2">
          {title}
        </h2>
        {subtitle && <p className="mt-0.5 text-ink-600">{subtitle}</p>}
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

interface ClientDaysProps {
  days: readonly Day<LinkedClientBooking>[]
  today: string
  changed: ReadonlySet<number>
  refusalOf: (booking: LinkedClientBooking) => RatingBoxRefusal | null
  /** The booking whose rating is asked for at the top of the page, and not again in its card. */
  ratedAbove: number | undefined
  /** To the guarantee case of a visit, or to the form that opens one. */
  caseLink: (booking: LinkedClientBooking, now: Date) => ReactNode
  now: Date
}

/** A client's bookings by day. */
function ClientDays({ days, today, changed, refusalOf, ratedAbove, caseLink, now }: ClientDaysProps) {
  return (
    <ul className="grid gap-6">
      {days.map(({ date, bookings }) => (
        <DayGroup key={date} date={date} today={today}>
          {bookings.map(booking => (
            <ClientBookingCard
              key={booking.key}
              booking={booking}
              state={isUpcoming(booking, now) ? 'upcoming' : isUnderWay(booking, now) ? 'current' : 'past'}
              today={today}
              changed={changed.has(booking.key)}
            >
              {booking.rating !== null && <OwnRating booking={booking} rating={booking.rating} />}
              {booking.status === 'completada' && booking.rating === null && booking.key !== ratedAbove && (
                <RatingBox
                  bookingKey={booking.key}
                  technicianName={booking.technicianName}
                  refusal={refusalOf(booking)}
                />
              )}
              {caseLink(booking, now)}
            </ClientBookingCard>
          ))}
        </DayGroup>
      ))}
    </ul>
  )
}

/** The client's own review and its moderation state. */
function OwnRating({
  booking: { aprobada, rejected },
  rating,
}: {
  booking: LinkedClientBooking
  rating: number
}) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-support text-ink-600">
      <span className="text-label font-bold text-ink-900">Tu calificación</span>
      <Stars rating={rating} />
      <span>{aprobada ? 'Publicada' : rejected ? 'No la publicamos' : 'En revisión'}</span>
    </p>
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
      Ver reservas anteriores
    </ButtonLink>
  )
}
