// Agenda and Mis reservas without network, as last seen; nothing of a person is left after the session.

import { expect, expectAccessible, expectPage, isHydrated, test } from '#tests/support/browser/journey.ts'
import { storedPaths } from '#tests/support/browser/push-browser.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'
import { droppableServer } from '#tests/support/servers/droppable-server.ts'

test('without network both lists are readable, and the end of the session erases them @phone', async ({
  browser,
  site,
}) => {
  // A proxy, because setOffline does not reach a worker that the browser starts again.
  const network = await droppableServer(Number(new URL(site.origin).port))
  // Not the `context` of the fixtures: without network the console has errors.
  const context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  const technician = await site.signIn('tecnico', context)
  const client = await site.registerPerson({ name: 'Rosa Helena Gómez' })
  const colleague = await site.registerPerson({ role: 'tecnico', name: 'Luz Marina Cárdenas' })
  await bookTomorrow(site, { technician, client, hour: '09', status: 'confirmada' })
  const { technicianId: uid } = await bookTomorrow(site, {
    technician,
    client,
    hour: '11',
    status: 'solicitada',
  })
  await bookTomorrow(site, { technician: colleague, client: technician, hour: '15', status: 'confirmada' })

  await page.goto('/agenda')
  await expect.poll(() => storedPaths(page)).toContain('/agenda')
  await page.goto('/mis-reservas')
  await expect.poll(() => storedPaths(page)).toContain('/mis-reservas')
  const stored = await storedPaths(page)
  expect(stored.filter(path => !path.startsWith('/assets/'))).toEqual(['/agenda', '/mis-reservas'])

  network.setReachable(false)
  await page.goto('/agenda')
  await isHydrated(page)
  const strip = page.getByRole('status').filter({ hasText: /^Sin conexión · visto hoy a las \d\d:\d\d$/ })
  await expect(strip).toBeInViewport()
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeDisabled()
  for (const cancel of await page.getByRole('button', { name: /^Cancelar/ }).all())
    await expect(cancel).toBeDisabled()
  await expect(page.getByText('Para responder necesitas conexión.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute('href', /maps/)
  await expectAccessible(page)

  await page.goto('/tecnicos')
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Mis reservas Visto hoy/ }).click()
  await isHydrated(page)
  await expect(strip).toBeVisible()
  await expect(page.getByRole('heading', { name: /Luz Marina/ })).toBeVisible()
  // A link of the page asks for data; the answer is the cached document.
  await page.getByRole('link', { name: 'Agenda', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Mi Agenda Profesional' })).toBeVisible()
  await expect(strip).toBeVisible()

  network.setReachable(true)
  await expect(strip).toBeHidden()
  await expect(page.getByRole('button', { name: /^Aceptar/ })).toBeEnabled()

  // A block, a deletion and a new password end sessions like this.
  await site.sql('delete from sessions where "userId" = $1', [uid])
  await expectPage(page, /\/auth\/login/)
  await expect.poll(() => storedPaths(page)).toEqual([])
  network.setReachable(false)
  await page.goto('/agenda')
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(1)
  expect(errors).toEqual([])
  await context.close()
  await network.close()
})

test('a device that the server has not seen for a day shows nothing of its person @phone', async ({
  browser,
  site,
}) => {
  const network = await droppableServer(Number(new URL(site.origin).port))
  const context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await site.signIn('cliente', context)
  await page.goto('/mis-reservas')
  await expect.poll(() => storedPaths(page)).toContain('/mis-reservas')
  network.setReachable(false)

  const seenHoursAgo = (hours: number) =>
    page.evaluate(async ago => {
      const pages = await caches.open('pages')
      const response = await pages.match('/mis-reservas')
      const headers = new Headers(response?.headers)
      headers.set('x-seen-at', new Date(Date.now() - ago * 3_600_000).toISOString())
      await pages.put('/mis-reservas', new Response(await response?.text(), { headers }))
    }, hours)
  await seenHoursAgo(23)
  await page.goto('/mis-reservas')
  await expect(page.getByRole('heading', { name: 'Mis reservas' })).toBeVisible()

  await seenHoursAgo(25)
  await page.goto('/mis-reservas')
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(1)
  expect(await storedPaths(page)).toEqual([])
  await context.close()
  await network.close()
})

test('signing out without network hides what is private at once, in every tab, and erases what was kept @phone', async ({
  browser,
  site,
}) => {
  const network = await droppableServer(Number(new URL(site.origin).port))
  const context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' })
  const { email } = await site.signIn('cliente', context)
  const [tab, other] = [await context.newPage(), await context.newPage()]
  for (const each of [tab, other]) {
    await each.goto('/mis-reservas')
    await isHydrated(each)
    await expect(each.getByRole('heading', { level: 1 })).toHaveText('Mis reservas')
  }
  await expect.poll(() => storedPaths(tab)).toContain('/mis-reservas')

  network.setReachable(false)
  await tab.getByRole('button', { name: /^Mi cuenta/ }).click()
  await tab.getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
  for (const each of [tab, other]) {
    await expect(each.getByRole('heading', { level: 1 })).toHaveText('Saliste de tu cuenta')
    await expect(each.getByRole('heading', { name: 'Historial' })).toHaveCount(0)
    await expect(each.getByText(email)).toHaveCount(0)
  }
  await expect(tab.getByText('Sin conexión. Cerramos tu sesión apenas vuelva.')).toBeVisible()
  await expect.poll(() => storedPaths(tab)).toEqual([])

  network.setReachable(true)
  await expectPage(tab, `${network.origin}/`)
  await expectPage(other, /\/auth\/login/)
  expect(
    await site.sql('select from sessions join users on uid = "userId" where email = $1', [email]),
  ).toEqual([])
  await context.close()
  await network.close()
})

test('the site can be installed @phone', async ({ page }) => {
  await page.goto('/')
  const cdp = await page.context().newCDPSession(page)
  expect(await cdp.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  const { errors, manifest } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest.shortcuts?.map(({ name }) => name)).toEqual(['Agenda', 'Mis reservas'])
})
