// A reference of bench/benches/new-page.ts: the SQL of the booking form and a page of strings.

import { openIdentityDb } from '#accounts/persistence/account-tables.server.ts'
import { findStoredSession } from '#accounts/persistence/stored-sessions.server.ts'
import { findAccountDetails } from '#accounts/persistence/users.server.ts'
import { serveBarePages } from '#bench/support/bare-page-server.ts'
import { findTechnicianToBook } from '#bookings/persistence/bookable-technicians.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { DAYS_AHEAD, hourStatesOn, hoursAhead } from '#technicians/domain/free-hours.ts'

const [, , sampleUrl = '', sampleCookie = ''] = process.argv
const { db, pool } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const sessions = openIdentityDb(pool)
const sample = await fetch(sampleUrl, { headers: { cookie: sampleCookie } })

serveBarePages(await sample.text(), async ({ pathname, searchParams }, cookie) => {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? ''
  const session = await findStoredSession(sessions, token)
  const technician = await findTechnicianToBook(db, pathname.split('/').at(-1) ?? '')
  if (!session || !technician) throw new Error(`nothing to book at ${pathname}`)
  const now = new Date()
  const account = await findAccountDetails(db, session.uid)
  const taken = await listTakenHours(db, technician.uid, hoursAhead(now))
  const hours = hourStatesOn(searchParams.get('date') ?? '', technician, {
    taken,
    now,
    isHoliday: () => false,
  })
  const buttons = hours.map(({ hour, state }) => `<button value="${hour}">${state}</button>`)
  return `<h1>${technician.nombre}</h1><p>${account?.barrio} ${DAYS_AHEAD}</p>${buttons.join('')}`
})
