// The reference of bench/benches/new-page.ts: the SQL of the catalogue and a page concatenated from strings, padded to
// the size of the real page and compressed with the program's settings.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { CATALOGUE_PAGE_SIZE } from '#domain/technicians/catalogue-filters.ts'
import { catalogueFiltersFrom } from '#domain/technicians/catalogue-query.ts'
import { listCatalogueCities } from '#persistence/catalogue/catalogue-cities.server.ts'
import { searchCatalogue } from '#persistence/catalogue/search-catalogue.server.ts'
import { openDatabase } from '#persistence/database.server.ts'

const brotli = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const [, , sampleUrl = ''] = process.argv
/** A page of the program, used as padding. */
const padding = await (await fetch(sampleUrl)).text()
const { db } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const moment = { now: new Date(), isHoliday: () => false }

const server = createServer(async ({ url = '/' }, response) => {
  const filters = catalogueFiltersFrom(new URL(url, 'http://localhost').searchParams)
  const [cities, { technicians, tally, prices }] = await Promise.all([
    listCatalogueCities(db),
    searchCatalogue(db, filters, moment, { size: CATALOGUE_PAGE_SIZE }),
  ])
  const cards = technicians.map(
    ({ slug, nombre, ciudad, bioCorta, tarifaBase }) =>
      `<li><a href="/tecnicos/${slug}">${nombre}</a> ${ciudad} ${bioCorta} ${tarifaBase}</li>`,
  )
  const head = `<p>${tally.count}</p><p>${prices.min} ${prices.max}</p><p>${cities.length}</p>`
  const html = `${head}<ul>${cards.join('')}</ul>`
  const body = await brotli(`${html}${padding.slice(html.length)}`, { params })
  response.writeHead(200, {
    'content-type': 'text/html',
    'content-encoding': 'br',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
