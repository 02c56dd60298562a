// D66: when the agreed work is done: hours to choose from, or the visit that was booked. Asked only for a visit that has such work.
import type { RouterContextProvider } from 'react-router'
import { earliestMoment } from '#agenda/persistence/offered-slots.server.ts'
import type { ShownWork } from '#agenda/ui/quote-when.tsx'
import { servicesContext } from '#app/services.ts'
import { findTechnicianToBook } from '#bookings/persistence/bookable-technicians.server.ts'
import { findBookingOfClient, listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { hoursToChoose } from '#visits/domain/hours-to-choose.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'
import { waitingQuote, workToCome } from '#visits/domain/quote.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'

export async function findQuoteWhen(
  context: Readonly<RouterContextProvider>,
  visit: ClientBooking & { readonly clientId: string },
  { quotes }: VisitFacts,
): Promise<ShownWork | null> {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const work = workToCome({ ...visit, quotes }, now)
  // A newer quote is answered first.
  const isReplaced = waitingQuote(quotes, { ...visit, hasReceipt: visit.receipt !== null }, bogotaDate(now))
  if (!work || isReplaced) return null
  const { bookedKey } = work.quote
  const booked = bookedKey === null ? null : await findBookingOfClient(db, bookedKey, visit.clientId)
  if (work.state !== 'to-choose' || !visit.acceptsClient) return { ...work, booked, hours: [] }
  const { technicianId, scheduledAt } = visit
  const [schedule, taken] = await Promise.all([
    findTechnicianToBook(db, technicianId),
    listTakenHours(db, technicianId, { from: now, until: work.until }),
  ])
  const calendar = { ...earliestMoment({ now, isHoliday }), taken }
  const wish = { hour: slotAt(scheduledAt).hour, until: work.until }
  return { ...work, booked, hours: schedule ? hoursToChoose(schedule, calendar, wish) : [] }
}
