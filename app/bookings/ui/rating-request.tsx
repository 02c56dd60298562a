import type { LinkedClientBooking } from '#bookings/ui/linked-bookings.ts'
import { RatingBox, type RatingBoxRefusal } from '#bookings/ui/rating-box.tsx'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { datedDayText } from '#platform/wording/dates.ts'
import { shortNameOf } from '#platform/wording/short-name.ts'

interface RatingRequestProps {
  booking: LinkedClientBooking
  today: string
  /** False when a later visit was rated already. */
  latest: boolean
  refusal: RatingBoxRefusal | null
}

/** Asks at the top of the page for the rating of the newest visit that has none. */
export function RatingRequest({ booking, today, latest, refusal }: RatingRequestProps) {
  const { key, technicianName, technicianFotoURL, date, servicio } = booking
  return (
    <section
      aria-labelledby="califica"
      className="mt-6 grid gap-x-8 rounded-20 border border-mango-200 bg-mango-50 p-4 sm:px-6 md:grid-cols-2 md:items-center md:has-[[name=rating]:checked]:items-start"
    >
      <div className="flex items-center gap-3.5">
        <Avatar
          name={technicianName}
          src={technicianFotoURL && photoAt(technicianFotoURL, 192, 192)}
          className="w-18 arch-90 text-[1.25rem]"
        />
        <div className="min-w-0">
          <h2 id="califica" className="text-[1.25rem]/[1.5625rem] font-extrabold tracking-[-0.022em]">
            {latest ? 'Califica tu última visita' : 'Califica esta visita'}
          </h2>
          <p className="mt-1 text-label/[1.375rem] break-words text-ink-700">
            {shortNameOf(technicianName)}, {datedDayText(date, today)}.{servicio && ` ${servicio}.`}
          </p>
        </div>
      </div>
      <RatingBox
        bookingKey={key}
        technicianName={technicianName}
        refusal={refusal}
        className="border-mango-200 max-md:mt-3.5 max-md:border-t max-md:pt-3 md:border-l md:pl-8"
      />
    </section>
  )
}
