import { Link } from 'react-router'
import { DetailLabel, UnreadCount } from '#agenda/ui/visit-link.tsx'
import { ANSWER_QUOTE_TEXT } from '#agenda/wording/client-bookings.ts'
import { hasStreetAndNumber } from '#bookings/domain/address.ts'
import { answerMoment } from '#bookings/domain/answer-time.ts'
import { isGuaranteeVisit, visitPrice } from '#bookings/domain/booking.ts'
import { clientVisitPath, rescueId } from '#bookings/domain/booking-paths.ts'
import { addressText } from '#bookings/domain/visit-place.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { ANSWER_OVERDUE_TEXT, answerDeadlineText } from '#bookings/wording/answer-time.ts'
import { RepeatLink } from '#guarantee/ui/case-links.tsx'
import { bogotaDate } from '#platform/domain/time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { datedDayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'
import { isGoingOn, situationOf } from '#visits/domain/situation.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { toldCannotText } from '#visits/wording/cannot-receive.ts'
import { stateLine } from '#visits/wording/situation.ts'

export interface EntryProps {
  booking: LinkedClientBooking
  today: string
  /** Its status changed while the page was open. */
  changed: boolean
  now: Date
}

interface UpcomingProps extends EntryProps {
  /** Its rescue stands above the lists. */
  hasRescue: boolean
}

/** Section 2, Mis reservas: a booking to come. */
export function UpcomingCard({ booking, now, today, changed, hasRescue }: UpcomingProps) {
  const { technicianName, date, start, status, address } = booking
  const where = addressText(booking)
  const situation = situationOf(booking, now)
  return (
    <article
      className={`relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-16 border border-paper-200 bg-white p-4 shadow-1 max-[22rem]:gap-x-2 md:min-h-36 md:grid-cols-[5.75rem_3.25rem_fit-content(70%)_minmax(0,1fr)] md:content-start md:gap-x-4 md:p-6 md:pr-60 ${changed ? 'animate-flash' : ''}`}
    >
      <Avatar
        name={technicianName}
        className="row-span-3 row-start-1 size-11 self-start rounded-pill text-body max-md:col-start-1 md:col-start-2 md:size-13"
      />
      <p className="text-24/7 font-extrabold tracking-[-0.03em] whitespace-nowrap md:text-30/8 max-md:col-start-2 max-md:row-start-1 md:col-start-1 md:row-start-1">
        {start}
      </p>
      <h4 className="text-17/6 font-extrabold tracking-[-0.015em] break-words max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 md:col-start-3">
        <bdi>{technicianName}</bdi>
      </h4>
      <p className="row-start-1 max-md:col-start-3 md:col-start-4">
        <BookingBadge status={status} seenBy="cliente" />
      </p>
      <p className="text-support text-ink-600 max-md:col-span-2 max-md:col-start-2 md:col-span-2 md:col-start-3">
        {datedDayText(date, today)}, {start}
      </p>
      <div className="mt-2.5 grid gap-1.5 max-md:col-span-full md:col-span-2 md:col-start-3">
        {isGoingOn(situation) && (
          <p className="flex gap-2 text-label/[1.375rem] font-bold text-green-700">
            <Icon of="bike" size={17} className="mt-0.5" />
            {stateLine('client', { visit: booking, situation, now })}
          </p>
        )}
        {situation.isAskedToCancel && (
          <p className="mb-1 flex gap-2.5 rounded-12 bg-petrol-50 px-3.5 py-2.5 text-label/[1.375rem] text-petrol-700">
            <Icon of="hourglass" size={17} className="mt-0.5" />
            <span className="min-w-0 break-words">
              <strong className="font-bold">{toldCannotText(firstNameOf(technicianName))}.</strong> Falta que
              la cancele.
            </span>
          </p>
        )}
        <ServiceLine booking={booking} today={today} />
        <Note booking={booking} className="line-clamp-2 text-label/[1.375rem] text-ink-700" />
        {where && (
          <p className="flex gap-2 text-support text-ink-700">
            <Icon of="map-pin" size={17} className="mt-px text-petrol-600" />
            <span className={`line-clamp-2 break-words`}>{where}</span>
          </p>
        )}
        {!hasStreetAndNumber(address) && (
          <Warning icon="triangle-alert">
            {where ? 'Falta la calle y el número.' : 'Falta la dirección.'}
          </Warning>
        )}
        <QuoteAndMessagesLink booking={booking} now={now} />
        {status === 'solicitada' && (
          <Warning icon="hourglass">
            {situation.phase === 'overdue'
              ? ANSWER_OVERDUE_TEXT
              : answerDeadlineText(answerMoment(booking), today)}
          </Warning>
        )}
        {hasRescue && <RescueLink booking={booking} today={today} />}
      </div>
      <div className="mt-3.5 grid grid-cols-2 gap-2 max-md:col-span-full md:absolute md:top-6 md:right-6 md:mt-0 md:w-48 md:grid-cols-1">
        <MessageButton booking={booking} today={today} />
        <DetailLink
          booking={booking}
          today={today}
          className={buttonClasses({ kind: 'white', className: 'px-2!' })}
        />
      </div>
    </article>
  )
}

