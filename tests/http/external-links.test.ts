// @module-tag attack
// Links to other sites, on the pages as they are sent: none tells the other site where somebody comes from.
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/browser/html-page.ts'
import { storeYesterdaysVisit, visitPeople, weeklyVisitsOf } from '#tests/support/people/visit-people.ts'
import { sharedProgram } from '#tests/support/program/test-program.ts'

const program = await sharedProgram()
const { database, origin } = program
const { client, technician, admin } = await visitPeople(database)
const key = await weeklyVisitsOf(database, { client, technician }, 520)()
await database.rows(`update reservas set address = 'Cra. 8 # 24-31' where key = $1`, [key])
const past = await storeYesterdaysVisit(database, client)

const PAGES = [
  ...['/', '/tecnicos', '/about', '/contacto', '/carreras', '/terminos', '/privacidad', '/cookies'],
  `/tecnicos/${technician.uid}`,
].map(path => [path, undefined] as const)
const OWN_PAGES = [
  ...[`/tecnicos/${technician.uid}`, '/mis-reservas', `/mis-reservas/${key}`, past.ofClient].map(
    path => [path, client] as const,
  ),
  ...['/agenda', `/agenda/${key}`, '/mi-perfil'].map(path => [path, technician] as const),
  ...[`/admin/tecnicos/${technician.uid}`, `/admin/usuarios/${client.uid}`].map(
    path => [path, admin] as const,
  ),
]

test('every link to another site has rel', async () => {
  const links: { path: string; href: string; rel: string }[] = []
  for (const [path, person] of [...PAGES, ...OWN_PAGES]) {
    const page = await openPage(program.visitor(person), path)
    expect([path, page.status]).toEqual([path, 200])
    for (const link of page.document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      if (/^(?:https?:)?\/\//.test(href) && !href.startsWith(origin))
        links.push({ path, href, rel: link.getAttribute('rel') ?? '' })
    }
  }
  const hosts = new Set(links.map(({ href }) => new URL(href).host))
  expect([...hosts]).toEqual(expect.arrayContaining(['www.sic.gov.co', 'wa.me', 'www.google.com']))
  expect(links.filter(({ rel }) => rel !== 'noopener noreferrer')).toEqual([])
})
