import { Link } from 'react-router'
import { DetailLink, type EntryProps, Note, QuoteAndMessagesLink } from '#agenda/ui/client-booking-card.tsx'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import { addressText } from '#bookings/domain/visit-place.ts'
import { BookingBadge } from '#bookings/ui/booking-badge.tsx'
import { VisitName } from '#bookings/ui/visit-name.tsx'
import { visitMomentText } from '#bookings/wording/bookings.ts'
import { CaseMark, RepeatLink } from '#guarantee/ui/case-links.tsx'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Stars } from '#platform/ui/basics/rating.tsx'
import { datedDayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isGoingOn, type Situation, situationOf } from '#visits/domain/situation.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'
import { TOLD_CANNOT_SHORT_TEXT } from '#visits/wording/cannot-receive.ts'
import { paymentStateText } from '#visits/wording/payment.ts'
import { endText, stateLine } from '#visits/wording/situation.ts'

/** Section 2, Mis reservas: a booking that is over, or under way (D34). */
export function HistoryRow({ booking, today, changed, now }: EntryProps) {
  const { key, technicianId, technicianName, acceptsClient, date, start, status, rating } = booking
  const where = addressText(booking)
  const situation = situationOf(booking, now)
  return (
    <article
      className={`relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 p-4 pb-1 md:grid-cols-[5.75rem_3.25rem_minmax(0,1fr)] md:gap-x-4 md:px-6 md:pb-4 ${changed ? 'animate-flash' : ''}`}
    >
      <Avatar
        name={technicianName}
        className="row-span-2 row-start-1 size-10 rounded-pill text-support max-md:col-start-1 md:col-start-2 md:justify-self-center"
      />
      <p className="row-start-1 text-lead/6 font-extrabold tracking-[-0.022em] text-ink-600 max-md:col-start-2 md:col-start-1">
        {start}
      </p>
      <div className="min-w-0 max-md:col-start-2 md:col-start-3 md:row-start-1">
        <div className="md:flex md:flex-wrap md:items-center md:gap-x-3 md:gap-y-0.5 md:pr-90">
          <h4 className="text-body/6 font-bold break-words max-md:pr-14">
            <bdi>{technicianName}</bdi>
          </h4>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:mt-0.5 md:contents">
            <BookingBadge status={status} seenBy="cliente" />
            {rating !== null && (
              <>
                <span className="sr-only">Tu calificación:</span>
                <Stars rating={rating} size={14} />
              </>
            )}
          </p>
        </div>
        <StateOrEnd booking={booking} situation={situation} now={now} />
        {situation.payment && (
          <p
            className={`mt-0.5 flex gap-1.5 text-support/5 font-bold ${situation.payment === 'owed' ? 'text-primary-800' : 'text-ink-600'}`}
          >
            <Icon of="hourglass" size={16} className="mt-0.5 shrink-0" />
            {paymentStateText('client', situation.payment)}
          </p>
        )}
        <CaseMark guarantee={booking.guarantee} reader="client" other={firstNameOf(technicianName)} />
        {booking.repeatCase !== null && (
          <p className="relative z-1 flex gap-1.5 text-support">
            <RepeatLink visit={booking} side="client" other={technicianName} today={today} />
          </p>
        )}
        <p className="mt-1 text-support text-ink-600">
          {datedDayText(date, today)}, {start}
        </p>
        <Note
          booking={booking}
          className="line-clamp-1 text-small text-ink-600 [&>strong]:font-normal [&>strong]:text-ink-600"
        />
        {where && <p className={`line-clamp-1 text-small break-words text-ink-600`}>{where}</p>}
        <QuoteAndMessagesLink booking={booking} now={now} />
      </div>
      <MessageDisc booking={booking} today={today} />
      <div className="grid grid-cols-2 max-md:col-span-full max-md:mt-1 md:col-start-3">
        {acceptsClient && situation.offers.rebooking && (
          <Link
            to={rebookingPath(technicianId, key)}
            className={`${TEXT_BUTTON} z-1 max-md:col-start-1 max-md:row-start-1 w-fit gap-2 self-start font-bold whitespace-nowrap text-petrol-600 hover:text-petrol-700 md:absolute md:top-3 md:right-[14rem]`}
          >
            <Icon of="rotate-cw" size={18} />
            <span>
              Reservar de nuevo
              <VisitName before="la visita con" visit={booking} name={technicianName} today={today} />
            </span>
          </Link>
        )}
        <DetailLink
          booking={booking}
          today={today}
          className={`${TEXT_BUTTON} col-start-2 ml-auto w-fit font-semibold text-ink-600 hover:text-ink-900 md:absolute md:top-3 md:right-[6.75rem]`}
        />
      </div>
    </article>
  )
}

interface StateOrEndProps extends Pick<EntryProps, 'booking' | 'now'> {
  situation: Situation
}

/** What happens now, or why it did not take place as planned. */
function StateOrEnd({ booking, situation, now }: StateOrEndProps) {
  const asked = { visit: booking, situation, now, name: booking.technicianName }
  const { phase, isAskedToCancel } = situation
  if (phase === 'not-done' || phase === 'contested')
    return (
      <p className="mt-0.5 flex gap-1.5 text-support/5 font-bold text-red-700">
        <Icon of={phase === 'not-done' ? 'user-x' : 'eye'} size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">{endText('client', asked)}</span>
      </p>
    )
  const state = isAskedToCancel ? TOLD_CANNOT_SHORT_TEXT : isGoingOn(situation) && stateLine('client', asked)
  return state && <p className="mt-0.5 text-support/5 font-bold text-green-700">{state}</p>
}

const TEXT_BUTTON = 'flex min-h-11 items-center rounded-8 text-support underline-offset-4 hover:underline'

/** Section 2: a link to the messaging app if there is a phone number, else a disabled button. */
function MessageDisc({ booking, today }: { booking: LinkedClientBooking; today: string }) {
  const { messageLink, technicianName } = booking
  const place = 'absolute top-3 right-3 grid h-11 place-items-center md:right-6'
  if (!messageLink)
    return (
      <button
        type="button"
        disabled
        className={`${place} w-17 rounded-12 bg-ink-100 text-small/4 font-bold text-ink-500`}
      >
        Sin contacto
      </button>
    )
  return (
    <a
      href={messageLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`WhatsApp a ${technicianName}, ${visitMomentText(booking, today)} (se abre aparte)`}
      className={`${place} w-11 rounded-pill border border-green-200 bg-white text-green-700 hover:bg-green-50`}
    >
      <Icon of="message-circle" size={18} />
    </a>
  )
}