/** Who else can go is offered above the lists, folded unless it is the first. */
function RescueLink({ booking, today }: { booking: LinkedClientBooking; today: string }) {
  const id = rescueId(booking.key)
  return (
    <a
      href={`#${id}`}
      onClick={() => document.getElementById(id)?.setAttribute('open', '')}
      className="-my-2 flex min-h-11 w-fit items-center gap-2 text-support font-bold text-petrol-700 hover:underline"
    >
      <Icon of="arrow-up" size={17} />
      <span>
        Ver quién más puede ir
        <VisitName before="en vez de" visit={booking} name={booking.technicianName} today={today} />
      </span>
    </a>
  )
}

/** D58: everything else about the visit is on its page. */
export function DetailLink({ booking, today, className }: DetailLinkProps) {
  return (
    <Link to={clientVisitPath(booking.key)} className={className}>
      <DetailLabel visit={booking} name={booking.technicianName} today={today} />
    </Link>
  )
}

interface DetailLinkProps {
  booking: LinkedClientBooking
  today: string
  className: string
}

/** A quote to answer and messages that were not read, as one link: both are on the page of the visit. */
export function QuoteAndMessagesLink({ booking, now }: { booking: LinkedClientBooking; now: Date }) {
  const { key, technicianName, unreadMessages } = booking
  const hasQuote = situationOf(booking, now).task.client === 'answer-quote'
  if (!hasQuote && unreadMessages === 0) return null
  return (
    <Link
      to={`${clientVisitPath(key)}#${hasQuote ? 'cotizacion' : 'mensajes'}`}
      className="-my-1 md:-my-2.5 flex min-h-11 w-fit flex-wrap content-center gap-x-5 gap-y-0.5 text-label/6 font-bold hover:underline"
    >
      {hasQuote && (
        <span className="flex items-center gap-2 text-primary-800">
          <Icon of="receipt" size={17} />
          {ANSWER_QUOTE_TEXT}
        </span>
      )}
      {unreadMessages > 0 && (
        <span className="text-petrol-700">
          <UnreadCount count={unreadMessages} />
        </span>
      )}
      <VisitName before="de" visit={booking} name={technicianName} today={bogotaDate(now)} />
    </Link>
  )
}

/** The booked service and what it costs as far as it is known; nothing for 'No sé, que lo revise'. */
function ServiceLine({ booking, today }: { booking: LinkedClientBooking; today: string }) {
  const { servicio, agreedTotal } = booking
  const price = visitPrice(booking)
  const isFree = isGuaranteeVisit(booking)
  if (servicio === '' && !isFree && agreedTotal === null) return null
  return (
    <p className="flex gap-2 text-label/[1.375rem] text-ink-700">
      <Icon of="wrench" size={17} className="mt-0.5 text-petrol-600" />
      <span className="min-w-0 dots">
        {(servicio || agreedTotal !== null) && (
          <span className="font-bold break-words text-ink-900">{servicio || 'Lo acordado'}</span>
        )}
        {isFree ? (
          <RepeatLink visit={booking} side="client" other={booking.technicianName} today={today} />
        ) : (
          isPrice(price) && <span>{profilePriceText(price)}</span>
        )}
      </span>
    </p>
  )
}

export function Note({
  booking: { description },
  className,
}: {
  booking: LinkedClientBooking
  className: string
}) {
  if (!description) return null
  return (
    <p className={`break-words whitespace-pre-line ${className}`}>
      <strong className="font-semibold text-ink-900">Nota:</strong> {description}
    </p>
  )
}

function Warning({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className="flex gap-2 text-support font-bold text-primary-800">
      <Icon of={icon} size={17} className="mt-px" />
      {children}
    </p>
  )
}

/** Section 2: a link to the messaging app if there is a phone number, else a disabled button. */
function MessageButton({ booking, today }: { booking: LinkedClientBooking; today: string }) {
  const { messageLink, technicianName } = booking
  const className = 'px-2!'
  if (!messageLink)
    return (
      <Button disabled className={className}>
        Sin contacto
      </Button>
    )
  return (
    <a
      href={messageLink}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ kind: 'green-outline', className })}
    >
      <Icon of="message-circle" size={18} />
      <span>
        WhatsApp
        <VisitName before="a" visit={booking} name={technicianName} today={today} after=" (se abre aparte)" />
      </span>
    </a>
  )
}
