// A reference of bench/benches/new-page.ts: the SQL of the usual prices of a trade in a city and a page of strings.
import { openIdentityDb } from '#accounts/persistence/account-tables.server.ts'
import { findStoredSession } from '#accounts/persistence/stored-sessions.server.ts'
import { serveBarePages } from '#bench/support/bare-page-server.ts'
import { listCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { listCitiesOfTrade, listUsualPrices } from '#prices/persistence/usual-prices.server.ts'

const [, , sampleUrl = '', sampleCookie = ''] = process.argv
const { db, pool } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const sessions = openIdentityDb(pool)
const sample = await fetch(sampleUrl, { headers: { cookie: sampleCookie } })

serveBarePages(await sample.text(), async ({ pathname }, cookie) => {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? ''
  await findStoredSession(sessions, token)
  const [cities, prices, others] = await Promise.all([
    listCatalogueCities(db),
    listUsualPrices(db, { trades: ['Plomería'], ciudad: pathname.split('/').at(-1) ?? '' }),
    listCitiesOfTrade(db, 'Plomería', 25),
  ])
  if (prices.length === 0 || cities.length === 0) throw new Error(`no prices at ${pathname}`)
  const rows = prices.map(
    ({ trouble, low, high, visits, bars }) =>
      `<li>${trouble.name} ${low} ${high} ${visits} ${bars.join(' ')}</li>`,
  )
  return `<ul>${rows.join('')}</ul>${others.map(ciudad => `<a>${ciudad}</a>`).join('')}`
})
