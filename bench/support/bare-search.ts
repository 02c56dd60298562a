// A reference of bench/benches/new-page.ts: the SQL of the catalogue and a page of strings.
import { serveBarePages } from '#bench/support/bare-page-server.ts'
import { CATALOGUE_PAGE_SIZE } from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { listCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'

const [, , sampleUrl = ''] = process.argv
const { db } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const moment = { now: new Date(), isHoliday: () => false }

serveBarePages(await (await fetch(sampleUrl)).text(), async ({ searchParams }) => {
  const [cities, { technicians, tally, prices }] = await Promise.all([
    listCatalogueCities(db),
    searchCatalogue(db, catalogueFiltersFrom(searchParams), moment, { size: CATALOGUE_PAGE_SIZE }),
  ])
  const cards = technicians.map(
    ({ slug, nombre, ciudad, bioCorta, tarifaBase }) =>
      `<li><a href="/tecnicos/${slug}">${nombre}</a> ${ciudad} ${bioCorta} ${tarifaBase}</li>`,
  )
  const head = `<p>${tally.count}</p><p>${prices.min} ${prices.max}</p><p>${cities.length}</p>`
  return `${head}<ul>${cards.join('')}</ul>`
})
