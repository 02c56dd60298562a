import { type ReactNode, useId } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue.ts'
import type { LinkedClientBooking, LinkedRescue } from '#bookings/ui/linked-bookings.ts'
import { briefDayText } from '#bookings/wording/bookings.ts'
import { quoted, rescueTitleText } from '#bookings/wording/cancel-reasons.ts'
import { lostMomentText, offersHoursText, othersCanGoText } from '#bookings/wording/client-bookings.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { ratingText } from '#platform/wording/counts.ts'
import { dayText, nearDayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import { isSlotPast, type Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { shortPeopleOf, tradeSearchPath } from '#technicians/wording/trade-search.ts'

export const DISMISS_RESCUE = 'dismiss-rescue'
/** The e-mail names one more; the search has everybody. */
const SHOWN_OPTIONS_MAX = 2

interface RescueCardProps {
  rescue: LinkedRescue
  today: string
  now: Date
  /** Open, and its first button is the one primary button of the page; the others are folded to a row. */
  first: boolean
}

/** A booking that nobody will serve: why, and what can be had instead. */
export function RescueCard({ rescue, today, now, first }: RescueCardProps) {
  const id = useId()
  const { booking, trade } = rescue
  const isAhead = ({ date, hour }: { date: string; hour: number }) => !isSlotPast({ date, hour }, now)
  const offered = rescue.offeredSlots.filter(isAhead)
  const options = rescue.options.filter(({ slot }) => isAhead(slot)).slice(0, SHOWN_OPTIONS_MAX)
  const title = rescueTitleText(booking)
  const photo = booking.technicianFotoURL && photoAt(booking.technicianFotoURL, 192, 192)
  const offer = (
    <RescueOffer rescue={rescue} offered={offered} options={options} today={today} primary={first} />
  )
  if (first)
    return (
      <section
        aria-labelledby={id}
        className="overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2"
      >
        <div className="flex items-center gap-3 border-b border-primary-200 bg-primary-50 px-4 py-3.5 sm:px-6">
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
    offered.length > 0 && booking.leftBy !== 'client'
      ? offersHoursText(offered.length)
      : options.length > 0
        ? othersCanGoText(trade, options.length)
        : lostMomentText(booking, today)
  return (
    <details
      id={`rescate-${booking.key}`}
      className="group/rescue overflow-hidden rounded-16 border border-primary-200 bg-white"
    >
      <summary className="flex min-h-15 list-none items-center gap-3 px-4 py-2 group-open/rescue:bg-primary-50 sm:px-6 [&::-webkit-details-marker]:hidden">
        <Avatar name={booking.technicianName} src={photo} className="size-10 rounded-pill text-support" />
        <span className="min-w-0 flex-1">
          <h2 className="text-label/5 font-bold break-words">{title}</h2>
          <span className="block text-support text-ink-700 first-letter:uppercase">{summary}</span>
        </span>
        <Icon
          of="chevron-down"
          size={18}
          className="text-ink-600 transition-[rotate] group-open/rescue:rotate-180"
        />
      </summary>
      <div className="border-t border-primary-200 px-4 pt-2 sm:px-6">
        <LostVisit booking={booking} today={today} />
      </div>
      {offer}
    </details>
  )
}

/** What was booked, when, and what the technician said; the rest of it stands in the history. */
function LostVisit({ booking, today }: { booking: LinkedClientBooking; today: string }) {
  const { servicio, cancelNote } = booking
  return (
    <>
      <p className="mt-0.5 dots text-support text-ink-700">
        {servicio && <span className="break-words">{servicio}</span>}
        <span className={servicio ? '' : 'first-letter:uppercase'}>{lostMomentText(booking, today)}</span>
      </p>
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
          title={
            booking.leftBy === 'client'
              ? `${firstNameOf(booking.technicianName)} sigue libre a esa hora`
              : `${firstNameOf(booking.technicianName)} te ofrece otra hora`
          }
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
        <Dismiss bookingKey={booking.key} technicianName={booking.technicianName} />
      </div>
    </>
  )
}

function Offers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-4 pt-3.5 pb-3 sm:px-6">
      <h3 className="text-label font-bold">{title}</h3>
      {children}
    </div>
  )
}

function Dismiss({ bookingKey, technicianName }: { bookingKey: number; technicianName: string }) {
  const { formData } = useNavigation()
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
          Ya no lo necesito
          <span className="sr-only">
            : quitar la visita de <bdi>{technicianName}</bdi>
          </span>
        </span>
      </Button>
    </Form>
  )
}

