// What the technician's page of a visit reads beyond the visit itself, where its state asks for it.
import type { RouterContextProvider } from 'react-router'
import { findNextVisitOfDay } from '#agenda/persistence/agenda.server.ts'
import type { TechnicianVisitFacts } from '#agenda/ui/technician-visit.tsx'
import { servicesContext } from '#app/services.ts'
import { isOfferableAfterwards, offerableDays } from '#bookings/domain/cancellation.ts'
import { findBookableHours } from '#bookings/persistence/bookable-technicians.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { findReceiptDelivery } from '#visits/persistence/receipts.server.ts'

/** Nothing more before the visit is over. */
export async function technicianFacts(
  context: Readonly<RouterContextProvider>,
  visit: TechnicianBooking,
  { receipts, isRebooked }: VisitFacts,
): Promise<TechnicianVisitFacts> {
  const { uid, name } = requireViewer(context)
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const [receipt] = receipts
  const isToday = visit.date === bogotaDate(now)
  const canOffer = isOfferableAfterwards(visit, now) && !isRebooked
  const [delivery, next, hours] = await Promise.all([
    receipt ? findReceiptDelivery(db, receipt.id) : null,
    receipt && isToday ? findNextVisitOfDay(db, uid, { date: visit.date, now }) : null,
    canOffer ? findBookableHours(db, uid, { now, isHoliday }) : null,
  ])
  return {
    technicianName: name,
    delivery,
    next,
    offerable: hours && offerableDays(hours.schedule, hours.calendar),
  }
}
