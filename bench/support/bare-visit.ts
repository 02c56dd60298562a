// A reference of bench/benches/new-page.ts: the SQL of the page of a visit and a page of strings.
import { openIdentityDb } from '#accounts/persistence/account-tables.server.ts'
import { findStoredSession } from '#accounts/persistence/stored-sessions.server.ts'
import { findListedBookingOfClient } from '#agenda/persistence/booking-lists.server.ts'
import { serveBarePages } from '#bench/support/bare-page-server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'

const [, , sampleUrl = '', sampleCookie = ''] = process.argv
const { db, pool } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const sessions = openIdentityDb(pool)
const sample = await fetch(sampleUrl, { headers: { cookie: sampleCookie } })

serveBarePages(await sample.text(), async ({ pathname }, cookie) => {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? ''
  const session = await findStoredSession(sessions, token)
  const key = Number(pathname.split('/').at(-1))
  const [visit, facts, { messages }] = await Promise.all([
    findListedBookingOfClient(db, key, session?.uid ?? ''),
    findVisitFacts(db, key),
    listMessages(db, key),
  ])
  if (!visit || !facts) throw new Error(`no visit at ${pathname}`)
  const bubbles = messages.map(({ author, text }) => `<p class="${author}">${text}</p>`)
  return `<h1>${visit.technicianName}</h1><p>${visit.especialidad}, ${visit.address}</p>${bubbles.join('')}`
})
