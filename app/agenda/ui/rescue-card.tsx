import { type ReactNode, useId } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Rescue } from '#agenda/domain/rescue.ts'
import { OfferedHours, RescueOptions } from '#agenda/ui/rescue-offers.tsx'
import {
  lostMomentText,
  OVERDUE_RESCUE_TEXT,
  offersHoursText,
  otherPeopleText,
  othersCanGoText,
  overdueTitleText,
} from '#agenda/wording/client-bookings.ts'
import { rescueId } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { quoted, rescueTitleText } from '#bookings/wording/cancel-reasons.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { isSlotPast, type Slot } from '#technicians/domain/free-hours.ts'
import { shortPeopleOf, tradeSearchPath } from '#technicians/wording/trade-search.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'

export interface LinkedRescue extends Omit<Rescue, 'booking'> {
  readonly booking: LinkedClientBooking
}

export const DISMISS_RESCUE = 'dismiss-rescue'
/** The e-mail names one more; the search has everybody. */
const SHOWN_OPTIONS_MAX = 2

interface RescueCardProps {
  rescue: LinkedRescue
  today: string
  now: Date
  /** Open, and its first button is the one primary button of the page; the others are folded to a row. */
  first: boolean
  className: string
}

/** A booking that nobody will serve, or did not answer in time: why, and what can be had instead. */
export function RescueCard({ rescue, today, now, first, className }: RescueCardProps) {
  const id = useId()
  const { booking } = rescue
  const isAhead = ({ date, hour }: { date: string; hour: number }) => !isSlotPast({ date, hour }, now)
  const offered = rescue.offeredSlots.filter(isAhead)
  const options = rescue.options.filter(({ slot }) => isAhead(slot)).slice(0, SHOWN_OPTIONS_MAX)
  const title =
    booking.status === 'solicitada'
      ? overdueTitleText(firstNameOf(booking.technicianName))
      : rescueTitleText(booking)
  const photo = booking.technicianFotoURL && photoAt(booking.technicianFotoURL, 192, 192)
  const offer = (
    <RescueOffer rescue={rescue} offered={offered} options={options} today={today} primary={first} />
  )
  if (first)
    return (
      <section
        id={rescueId(booking.key)}
        aria-labelledby={id}
        className={`scroll-mt-14 overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2 ${className}`}
      >
        <div className="flex items-center gap-3 border-b border-primary-200 bg-primary-50 px-4 py-3 sm:px-6">
          <Avatar name={booking.technicianName} src={photo} className="w-14 arch-90 text-body" />
          <div className="min-w-0">
            <h2 id={id} className="type-h3 text-balance break-words">
              {title}
            </h2>
            <LostVisit booking={booking} today={today} />
          </div>
        </div>
        {offer}
      </section>
    )
  const summary =
    offered.length > 0 && rescue.isOffered
      ? offersHoursText(offered.length)
      : options.length > 0
        ? otherPeopleText(options.length)
        : null
  return (
    <details
      id={rescueId(booking.key)}
      className={`group/rescue scroll-mt-14 overflow-hidden rounded-16 border border-primary-200 bg-white ${className}`}
    >
      <summary className="flex min-h-15 list-none items-center gap-3 py-2 pr-3 pl-4 group-open/rescue:bg-primary-50 sm:px-6 [&::-webkit-details-marker]:hidden">
        <Avatar name={booking.technicianName} src={photo} className="size-10 rounded-pill text-support" />
        <span className="min-w-0 flex-1">
          <h2 className="text-label/5 font-bold break-words">{title}</h2>
          <span className="dots text-support text-ink-700">
            <span
              className={`first-letter:uppercase ${summary ? 'max-sm:group-not-open/rescue:hidden' : ''}`}
            >
              {lostMomentText(booking, today)}
            </span>
            {summary && <span className="group-open/rescue:hidden">{summary}</span>}
          </span>
        </span>
        <Icon
          of="chevron-down"
          size={18}
          className="-ml-2 text-ink-600 transition-[rotate] group-open/rescue:rotate-180"
        />
      </summary>
      <div className="border-t border-primary-200 px-4 pt-2 empty:hidden sm:px-6">
        <LostVisit booking={booking} />
      </div>
      {offer}
    </details>
  )
}

interface LostVisitProps {
  booking: LinkedClientBooking
  /** Without it the moment stands elsewhere. */
  today?: string
}

