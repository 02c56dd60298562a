// Who books a technician again: hours like that of the last visit, and first of all whether its guarantee is meant (D72).
import type { Services } from '#app/services.ts'
import type { BookingToRepeat } from '#bookings/domain/booking-form-data.ts'
import { searchedFrom } from '#bookings/domain/booking-paths.ts'
import { type CoveredWork, worksToAskAbout } from '#guarantee/domain/covered-works.ts'
import { mentionedWorks } from '#guarantee/pages/covered-works.server.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'

/** Which hour and work are fixed already is no question of habit. */
const isFixed = (query: URLSearchParams) => query.has('caso') || query.has('cotizacion')

export function lastVisitOf(earlier: BookingToRepeat | null, query: URLSearchParams): Slot | null {
  return isFixed(query) ? null : (earlier?.lastVisit ?? null)
}

/** What this client has in guarantee; nothing where no question would be asked. */
export async function readCoveredWorks(
  services: Services,
  client: { readonly uid: string } | null,
  { query, earlier }: { query: URLSearchParams; earlier: BookingToRepeat | null },
): Promise<readonly CoveredWork[]> {
  // Whoever replaces a lost visit has said what is needed.
  const isAsked = !isFixed(query) && (!earlier || earlier.lastVisit)
  return isAsked ? mentionedWorks(services, client) : []
}

/** Of those the works that this visit may be about, by the trade that is asked for. */
export function askedAbout(
  works: readonly CoveredWork[],
  { query, technicianId, trade }: { query: URLSearchParams; technicianId: string; trade: string },
): CoveredWork[] {
  const { trades } = searchedFrom(query)
  return worksToAskAbout(works, { technicianId, trades: trades.length > 0 || !trade ? trades : [trade] })
}
