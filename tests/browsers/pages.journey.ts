// What a page does over its life: it is sent with a photo, follows changes, is left, printed and read without network.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '#tests/support/browser/engine-journey.ts'
import { enginePage } from '#tests/support/browser/engine-page.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { picture } from '#tests/support/people/pictures.ts'
import {
  cataloguePath,
  newCity,
  publishMany,
  publishTechnician,
} from '#tests/support/people/published-technicians.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { droppableServer } from '#tests/support/servers/droppable-server.ts'

test('a visit is booked with a photo of the damage', async ({ tab, site }) => {
  const { uid } = await publishTechnician(site.sql)
  const photo = join(await temporaryFolder(), 'foto.jpg')
  await writeFile(photo, await picture())
  await site.signIn('cliente', tab)
  await tab.open(`/agendar/${uid}?date=${workday()}&hour=15`)
  await tab.click({ role: 'textbox', name: /^Descripción del trabajo/ })
  await tab.type('Gotea el lavaplatos.')
  await tab.chooseFiles('input[type=file]', [photo])
  await tab.see({ text: '1 foto' })
  await tab.click({ role: 'button', name: 'Confirmar reserva' })
  await expect.poll(() => tab.path()).toMatch(/^\/mis-reservas/)
  const photos = await site.sql(
    `select from reserva_fotos join reservas on key = "reservaKey" where "technicianId" = $1`,
    [uid],
  )
  expect(photos).toHaveLength(1)
})

test('an open agenda shows a request at once', async ({ tab, site }) => {
  const technician = await site.signIn('tecnico', tab)
  const client = await site.registerPerson({ name: 'Rosa Helena Gómez' })
  await tab.open('/agenda')
  await tab.see({ role: 'heading', name: 'Mi Agenda Profesional' })
  await bookTomorrow(site, { technician, client, hour: '10', status: 'solicitada' })
  await tab.see({ role: 'button', name: /^Aceptar/ })
})

test('back opens the list where it was left, and its events are heard once', async ({ tab, site }) => {
  const ciudad = newCity()
  await publishMany(site.sql, 6, { ciudad })
  await site.signIn('cliente', tab)
  await tab.open(cataloguePath(ciudad))
  await tab.see({ role: 'heading', name: /6 técnicos/ })
  await tab.evaluate(() => {
    scrollTo(0, 900)
    addEventListener('error', ({ message }) => sessionStorage.setItem('failure', message))
  }, null)
  // A new document, so that the list waits in the back/forward cache.
  await tab.open('/privacidad')
  await tab.back()
  await tab.hydrated()
  await expect.poll(() => tab.path()).toBe(cataloguePath(ciudad))
  await expect.poll(() => tab.evaluate(() => scrollY, null)).toBe(900)
  expect(await tab.evaluate(() => sessionStorage.getItem('failure'), null)).toBeNull()
})

test('without network the last Mis reservas can be read, and other pages say what is missing', async ({
  engine,
  site,
}) => {
  const network = await droppableServer(Number(new URL(site.origin).port))
  const tab = enginePage(engine, network.origin)
  const technician = await site.registerPerson({ role: 'tecnico', name: 'Luz Marina Cárdenas' })
  const client = await site.signIn('cliente', tab)
  await bookTomorrow(site, { technician, client, hour: '15', status: 'confirmada' })
  await tab.open('/mis-reservas')
  await expect
    .poll(() => tab.evaluate(async () => (await caches.match('/mis-reservas')) !== undefined, null))
    .toBe(true)

  network.setReachable(false)
  await tab.visit('/tecnicos')
  await tab.see({ role: 'heading', name: 'Sin conexión' })
  await tab.click({ role: 'link', name: /^Mis reservas/ })
  await tab.see({ text: /^Sin conexión · visto hoy a las \d\d:\d\d$/ })
  await tab.see({ role: 'heading', name: /Luz Marina/ })
  await network.close()
})

test('a printed agenda holds its visits and nothing of the site around them', async ({ tab, site }) => {
  const technician = await site.signIn('tecnico', tab)
  const client = await site.registerPerson({ name: 'Rosa Helena Gómez' })
  await bookTomorrow(site, { technician, client, hour: '10', status: 'confirmada' })
  await tab.open('/agenda')
  await tab.see({ role: 'navigation', name: 'Principal' })
  // Neither protocol can show a window as it is printed.
  await tab.evaluate(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all'
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) apply(sheet.cssRules)
  }, null)
  await tab.missing({ role: 'navigation', name: 'Principal' })
  await tab.missing({ role: 'button', name: 'Imprimir' })
  await tab.see({ text: /Rosa Helena/ })
  expect(
    await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      null,
    ),
  ).toBe(0)
})
