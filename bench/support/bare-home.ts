// A reference of bench/benches/new-page.ts: the SQL of the home page of a client and a page of strings.
import { openIdentityDb } from '#accounts/persistence/account-tables.server.ts'
import { findStoredSession } from '#accounts/persistence/stored-sessions.server.ts'
import { listNearBookingsOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { findOwnHome } from '#agenda/persistence/own-home.server.ts'
import { serveBarePages } from '#bench/support/bare-page-server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'

const [, , sampleUrl = '', sampleCookie = ''] = process.argv
const { db, pool } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const sessions = openIdentityDb(pool)
const sample = await fetch(sampleUrl, { headers: { cookie: sampleCookie } })

serveBarePages(await sample.text(), async (_, cookie) => {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? ''
  const session = await findStoredSession(sessions, token)
  const uid = session?.uid ?? ''
  const now = new Date()
  const [visits, { served, works }] = await Promise.all([
    listNearBookingsOfClient(db, uid, now),
    findOwnHome(db, uid, now),
  ])
  if (visits.length === 0 || served.length === 0 || works.length === 0) throw new Error('nobody is served')
  const cards = served.map(
    ({ technicianName, trade, date }) => `<li>${technicianName}, ${trade}, ${date}</li>`,
  )
  const rows = works.map(({ servicio, until }) => `<li>${servicio}, ${until}</li>`)
  return `<h1>Hola</h1><p>${visits[0]?.technicianName}, ${visits[0]?.start}</p><ul>${cards.join('')}${rows.join('')}</ul>`
})
