import type { Booking } from '#bookings/domain/booking.ts'
import { visitMomentText } from '#bookings/wording/bookings.ts'

interface VisitNameProps {
  /** What leads to the name: 'de la visita con', 'a'. */
  before: string
  visit: Pick<Booking, 'date' | 'start'>
  /** The other side. */
  name: string
  today: string
  after?: string
}

/** Which visit a link or a button means: two of one person differ for those who hear them one after another. */
export function VisitName({ before, visit, name, today, after = '' }: VisitNameProps) {
  return (
    <span className="sr-only">
      {' '}
      {before} <bdi>{name}</bdi>, {visitMomentText(visit, today)}
      {after}
    </span>
  )
}
