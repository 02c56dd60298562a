// Who can go instead: the page of a lost visit shows what Mis reservas offers for it, and costs more than three queries.
import type { RouterContextProvider } from 'react-router'
import type { Rescue } from '#agenda/domain/rescue.ts'
import { findRescue } from '#agenda/use-cases/rescues.server.ts'
import { servicesContext } from '#app/services.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { neighbourCities } from '#catalogue/domain/search/places/place-lookup.ts'
import { requireViewer } from '#guards/guard.server.ts'
import type { ClientBooking } from '#visits/domain/listed-visit.ts'
import { situationOf } from '#visits/domain/situation.ts'

export async function findAlternatives(
  context: Readonly<RouterContextProvider>,
  visit: ClientBooking,
): Promise<Rescue | null> {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const { phase, offers } = situationOf(visit, now)
  // A request can still be answered: its page leads to Mis reservas.
  if (!offers.rescue || phase === 'overdue') return null
  const { uid, ciudad } = requireViewer(context)
  const search = { tradesIn, near: neighbourCities(ciudad) }
  return findRescue(db, { key: visit.key, clientId: uid }, { now, isHoliday }, search)
}
