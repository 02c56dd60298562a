// A reference of bench/benches/new-page.ts: one prepared statement that reads the cards of a search by their keys.
import { serveBarePages } from '#bench/support/bare-page-server.ts'
import { CATALOGUE_PAGE_SIZE } from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'

const [, , sampleUrl = ''] = process.argv
const { db } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const moment = { now: new Date(), isHoliday: () => false }
/** Searched once for each trade and city: the warm-up asks all of them. */
const keys = new Map<string, string[]>()

serveBarePages(await (await fetch(sampleUrl)).text(), async ({ searchParams }) => {
  const filters = catalogueFiltersFrom(searchParams)
  const asked = `${filters.q} ${filters.ciudad}`
  const uids = keys.get(asked) ?? (await uidsFor(filters))
  keys.set(asked, uids)
  return JSON.stringify(await listCards(db, uids, moment))
})

async function uidsFor(filters: ReturnType<typeof catalogueFiltersFrom>): Promise<string[]> {
  const { technicians } = await searchCatalogue(db, filters, moment, { size: CATALOGUE_PAGE_SIZE })
  return technicians.map(({ uid, slug }) => uid ?? slug)
}
