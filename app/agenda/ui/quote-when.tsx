import { Link } from 'react-router'
import { OfferedHours } from '#agenda/ui/rescue-offers.tsx'
import type { Booking } from '#bookings/domain/booking.ts'
import { clientVisitPath, quotedBookingPath, rebookingPath } from '#bookings/domain/booking-paths.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { ButtonLink, buttonClasses, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import type { Quote, WorkToCome } from '#visits/domain/quote.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { FoldedLines } from '#visits/ui/quote-lines.tsx'
import {
  bookedWorkText,
  briefTermText,
  lapsedText,
  linesSummary,
  noHoursText,
  quoteMomentText,
  quoteTitle,
} from '#visits/wording/quote.ts'

/** D66: agreed work that is done on another day. */
export interface ShownWork extends WorkToCome<Quote> {
  /** Free hours of the technician within the term. */
  readonly hours: readonly Slot[]
  readonly booked: Pick<Booking, 'key' | 'date' | 'start' | 'status'> | null
}

interface QuoteWhenProps {
  visit: LinkedClientBooking
  work: ShownWork | null
  /** Messages can be written. */
  mayWrite: boolean
  now: Date
}

/** What was agreed, and when it is done: chosen here, booked, or not any more. */
export function QuoteWhen({ visit, work, mayWrite, now }: QuoteWhenProps) {
  if (!work) return null
  const { quote, state, until, booked } = work
  const name = firstNameOf(visit.technicianName)
  const today = bogotaDate(now)
  const isLapsed = state === 'lapsed'
  const title =
    state === 'to-choose'
      ? quoteTitle('client', { state: 'agreed', total: quote.total }, name)
      : booked
        ? bookedWorkText(name, booked, today)
        : lapsedText(bogotaDate(until), today)
  return (
    <section
      id="cotizacion"
      aria-labelledby="cotizacion-titulo"
      className={`mt-4 scroll-mt-16 overflow-hidden rounded-20 border ${isLapsed ? 'border-paper-200 bg-paper-100 text-slate-700' : 'border-green-200 bg-green-50 text-green-700'}`}
    >
      <div className="flex gap-2 px-4 py-3.5 sm:px-5">
        <Icon of={isLapsed ? 'clock' : 'circle-check'} size={22} className="shrink-0" />
        <div className="min-w-0">
          <h2 id="cotizacion-titulo" className="text-lead/6 font-extrabold tracking-[-0.02em] break-words">
            {title}
          </h2>
          <p className="mt-0.5 text-support text-ink-700">
            {linesSummary(quote.lines)}
            {state === 'to-choose' ? '. ' : `, ${profilePriceText(quote.total)}. `}
            {quote.answeredAt && `${quoteMomentText(quote.answeredAt, today)}.`}
          </p>
        </div>
      </div>
      {state === 'to-choose' && <ChooseHour visit={visit} work={work} name={name} today={today} />}
      {booked && (
        <Link
          to={clientVisitPath(booked.key)}
          className="flex min-h-13 items-center justify-between gap-3 border-t border-green-200 bg-white px-4 text-label font-bold text-petrol-600 hover:underline sm:px-5"
        >
          Ver esa visita
          <Icon of="arrow-right" />
        </Link>
      )}
      {isLapsed && (mayWrite || visit.acceptsClient) && (
        <div className="px-4 pb-3.5 sm:px-5">
          {mayWrite ? (
            <a href="#mensajes" className={buttonClasses({ kind: 'white' })}>
              Pedir otra
            </a>
          ) : (
            <ButtonLink to={rebookingPath(visit.technicianId, visit.key)} kind="white">
              Pedir otra
            </ButtonLink>
          )}
        </div>
      )}
      <FoldedLines
        lines={quote.lines}
        className={`border-t px-4 sm:px-5 ${isLapsed ? 'border-paper-200' : 'border-green-200'}`}
      />
    </section>
  )
}

interface ChooseHourProps extends Pick<QuoteWhenProps, 'visit'> {
  work: ShownWork
  name: string
  today: string
}

function ChooseHour({ visit, work: { quote, hours, until }, name, today }: ChooseHourProps) {
  const lastDay = bogotaDate(until)
  const path = (slot?: Slot) => quotedBookingPath(visit.technicianId, quote.id, slot)
  return (
    <div className="border-t border-green-200 bg-white px-4 pt-3.5 pb-1.5 text-ink-900 sm:px-5">
      <h3 className="text-body/6 font-extrabold tracking-[-0.01em]">Escoge cuándo lo hace</h3>
      {hours.length > 0 ? (
        <>
          <p className="text-support text-ink-600">
            Horas libres de <bdi>{name}</bdi>, con ese precio.
          </p>
          <OfferedHours booking={visit} slots={hours} today={today} primary to={path} />
        </>
      ) : (
        <p className="text-label/6 text-ink-700">
          {noHoursText(name, lastDay, today)} {/* The browser unfolds what a link of the page leads to. */}
          <a
            href="#mensajes"
            className="-my-2.5 inline-flex min-h-11 items-center font-bold text-petrol-600 hover:underline"
          >
            Escríbele.
          </a>
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-support text-ink-600">
        {hours.length > 0 && (
          <span className="text-label">
            <TextLink to={path()}>
              <Icon of="calendar" size={18} className="mr-2" />
              Otro día
            </TextLink>
          </span>
        )}
        <span className="py-1.5">{briefTermText(lastDay, today)}</span>
      </p>
    </div>
  )
}
