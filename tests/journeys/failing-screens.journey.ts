// D48 in the browser, before a service worker is installed: links and forms whose reply is cut or that have no network say
// the text of their screen, and never end on the browser's own error page.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'
import { type DroppableServer, droppableServer } from '#tests/support/servers/droppable-server.ts'

const CAUSES: [cause: string, set: (network: DroppableServer, isFailing: boolean) => void][] = [
  ['the reply is cut', (network, isFailing) => network.setCut(isFailing)],
  ['there is no network', (network, isFailing) => network.setReachable(!isFailing)],
]

/** Not the `context` of the fixtures: without network the console has errors. */
async function contextBehind(network: DroppableServer, browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ baseURL: network.origin, serviceWorkers: 'block' })
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

for (const [cause, set] of CAUSES) {
  test(`when ${cause}, links and forms say the text of their screen`, { tag: '@desktop' }, async ({
    browser,
    site,
  }) => {
    const network = await droppableServer(Number(new URL(site.origin).port))
    const context = await contextBehind(network, browser)
    // Without a stream: a page that is read again just when the network goes away fails by that.
    await context.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
    const page = await context.newPage()
    const technician = await site.signIn('tecnico', context)
    const client = await site.registerPerson()
    await bookTomorrow(site, { technician, client, hour: '09', status: 'solicitada' })

    const follow = async (from: string, name: string, text: string) => {
      await open(page, from)
      set(network, true)
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
      await expect(alert(page, text)).toBeVisible()
      expect(page.url()).toContain(network.origin)
      set(network, false)
    }
    // The code of the next page cannot be loaded: the page stays.
    await follow('/no-autorizado', 'Agenda', 'Error al cargar agenda.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/acceso|autorizad/i)
    await expectAccessible(page)
    await follow('/no-autorizado', 'Catálogo', 'No pudimos cargar el catálogo. Intenta de nuevo.')

    // The code is there, the data is not: the screen says so, and loads by itself afterwards.
    await open(page, '/agenda')
    await page.getByRole('navigation').getByRole('link', { name: 'Catálogo' }).first().click()
    await expectPage(page, '/tecnicos')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    set(network, true)
    await page.getByRole('navigation').getByRole('link', { name: 'Agenda' }).first().click()
    await expect(alert(page, 'Error al cargar agenda.')).toBeVisible()
    await expect(page.getByText('Referencia:')).toHaveCount(0)
    const drawing = page.getByRole('main').locator('img')
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(page.getByText('Todavía no hay respuesta.')).toBeVisible()
    set(network, false)
    await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeVisible()

    set(network, true)
    await page.getByRole('button', { name: /^Aceptar/ }).click()
    await expect(alert(page, 'No se pudo aceptar la reserva.')).toBeVisible()
    set(network, false)
    await context.close()
    await network.close()
  })
}

test('a booking without network says its text, keeps what was typed and is stored once', {
  tag: '@desktop',
}, async ({ browser, site }) => {
  const network = await droppableServer(Number(new URL(site.origin).port))
  const context = await contextBehind(network, browser)
  const { uid } = await publishTechnician(site.sql)
  await site.signIn('cliente', context)
  const page = await context.newPage()
  await open(page, `/agendar/${uid}?date=${workday()}`)
  await page.getByRole('button', { name: '10:00 Libre' }).click()
  await page.getByLabel('Descripción del trabajo').fill('Se tapó el sifón.')
  // The reply is lost, the booking is stored.
  network.setCut(true)
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  const failure = alert(page, 'No pudimos crear la reserva. Intenta nuevamente.')
  await expect(failure).toBeInViewport({ ratio: 1 })
  // Also at the top of the page, where it opens without JavaScript.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(failure).toBeInViewport({ ratio: 1 })
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  expect(await widthOf(failure)).toBeGreaterThan(
    2 * (await widthOf(page.getByLabel('Resumen de la reserva'))),
  )
  await expect(page.getByLabel('Descripción del trabajo')).toHaveValue('Se tapó el sifón.')
  network.setCut(false)
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(page.getByText('Reserva enviada ✅. Te avisaremos cuando el técnico confirme.')).toBeVisible()
  expect(await site.sql('select from reservas where "technicianId" = $1', [uid])).toHaveLength(1)
  await context.close()
  await network.close()
})

test('a form sent after the session expired clears badge and role in every tab', { tag: '@desktop' }, async ({
  context,
  site,
}) => {
  const ana = await site.signIn('tecnico', context)
  const client = await site.registerPerson()
  await bookTomorrow(site, { technician: ana, client, hour: '09', status: 'solicitada' })
  const [tab, other] = [await context.newPage(), await context.newPage()]
  await open(other, '/no-autorizado')
  await open(tab, '/agenda')
  const badge = (page: Page) => page.getByRole('banner').getByText('Técnico', { exact: true }).first()
  await expect(badge(other)).toBeVisible()
  // While the form is on its way: a page that is read again meanwhile would lead to the sign-in.
  await tab.route('**/*.data*', async (route, request) => {
    if (request.method() === 'POST')
      await site.sql(
        `update sessions set "expiresAt" = now() from users where uid = "userId" and email = $1`,
        [ana.email],
      )
    await route.continue()
  })
  await tab.getByRole('button', { name: /^Aceptar/ }).click()
  await expect(alert(tab, 'Debes iniciar sesión como técnico.')).toBeVisible()
  for (const page of [tab, other]) await expect(badge(page)).toBeHidden()
  expect(await tab.evaluate(() => localStorage.getItem('role'))).toBeNull()
})