interface OfferedHoursProps {
  booking: LinkedClientBooking
  slots: readonly Slot[]
  today: string
  /** The first button is primary. */
  primary: boolean
}

function OfferedHours({ booking, slots, today, primary }: OfferedHoursProps) {
  return (
    <ul className="mt-2.5 grid max-w-md grid-cols-3 gap-2">
      {slots.map((slot, index) => (
        <li key={`${slot.date} ${slot.hour}`} className="grid">
          <Link
            to={rebookingPath(booking.technicianId, booking.key, slot)}
            className={`grid min-h-18 content-center rounded-12 border px-1 py-1.5 text-center no-underline transition-colors ${primary && index === 0 ? 'border-transparent bg-primary-400 hover:bg-primary-300 active:bg-primary-500' : 'border-petrol-300 bg-white hover:border-petrol-600 active:bg-petrol-50'}`}
          >
            <span className="sr-only">
              Reservar {dayText(slot.date)} a las {hourText(slot.hour)} con{' '}
              <bdi>{booking.technicianName}</bdi>
            </span>
            <span aria-hidden="true" className="text-support font-semibold">
              {slot.date === today ? 'hoy' : briefDayText(slot.date)}
            </span>
            <span aria-hidden="true" className="text-[1.375rem]/7 font-extrabold tracking-[-0.022em]">
              {hourText(slot.hour)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface RescueOptionsProps {
  bookingKey: number
  options: readonly RescueOption[]
  today: string
  /** The first button is primary. */
  primary: boolean
  /** Depends on where they stand. */
  heading?: 'h3' | 'h4'
}

/** Technicians of the same trade, each with the hour that can be booked. */
export function RescueOptions({
  bookingKey,
  options,
  today,
  primary,
  heading = 'h4',
}: RescueOptionsProps) {
  return (
    <ul className="md:mt-1 md:grid md:grid-cols-2 md:gap-x-8">
      {options.map((option, index) => (
        <li
          key={option.uid}
          className="flex items-center gap-2.5 border-paper-200 py-2.5 max-md:not-first:border-t"
        >
          <Avatar
            name={option.nombre}
            src={option.fotoURL && photoAt(option.fotoURL, 96, 96)}
            className="size-11 rounded-pill text-support"
          />
          <OptionFacts option={option} today={today} heading={heading} />
          <ButtonLink
            to={rebookingPath(option.uid, bookingKey, option.slot)}
            kind={primary && index === 0 ? 'primary' : 'white'}
            className="shrink-0 px-4!"
          >
            <span>
              Reservar
              <span className="sr-only">
                {' '}
                con <bdi>{option.nombre}</bdi>, {dayText(option.slot.date)} a las {hourText(option.slot.hour)}
              </span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

interface OptionFactsProps {
  option: RescueOption
  today: string
  heading: 'h3' | 'h4'
}

function OptionFacts({ option, today, heading: Heading }: OptionFactsProps) {
  const { nombre, ratingPromedio, resenasCount, tarifaBase, slot } = option
  return (
    <div className="min-w-0 flex-1 text-label/[1.3125rem]">
      <p className="font-extrabold text-green-700">
        {nearDayText(slot.date, today)}, {hourText(slot.hour)}
      </p>
      <Heading className="break-words">
        <bdi>{nombre}</bdi>
      </Heading>
      <p className="dots text-support text-ink-700">
        <span className="inline-flex items-center gap-1 font-bold text-ink-900">
          <Icon of="star" size={15} className="fill-primary-500 stroke-primary-500" />
          <span className="sr-only">Calificación: </span>
          {ratingText(ratingPromedio, resenasCount)}
        </span>
        {hasPrice(tarifaBase) && <span>{profilePriceText(tarifaBase)}</span>}
      </p>
    </div>
  )
}
