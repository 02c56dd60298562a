import { Link } from 'react-router'
import { rebookingPath } from '#bookings/domain/booking-paths.ts'
import type { RescueOption } from '#bookings/domain/rescue.ts'
import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { weekdayOf } from '#platform/domain/bogota-time.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { Rating } from '#platform/ui/basics/rating.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { dayOfMonth, dayText, nearDayText, shortWeekdayText } from '#platform/wording/dates.ts'
import { isPrice, profilePriceText } from '#platform/wording/price.ts'
import { firstNameOf } from '#platform/wording/short-name.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { hourText } from '#technicians/domain/hours.ts'

interface OfferedHoursProps {
  booking: LinkedClientBooking
  slots: readonly Slot[]
  today: string
  /** The first button is mango. */
  mango: boolean
}

/** Hours that the technician offered instead of the cancelled one. */
export function OfferedHours({ booking, slots, today, mango }: OfferedHoursProps) {
  return (
    <ul className="mt-3 grid max-w-md grid-cols-3 gap-2">
      {slots.map((slot, index) => (
        <li key={`${slot.date} ${slot.hour}`} className="grid">
          <Link
            to={rebookingPath(booking.technicianId, booking.key, slot)}
            className={`grid min-h-18 content-center rounded-12 border px-1 py-1.5 text-center no-underline transition-colors ${mango && index === 0 ? 'border-transparent bg-mango-400 hover:bg-mango-300 active:bg-mango-500' : 'border-petrol-300 bg-white hover:border-petrol-600 active:bg-petrol-50'}`}
          >
            <span className="sr-only">
              Reservar {dayText(slot.date)} a las {hourText(slot.hour)} con{' '}
              <bdi>{booking.technicianName}</bdi>
            </span>
            <span aria-hidden="true" className="text-support font-semibold">
              {slot.date === today ? 'hoy' : shortDayText(slot.date)}
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

/** 'mar 17' */
const shortDayText = (date: string) =>
  `${shortWeekdayText(weekdayOf(date)).toLowerCase()} ${dayOfMonth(date)}`

interface RescueOptionsProps {
  bookingKey: number
  options: readonly RescueOption[]
  today: string
  /** The first button is mango. */
  mango: boolean
}

/** Technicians of the same trade and city, each with the hour that can be booked. */
export function RescueOptions({ bookingKey, options, today, mango }: RescueOptionsProps) {
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
            kind={mango && index === 0 ? 'mango' : 'white'}
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
        <span className="break-words">{barrio.trim() || ciudad}</span>
        {isPrice(tarifaBase) && (
          <span>
            desde <strong className="font-bold text-ink-900">{profilePriceText(tarifaBase)}</strong>
          </span>
        )}
      </p>
    </div>
  )
}
