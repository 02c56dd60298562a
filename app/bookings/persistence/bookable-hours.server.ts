// The hours that a technician can still offer.

import { findTechnicianToBook } from '#bookings/persistence/bookable-technicians.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { type Calendar, hoursAhead, type Moment, type Schedule } from '#technicians/domain/free-hours.ts'

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
