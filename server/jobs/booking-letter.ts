// Collects what a letter about a booking says at the moment of sending.

import type { BookingNotice } from '#bookings/domain/booking.ts'
import { bookingLetter, isStillCurrent } from '#bookings/notifications/booking-letters.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { findBookingForNotification } from '#bookings/persistence/notified-bookings.server.ts'
import { listRescueOptions } from '#bookings/persistence/rescue-options.server.ts'
import { MINUTE_MS } from '#platform/domain/durations.ts'
import type { Letter } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { isColombianHoliday } from '#server/holidays.ts'

interface LetterRequest {
  readonly key: number
  readonly notice: BookingNotice
  /** The act of moderation that it is about. */
  readonly line?: number | undefined
  readonly origin: string
  readonly now: Date
}

/** Letters about a visit that will not happen name others who can go. */
const WITH_OPTIONS: ReadonlySet<BookingNotice> = new Set(['expired', 'cancelada', 'technician-withdrawn'])

/** Null when the booking changed meanwhile and there is nothing to tell. */
export async function findBookingLetter(
  db: Db,
  { key, notice, line, origin, now }: LetterRequest,
): Promise<Letter | null> {
  const booking = await findBookingForNotification(db, key)
  if (!booking || !isStillCurrent(notice, booking, line)) return null
  if (!WITH_OPTIONS.has(notice)) return bookingLetter(notice, booking, { origin, now })
  const [options, offeredHours] = await Promise.all([
    listRescueOptions(db, booking, { now, isHoliday: isColombianHoliday }),
    listFreeHours(db, booking, now),
  ])
  return bookingLetter(notice, { ...booking, offeredHours }, { origin, now, options })
}

/** The offered hours that nobody has booked since. */
async function listFreeHours(
  db: Db,
  { technicianId, offeredHours }: { technicianId: string; offeredHours: readonly Date[] },
  now: Date,
): Promise<Date[]> {
  const last = Math.max(...offeredHours.map(Number))
  if (!(last > now.getTime())) return []
  const taken = await listTakenHours(db, technicianId, { from: now, until: new Date(last + MINUTE_MS) })
  const takenMs = new Set(taken.map(Number))
  return offeredHours.filter(hour => !takenMs.has(hour.getTime()))
}
