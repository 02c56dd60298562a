// A reference of bench/benches/new-page.ts: one prepared statement that reads by their keys what the hours of a day are made of.
import { serveBarePages } from '#bench/support/bare-page-server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { hoursAhead } from '#technicians/domain/free-hours.ts'

const [, , sampleUrl = '', sampleCookie = ''] = process.argv
const { db } = openDatabase({ connectionString: process.env.DATABASE_URL }, () => {})
const sample = await fetch(sampleUrl, { headers: { cookie: sampleCookie } })

serveBarePages(await sample.text(), async ({ pathname }, cookie) => {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? ''
  const uid =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.data$/, '') ?? ''
  const { from, until } = hoursAhead(new Date())
  const { rows } = await db.$client.query({
    name: 'bare_hours',
    text: `select users.name, users.email, users.ciudad as city, users.barrio, users.telefono, technicians.uid, nombre, slug,
        technicians.ciudad, especialidades, "fotoURL", verificado, "ratingPromedio", "resenasCount", "tarifaBase", servicios,
        "zonasCobertura", disponible, horarios, excepciones, "horasBloqueadas", array(select at from taken_hours
          where "technicianId" = technicians.uid and "scheduledAt" > $3 and "scheduledAt" < $4) as taken
      from sessions join users on users.uid = sessions."userId", technicians where token = $1 and technicians.uid = $2`,
    values: [token, uid, from.toISOString(), until.toISOString()],
  })
  if (rows.length !== 1) throw new Error(`nothing to book at ${pathname}`)
  return JSON.stringify(rows)
})
