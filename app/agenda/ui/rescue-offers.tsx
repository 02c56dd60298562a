import { Link } from 'react-router'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue-option.ts'
import { dayTagText } from '#bookings/wording/bookings.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { ratingText } from '#platform/wording/counts.ts'
import { dayText, nearDayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { LinkedClientBooking } from '#visits/ui/linked-visit.ts'

interface OfferedHoursProps {
  booking: Pick<LinkedClientBooking, 'key' | 'technicianId' | 'technicianName'>
  slots: readonly Slot[]
  today: string
  /** The first button is primary. */
  primary: boolean
  /** Where an hour leads; else to the form filled from the visit. */
  to?: (slot: Slot) => string
}

/** Hours of the technician of the visit. */
export function OfferedHours({ booking, slots, today, primary, to }: OfferedHoursProps) {
  return (
    <ul className="mt-2.5 grid max-w-md grid-cols-3 gap-2 @2xl:mt-0 @2xl:min-w-md">
      {slots.map((slot, index) => (
        <li key={`${slot.date} ${slot.hour}`} className="grid">
          <Link
            to={to?.(slot) ?? rebookingPath(booking.technicianId, booking.key, slot)}
            className={`grid min-h-16 content-center rounded-12 border px-1 py-1.5 text-center no-underline transition-colors ${primary && index === 0 ? 'border-transparent bg-primary-400 hover:bg-primary-300 active:bg-primary-500' : 'border-petrol-300 bg-white hover:border-petrol-600 active:bg-petrol-50'}`}
          >
            <span className="sr-only">
              Reservar {dayText(slot.date)} a las {hourText(slot.hour)} con{' '}
              <bdi>{booking.technicianName}</bdi>
            </span>
            <span aria-hidden="true" className="text-support font-semibold">
              {dayTagText(slot.date, today)}
            </span>
            <span aria-hidden="true" className="text-22 font-extrabold tracking-[-0.022em]">
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
export function RescueOptions({ bookingKey, options, today, primary, heading = 'h4' }: RescueOptionsProps) {
  return (
    <div className="@container">
      <ul className={`mt-2 grid gap-2.5 ${options.length > 1 ? '@xl:grid-cols-2 @xl:gap-x-10' : ''}`}>
        {options.map((option, index) => (
          <li
            key={option.uid}
            className="flex items-center gap-2.5 border-paper-200 @max-xl:not-first:border-t @max-xl:not-first:pt-2.5"
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
                  con <bdi>{option.nombre}</bdi>, {dayText(option.slot.date)} a las{' '}
                  {hourText(option.slot.hour)}
                </span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
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
      <p className="text-support/5 font-bold text-green-700">
        {nearDayText(slot.date, today)}, {hourText(slot.hour)}
      </p>
      <Heading className="font-semibold break-words">
        <bdi>{shortNameOf(nombre)}</bdi>
      </Heading>
      <p className="dots text-support text-ink-700">
        <span className="inline-flex items-center gap-1 font-bold text-ink-900">
          <Icon of="star" size={15} className="fill-primary-500 stroke-primary-500" />
          <span className="sr-only">Calificación: </span>
          {ratingText(ratingPromedio, resenasCount)}
        </span>
        {isPrice(tarifaBase) && <span>{profilePriceText(tarifaBase)}</span>}
      </p>
    </div>
  )
}
