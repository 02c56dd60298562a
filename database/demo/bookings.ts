// Every demo booking: first those written one by one, then the ordinary traffic in the hours that remain.

import { clockText } from './bogota-time.ts'
import type { DemoBooking } from './bookings/booking.ts'
import { type Cast, pastFrom, upcomingFrom } from './bookings/from-told.ts'
import { historyOf, upcomingOf } from './bookings/generated.ts'
import { TOLD_BY_MARIA_EUGENIA, TOLD_UPCOMING } from './bookings/told.ts'
import { TOLD_IN_THE_QUEUE, TOLD_OF_THE_BLOCKED } from './bookings/told-moderation.ts'
import { TOLD_OF_CARLOS, TOLD_ON_THE_HOME_PAGE } from './bookings/told-reviews.ts'
import { Diary, startOf } from './diary.ts'
import { CommentBook } from './reviews/comment-book.ts'

const TOLD_PAST = [
  ...TOLD_ON_THE_HOME_PAGE,
  ...TOLD_OF_CARLOS,
  ...TOLD_BY_MARIA_EUGENIA,
  ...TOLD_IN_THE_QUEUE,
  ...TOLD_OF_THE_BLOCKED,
]

/** Oldest request first, as they would have been stored. */
export function demoBookings(cast: Cast, now: Date): DemoBooking[] {
  const diary = new Diary(now)
  const comments = new CommentBook()
  const told = [
    ...TOLD_UPCOMING.map(each => upcomingFrom(each, cast, diary, now)),
    ...TOLD_PAST.map(each => pastFrom(each, cast, diary, now)),
  ]
  const generated = cast.technicians.flatMap(technician => {
    const alreadyRated = told.flatMap(each => (each.technician === technician && each.review) || [])
    return [
      ...historyOf(technician, alreadyRated, cast, diary, comments, now),
      ...upcomingOf(technician, cast, diary, now),
    ]
  })
  return [...told, ...generated].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** `technicianId_YYYYMMDD_HH` (D12) */
export function bookingId({ technician, slot }: Pick<DemoBooking, 'technician' | 'slot'>): string {
  return `${technician.uid}_${slot.date.replaceAll('-', '')}_${clockText(slot.hour).slice(0, 2)}`
}

export function bookingRow(booking: DemoBooking) {
  const { technician, client, slot } = booking
  return {
    id: bookingId(booking),
    technicianId: technician.uid,
    technicianName: technician.nombre,
    technicianCiudad: technician.ciudad,
    technicianSlug: technician.slug,
    technicianPhone: technician.telefono,
    clientId: client.uid,
    clientName: client.name,
    clientEmail: client.email,
    date: slot.date,
    start: clockText(slot.hour),
    end: clockText(slot.hour + 1),
    scheduledAt: startOf(slot),
    description: booking.description,
    address: booking.address,
    status: booking.status,
    cancelReason: booking.cancelReason ?? null,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}
