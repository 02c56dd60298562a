// The hours that a technician can still offer.
import { type Calendar, hoursAhead, type Moment, type Schedule } from '#domain/bookings/free-hours.ts'
import { findTechnicianToBook } from '#persistence/bookings/bookable-technicians.server.ts'
import { listTakenHours } from '#persistence/bookings/bookings.server.ts'
import type { PooledDb } from '#persistence/database.server.ts'

export interface BookableHours {
  readonly schedule: Schedule
  readonly calendar: Calendar
}

/** Null while the technician is not published: nobody can book then. */
export async function findBookableHours(
  db: PooledDb,
  uid: string,
  moment: Moment,
): Promise<BookableHours | null> {
  const [schedule, taken] = await Promise.all([
    findTechnicianToBook(db, uid),
    listTakenHours(db, uid, hoursAhead(moment.now)),
  ])
  return schedule && { schedule, calendar: { ...moment, taken } }
}