/** What was booked, when, and what the technician said; the rest of it stands in the history. */
function LostVisit({ booking, today }: LostVisitProps) {
  const { servicio, cancelNote, status } = booking
  return (
    <>
      {(servicio || today) && (
        <p className="mt-0.5 dots text-support text-ink-700">
          {servicio && <span className="break-words">{servicio}</span>}
          {today && (
            <span className={servicio ? '' : 'first-letter:uppercase'}>{lostMomentText(booking, today)}</span>
          )}
        </p>
      )}
      {status === 'solicitada' && <p className="mt-0.5 text-support text-ink-700">{OVERDUE_RESCUE_TEXT}</p>}
      {cancelNote && (
        <p className="mt-0.5 line-clamp-2 text-support break-words text-ink-700">{quoted(cancelNote)}</p>
      )}
    </>
  )
}

interface RescueOfferProps {
  rescue: LinkedRescue
  offered: readonly Slot[]
  options: readonly RescueOption[]
  today: string
  /** The first button is primary. */
  primary: boolean
}

/** The technician's own hours, else who can go instead, else an honest sentence. */
function RescueOffer({ rescue, offered, options, today, primary }: RescueOfferProps) {
  const { booking, trade, ciudad, isNobodyNear } = rescue
  const isFound = offered.length + options.length > 0
  return (
    <>
      {offered.length > 0 ? (
        <Offers
          title={ownHoursTitle(rescue)}
          detail={rescue.isOffered && 'Queda confirmada de una vez.'}
          className="@2xl:flex @2xl:items-center @2xl:justify-between @2xl:gap-6"
        >
          <OfferedHours booking={booking} slots={offered} today={today} primary={primary} />
        </Offers>
      ) : options.length > 0 ? (
        <Offers title={othersCanGoText(trade, options.length)}>
          <RescueOptions bookingKey={booking.key} options={options} today={today} primary={primary} />
        </Offers>
      ) : (
        <p className="px-4 py-3.5 text-label/6 text-ink-700 sm:px-6">
          {isNobodyNear
            ? 'Por ahora nadie más de ese oficio tiene horas libres cerca.'
            : 'Mira quién más puede ir.'}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-paper-200 px-4 text-label sm:px-6">
        <TextLink to={tradeSearchPath(trade, ciudad)}>
          {isFound ? `Ver más ${shortPeopleOf(trade)}` : 'Buscar otro técnico'}
        </TextLink>
        <Dismiss booking={booking} />
      </div>
    </>
  )
}

function ownHoursTitle({ booking, isOffered }: LinkedRescue): string {
  const name = firstNameOf(booking.technicianName)
  if (isOffered) return `${name} te ofrece otra hora`
  return booking.leftBy === 'client' ? `${name} sigue libre a esa hora` : `Horas libres de ${name}`
}

interface OffersProps {
  title: string
  detail?: string | false
  className?: string
  children: ReactNode
}

function Offers({ title, detail, className, children }: OffersProps) {
  return (
    <div className="@container px-4 py-3.5 sm:px-6">
      <div className={className}>
        <div>
          <h3 className="text-label font-bold">{title}</h3>
          {detail && <p className="text-support text-ink-600">{detail}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

/** A request that still stands is waited for; a lost visit is not needed any more. */
function Dismiss({ booking }: { booking: LinkedClientBooking }) {
  const { formData } = useNavigation()
  const { key: bookingKey, technicianName, status } = booking
  const isWaiting = status === 'solicitada'
  const busy = formData?.get('act') === DISMISS_RESCUE && formData.get('key') === String(bookingKey)
  return (
    <Form method="post" preventScrollReset onSubmit={event => busy && event.preventDefault()}>
      <input type="hidden" name="act" value={DISMISS_RESCUE} />
      <input type="hidden" name="key" value={bookingKey} />
      <Button
        type="submit"
        kind="text"
        busy={busy}
        busyText="Quitando…"
        className="-mx-2 px-2! text-ink-600!"
      >
        <span>
          {isWaiting ? 'Prefiero esperar' : 'Ya no lo necesito'}
          <span className="sr-only">
            : {isWaiting ? 'la respuesta' : 'quitar la visita'} de <bdi>{technicianName}</bdi>
          </span>
        </span>
      </Button>
    </Form>
  )
}
