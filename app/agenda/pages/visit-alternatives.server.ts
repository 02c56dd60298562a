// Who can go instead of a technician who did not come. Asked only for such a visit: its page costs more than three queries.
import type { RouterContextProvider } from 'react-router'
import type { Alternatives } from '#agenda/ui/alternatives-card.tsx'
import { listRescueOptions } from '#agenda/use-cases/rescues.server.ts'
import { servicesContext } from '#app/services.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { neighbourCities } from '#catalogue/domain/search/places/place-lookup.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'

/** Afterwards nobody waits any more. */
const OFFERED_MS = DAY_MS

type AskedVisit = Pick<
  Booking,
  'key' | 'technicianId' | 'clientId' | 'scheduledAt' | 'especialidad' | 'outcome'
>

export async function findAlternatives(
  context: Readonly<RouterContextProvider>,
  visit: AskedVisit,
  { isRebooked }: VisitFacts,
): Promise<Alternatives | null> {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const isLate = now.getTime() > visit.scheduledAt.getTime() + OFFERED_MS
  if (visit.outcome !== 'did-not-come' || isRebooked || isLate) return null
  const near = neighbourCities(requireViewer(context).ciudad)
  const { trade, ciudad, options } = await listRescueOptions(
    db,
    visit,
    { now, isHoliday },
    { tradesIn, near },
  )
  return { trade, ciudad, options }
}
