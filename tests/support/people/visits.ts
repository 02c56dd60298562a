// Visits and requests of new people, for tests that need one and not how it came about.
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import type { BookingDetails } from '#bookings/domain/request-form.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { at, bookingsOf, details, MONDAY, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'
import type { TestServices } from '#tests/support/program/services.ts'

export interface StoredVisit {
  readonly technician: Viewer
  readonly client: Viewer
  readonly key: number
}

interface VisitChanges {
  readonly client?: Viewer
  readonly status?: string
  readonly daysLater?: number
}

/** Confirmed, on that Monday at 15:00, unless told otherwise. */
export async function storeVisit(
  database: TestDatabase,
  { client: known, ...changes }: VisitChanges = {},
): Promise<StoredVisit> {
  const technician = await newTechnician(database)
  const client = known ?? (await newClient(database))
  return { technician, client, key: await writeBooking(database, { technician, client, ...changes }) }
}

/** The request for an hour of that Monday. */
export function requestHour(
  services: Services,
  client: Viewer,
  technician: Viewer,
  hour = '15',
  changes: Partial<BookingDetails> = {},
) {
  return requestBooking(services, client, {
    technicianId: technician.uid,
    ...at(MONDAY, hour),
    ...details(changes),
  })
}

/** What a new client requested of a new technician, or of this one. */
export async function requestVisit(services: TestServices, known?: Viewer): Promise<StoredVisit> {
  const { database } = services
  const technician = known ?? (await newTechnician(database))
  const client = await newClient(database)
  const outcome = await requestHour(services, client, technician)
  if (!outcome.ok) throw new Error(outcome.code)
  return { technician, client, key: (await bookingsOf(database, technician)).at(-1)?.key ?? 0 }
}
