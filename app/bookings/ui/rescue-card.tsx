import { useId } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue.ts'
import type { LinkedClientBooking, LinkedRescue } from '#bookings/ui/linked-bookings.ts'
import { ProblemPhotos } from '#bookings/ui/problem-photos.tsx'
import { briefDayText } from '#bookings/wording/bookings.ts'
import { rescueTitleText } from '#bookings/wording/cancel-reasons.ts'
import { rescueDetailText, rescueOptionsText } from '#bookings/wording/client-bookings.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Rating } from '#platform/ui/basics/rating.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { dayText, nearDayText } from '#platform/wording/dates.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'
import { placeText } from '#platform/wording/place.ts'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'
import { isSlotPast, type Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { tradeSearchPath } from '#technicians/wording/trade-search.ts'

export const DISMISS_RESCUE = 'dismiss-rescue'
const PHOTO_PX = 64

interface RescueCardProps {
  rescue: LinkedRescue
  today: string
  now: Date
  /** Its first button is the one primary button of the page. */
  first: boolean
}

/** A booking that nobody will serve: why, what was asked, the technician's other hours, and who else can go. */
export function RescueCard({ rescue, today, now, first }: RescueCardProps) {
  const id = useId()
  const { booking } = rescue
  const isAhead = ({ date, hour }: { date: string; hour: number }) => !isSlotPast({ date, hour }, now)
  const offered = rescue.offeredSlots.filter(isAhead)
  const options = rescue.options.filter(({ slot }) => isAhead(slot))
  const heading = rescueOptionsText(
    options.map(({ slot }) => slot),
    booking,
    today,
  )
  return (
    <section
      aria-labelledby={id}
      className="mt-6 overflow-hidden rounded-20 border border-primary-200 bg-white shadow-2"
    >
      <div className="flex items-center gap-3.5 border-b border-primary-200 bg-primary-50 p-4 sm:px-6">
        <Avatar
          name={booking.technicianName}
          src={booking.technicianFotoURL && photoAt(booking.technicianFotoURL, 192, 192)}
          className="w-18 arch-90 text-[1.25rem]"
        />
        <div className="min-w-0">
          <h2
            id={id}
            className="text-[1.25rem]/[1.5625rem] font-extrabold tracking-[-0.022em] text-balance break-words"
          >
            {rescueTitleText(booking)}
          </h2>
          <p className="mt-1 text-label/[1.375rem] break-words text-ink-700">
            {rescueDetailText(booking, today)}
          </p>
        </div>
      </div>
      <Request booking={booking} />
      {offered.length > 0 && (
        <div className="border-t border-paper-200 p-4 sm:px-6">
          <h3 className="type-h3">{firstNameOf(booking.technicianName)} te ofrece otra hora</h3>
          <p className="mt-0.5 text-support text-ink-600">La reserva se abre ya llena; solo confirmas.</p>
          <OfferedHours booking={booking} slots={offered} today={today} primary={first} />
        </div>
      )}
      <div className="border-t border-paper-200 px-4 pt-4 sm:px-6">
        {options.length > 0 ? (
          <>
            <h3 className="type-h3">{heading}</h3>
            <p className="mt-0.5 text-support text-ink-600">
              {options.length === 1 ? 'Le' : 'Les'} llega lo que ya escribiste.
            </p>
            <RescueOptions
              bookingKey={booking.key}
              options={options}
              today={today}
              primary={first && offered.length === 0}
            />
          </>
        ) : (
          <div className="pb-4">
            <p className="text-label/6 text-ink-700">
              {rescue.isNobodyNear
                ? 'Por ahora nadie más de ese oficio tiene horas libres cerca.'
                : 'Mira quién más puede ir.'}
            </p>
            <ButtonLink to={tradeSearchPath(rescue.trade, rescue.ciudad)} kind="white" className="mt-3">
              Buscar otro técnico
            </ButtonLink>
          </div>
        )}
      </div>
      <Dismiss bookingKey={booking.key} technicianName={booking.technicianName} />
    </section>
  )
}

/** What the client asked for. */
function Request({ booking }: { booking: LinkedRescue['booking'] }) {
  const { servicio, description, address, photos } = booking
  if (!servicio && !description && !address && photos.length === 0) return null
  return (
    <div className="flow-root p-4 text-label/6 text-ink-700 sm:px-6">
      {photos.length > 0 && (
        <div className="float-right mb-2 ml-3">
          <ProblemPhotos ids={photos.slice(0, 1)} size={PHOTO_PX} />
        </div>
      )}
      {servicio && <p className="font-bold break-words text-ink-900">{servicio}</p>}
      {description && <p className="break-words whitespace-pre-line">{description}</p>}
      {address && (
        <p className="mt-1.5 flex gap-2">
          <Icon of="map-pin" size={17} className="mt-[0.1875rem] text-petrol-600" />
          <span className="min-w-0 break-words">{address}</span>
        </p>
      )}
    </div>
  )
}

function Dismiss({ bookingKey, technicianName }: { bookingKey: number; technicianName: string }) {
  const { formData } = useNavigation()
  const busy = formData?.get('act') === DISMISS_RESCUE && formData.get('key') === String(bookingKey)
  return (
    <Form
      method="post"
      className="grid border-t border-paper-200 p-2"
      onSubmit={event => busy && event.preventDefault()}
    >
      <input type="hidden" name="act" value={DISMISS_RESCUE} />
      <input type="hidden" name="key" value={bookingKey} />
      <Button type="submit" kind="text" busy={busy} busyText="Quitando…">
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

/** Hours that the technician offered instead of the cancelled one. */
function OfferedHours({ booking, slots, today, primary }: OfferedHoursProps) {
  return (
    <ul className="mt-3 grid max-w-md grid-cols-3 gap-2">
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
}

/** Technicians of the same trade and city, each with the hour that can be booked. */
function RescueOptions({ bookingKey, options, today, primary }: RescueOptionsProps) {
  return (
    <ul className="grid md:my-4 md:auto-cols-[minmax(0,18rem)] md:grid-flow-col">
      {options.map((option, index) => (
        <li
          key={option.uid}
          className="grid content-start grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 border-paper-200 max-md:py-4 max-md:not-first:border-t md:px-4 md:not-first:border-l md:first:pl-0 md:last:pr-0"
        >
          <Avatar
            name={option.nombre}
            src={option.fotoURL && photoAt(option.fotoURL, 192, 192)}
            className="w-18 arch-90 self-start text-[1.25rem]"
          />
          <OptionFacts option={option} />
          <p className="text-center">
            <span className="block text-support font-bold text-green-700">
              {nearDayText(option.slot.date, today)}
            </span>
            <span className="block text-[1.25rem]/6 font-extrabold tracking-[-0.022em]">
              {hourText(option.slot.hour)}
            </span>
          </p>
          <ButtonLink
            to={rebookingPath(option.uid, bookingKey, option.slot)}
            kind={primary && index === 0 ? 'primary' : 'white'}
          >
            <span className="min-w-0 break-words">
              Reservar con {firstNameOf(option.nombre)}
              <span className="sr-only">
                , {dayText(option.slot.date)} a las {hourText(option.slot.hour)}
              </span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function OptionFacts({ option }: { option: RescueOption }) {
  const { nombre, ciudad, barrio, ratingPromedio, resenasCount, tarifaBase } = option
  return (
    <div className="min-w-0 self-start">
      <h4 className="text-[1.0625rem]/6 font-extrabold tracking-[-0.022em] break-words">
        <bdi>{nombre}</bdi>
      </h4>
      <Rating average={ratingPromedio} count={resenasCount} />
      <p className="mt-0.5 dots text-label/[1.375rem] text-ink-700">
        <span className="break-words">{placeText(ciudad, barrio, ', ')}</span>
        {isPrice(tarifaBase) && (
          <span>
            desde <strong className="font-bold text-ink-900">{profilePriceText(tarifaBase)}</strong>
          </span>
        )}
      </p>
    </div>
  )
}
