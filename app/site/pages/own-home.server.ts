// The home page of who is signed in: what is theirs by two queries, and of what everybody sees an answer that is kept.
import type { Viewer } from '#accounts/domain/role.ts'
import { homeVisitsOf } from '#agenda/domain/agenda.ts'
import { hourLikeLast } from '#agenda/domain/who-served.ts'
import { findTechnicianDay } from '#agenda/persistence/agenda.server.ts'
import { listNearBookingsOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { earliestMoment } from '#agenda/persistence/offered-slots.server.ts'
import { findOwnHome } from '#agenda/persistence/own-home.server.ts'
import type { Services } from '#app/services.ts'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { HOME_PAGE_SIZE, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { readCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { listApprovedReviews } from '#catalogue/persistence/public-profile.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { findPanelFigures } from '#moderation/persistence/panel-figures.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { HomeLead, OwnHome } from '#site/ui/home/own-home.tsx'
import { linkedBooking } from '#visits/ui/linked-visit.ts'

const SHOWN_WORKS = 3

/** Null for a client without a visit to come or in the past: the home page is that of a guest. */
export async function readOwnHome(
  services: Services,
  viewer: Viewer,
  origin: string,
): Promise<OwnHome | null> {
  const { db, now: clock, isHoliday } = services
  const now = clock()
  const { uid, role, name } = viewer
  const [lead, own] = await Promise.all([readLead(), findOwnHome(db, uid, now)])
  if (lead.kind === 'client' && lead.visits.length === 0 && !own.wasServed) return null
  const earliest = earliestMoment({ now, isHoliday })
  return {
    name,
    lead: lead.kind === 'client' ? { ...lead, visits: homeVisitsOf(lead.visits, now) } : lead,
    served: own.served.map(each => ({
      key: each.key,
      technicianId: each.technicianId,
      technicianName: each.technicianName,
      date: each.date,
      trade: each.trade,
      fotoURL: each.technician.fotoURL,
      disponible: each.technician.disponible,
      hour: hourLikeLast(each, earliest),
    })),
    works: own.works.slice(0, SHOWN_WORKS),
    now,
  }

  async function readLead(): Promise<HomeLead> {
    if (role === 'tecnico') return { kind: 'technician', day: await findTechnicianDay(db, uid, now) }
    if (role === 'admin') return { kind: 'admin', waiting: await findPanelFigures(db, now) }
    const visits = await listNearBookingsOfClient(db, uid, now)
    return { kind: 'client', visits: visits.map(visit => linkedBooking(visit, { clientName: name, origin })) }
  }
}

/** The best technicians, those of the city first, with the cities and reviews of the page. */
export async function readPublicHome(
  services: Services,
  { accountCity, reviewsMax }: { accountCity: string; reviewsMax: number },
) {
  const { db, publicAnswers } = services
  const cities = await readCatalogueCities(services)
  const city = cities.find(each => plainText(each) === plainText(accountCity)) ?? null
  const best = (ciudad: string | null) =>
    publicAnswers.read(`best ${ciudad ?? ''}`, () => listBest(services, ciudad))
  const [near, all, reviews] = await Promise.all([
    city === null ? [] : best(city),
    best(null),
    publicAnswers.read('reviews', () => listApprovedReviews(db, reviewsMax)),
  ])
  const isNear = new Set(near.map(({ slug }) => slug))
  const technicians = [...near, ...all.filter(({ slug }) => !isNear.has(slug))].slice(0, HOME_PAGE_SIZE)
  return { technicians, cities, reviews }
}

async function listBest(
  { db, now, isHoliday, catalogueWords }: Services,
  ciudad: string | null,
): Promise<CatalogueCard[]> {
  const options = { size: HOME_PAGE_SIZE, worstTier: 0, words: catalogueWords } as const
  const { technicians } = await searchCatalogue(
    db,
    { ...NO_FILTERS, ciudad },
    { now: now(), isHoliday },
    options,
  )
  return technicians
}
