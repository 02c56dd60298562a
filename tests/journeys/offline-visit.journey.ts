// The page of a visit without network: kept with its photo, told from, and what was told is sent once when the signal returns.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { type ClockedSite, openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expect, expectAccessible, isHydrated, test } from '#tests/support/browser/journey.ts'
import { deliverSync, storedPaths } from '#tests/support/browser/push-browser.ts'
import { picture } from '#tests/support/people/pictures.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { type DroppableServer, droppableServer } from '#tests/support/servers/droppable-server.ts'

interface Street {
  readonly site: ClockedSite
  readonly network: DroppableServer
  readonly context: BrowserContext
  readonly page: Page
  readonly key: number
  readonly photo: string
  readonly errors: Error[]
  /** Without network: the browser says so too. */
  readonly loseSignal: () => Promise<void>
  readonly findSignal: () => Promise<void>
  readonly close: () => Promise<void>
}

const TOMORROW = addDays(bogotaDate(new Date()), 1)

// One program for all, one after another: starting it is half of what each costs.
test.describe.configure({ mode: 'default' })
let site: ClockedSite
test.beforeAll(async ({ browser }) => {
  const { viewport = null } = test.info().project.use
  // A clock of its own: visits begin only at some hours of the day.
  site = await openClockedSite(browser, { viewportSize: () => viewport })
  await site.setClock(instantAt(TOMORROW, '09:40') as Date)
})
test.afterAll(() => site.close())

/** A technician whose visit, with a photo of its client, begins in twenty minutes, behind a network that can go. */
async function openStreet(like: Page, browser: Browser): Promise<Street> {
  const network = await droppableServer(Number(new URL(site.origin).port))
  const [technician] = (await signedInTechnicians(site.pool, 1)) as [SignedInPerson]
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  // Not a context of the site: without network the console has errors.
  const viewport = like.viewportSize()
  const context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow', viewport })
  const [name = '', value = ''] = technician.cookie.split('=', 2)
  await context.addCookies([{ name, value, url: network.origin, httpOnly: true }])
  const key = await storeVisit(site, { client, technician })
  const theirs = await site.newContext(client)
  const upload = await theirs.request.post('/agendar/fotos', {
    multipart: { file: { name: 'sifon.jpg', mimeType: 'image/jpeg', buffer: await picture() } },
    headers: { origin: site.origin },
  })
  const { id: photo } = await upload.json()
  await site.pool.query(`insert into reserva_fotos ("reservaKey", "photoId", position) values ($1, $2, 1)`, [
    key,
    photo,
  ])
  await theirs.close()
  const page = await context.newPage()
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  return {
    ...{ site, network, context, page, key, photo, errors },
    async loseSignal() {
      network.setReachable(false)
      await context.setOffline(true)
    },
    async findSignal() {
      network.setReachable(true)
      await context.setOffline(false)
    },
    async close() {
      await context.close()
      await network.close()
    },
  }
}

/** At ten. */
async function storeVisit(
  { pool }: ClockedSite,
  { client, technician }: { client: SignedInPerson; technician: SignedInPerson },
): Promise<number> {
  const { rows } = await pool.query<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "technicianPhone", "clientId", "clientName", "clientEmail", date,
       start, "end", "scheduledAt", status, description, address)
     values ($1 || '_' || to_char($5::date, 'YYYYMMDD') || '_10', $1, $2, '3005550101', $3, 'Rosa Helena Gómez', $4, $5, '10:00',
       '11:00', ($5::date + time '10:00') at time zone 'America/Bogota', 'confirmada', 'Gotea', 'Calle 10 # 20-30')
     returning key::int`,
    [technician.uid, technician.name, client.uid, client.email, TOMORROW],
  )
  return rows[0]?.key ?? 0
}

/** Opens the list and the visit, and waits until both are kept. */
async function seeVisit({ page, key, photo }: Street): Promise<void> {
  await page.goto('/agenda')
  await expect.poll(() => storedPaths(page)).toContain('/agenda')
  await page.goto(`/agenda/${key}`)
  await isHydrated(page)
  await expect
    .poll(() => storedPaths(page))
    .toEqual(expect.arrayContaining(['/agenda', `/agenda/${key}`, `/fotos/${photo}`]))
}

/** On the day of a visit what is settled is folded, with its photos and messages. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.toggleAttribute('open', true)
  })

const strip = (page: Page) => page.getByRole('status').filter({ hasText: /^Sin conexión/ })

/** As if it had been said so many minutes ago. */
const tapEarlier = (page: Page, minutes: number) =>
  page.evaluate(async ago => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open('unsent', 1))
    const store = () => database.transaction('acts', 'readwrite').objectStore('acts')
    for (const act of await resultOf(store().getAll()))
      await resultOf(store().put({ ...act, tappedAt: act.tappedAt - ago * 60_000 }))
    database.close()
  }, minutes)

const progressOf = async ({ site, key }: Street) => {
  const { rows } = await site.pool.query<{ onTheWayAt: Date; onTheWaySentAt: Date; arrivedAt: Date | null }>(
    `select "onTheWayAt", "onTheWaySentAt", "arrivedAt" from visit_progress where "reservaKey" = $1`,
    [key],
  )
  return rows[0]
}
async function messagesOf({ site, key }: Street) {
  const { rows } = await site.pool.query<{ text: string; isLater: boolean }>(
    `select text, "writtenAt" < at - interval '15 minutes' as "isLater" from visit_messages where "reservaKey" = $1`,
    [key],
  )
  return rows
}

test('a visit that was seen opens without network, and what is said there is told once, with the moment of the tap @phone', async ({
  browser,
  page: like,
}) => {
  test.slow()
  const street = await openStreet(like, browser)
  const { page, key, photo } = street
  await seeVisit(street)

  await test.step('it opens from the list, with its photo', async () => {
    await street.loseSignal()
    await page.goto('/agenda')
    await isHydrated(page)
    await expect(strip(page)).toBeInViewport()
    await page.locator(`a[href="/agenda/${key}"]`).first().click()
    await isHydrated(page)
    await expect(strip(page)).toHaveText(/^Sin conexión · visto hoy a las \d\d:\d\d$/)
    await unfold(page)
    const thumb = page.locator(`a[href="/fotos/${photo}"] img`).first()
    await thumb.scrollIntoViewIfNeeded()
    await expect
      .poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)
  })

  await test.step('a link that cannot open says so', async () => {
    const report = page.getByRole('link', { name: /^Reportar/ })
    await expect(report).toBeDisabled()
    await report.click({ force: true })
    await expect(page.getByText('Sin conexión: no se puede abrir.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/agenda/${key}$`))
  })

  await test.step('what is said waits in its place', async () => {
    await page.getByRole('button', { name: /en 20 min/ }).click()
    const waiting = page.getByRole('list', { name: 'Sin enviar' })
    await expect(waiting).toContainText('Voy en camino, en 20 min')
    await expect(waiting).toContainText('Se envía al volver la señal.')
    const field = page.getByRole('textbox', { name: /^Mensaje para/ })
    const log = page.getByRole('log')
    for (const text of ['Ya voy saliendo', 'Esto no']) {
      await field.fill(text)
      await page.getByRole('button', { name: 'Enviar', exact: true }).click()
      await expect(log).toContainText(text)
      await expect(field).toHaveValue('')
    }
    await log.getByRole('button', { name: 'Quitar «Esto no»' }).click()
    await expect(log).not.toContainText('Esto no')
    await expect(field).toHaveValue('Esto no')
    await field.fill('')
    await expectAccessible(page)
    await tapEarlier(page, 17)
  })

  await test.step('the signal returns', async () => {
    await street.findSignal()
    await expect(strip(page)).toBeHidden()
    await expect(page.getByRole('list', { name: 'Sin enviar' })).toHaveCount(0)
    await expect(page.getByText(/^Saliste \d\d:\d\d, enviado \d\d:\d\d$/)).toBeVisible()
    await unfold(page)
    await expect(page.getByRole('log')).toContainText(/\d\d:\d\d · enviado \d\d:\d\d/)
    expect(await messagesOf(street)).toEqual([{ text: 'Ya voy saliendo', isLater: true }])
    const said = await progressOf(street)
    const later = Number(said?.onTheWaySentAt) - Number(said?.onTheWayAt)
    expect(Math.round(later / 60_000)).toBeGreaterThanOrEqual(17)
    await page.reload()
    await isHydrated(page)
    expect(await messagesOf(street)).toHaveLength(1)
  })
  expect(street.errors).toEqual([])
  await street.close()
})

test('a page that loses its signal says so at once, takes what is told, and its errors go when it returns @phone', async ({
  browser,
  page: like,
}) => {
  test.slow()
  const street = await openStreet(like, browser)
  const { page, key, network } = street
  await seeVisit(street)
  // A document of the network, controlled by the worker.
  await page.goto(`/agenda/${key}`)
  await isHydrated(page)

  await unfold(page)
  // Nothing says that the network is gone but a request that fails.
  network.setReachable(false)
  await page.getByRole('textbox', { name: /^Mensaje para/ }).fill('Voy saliendo')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(strip(page)).toBeInViewport()
  await expect(page.getByRole('log')).toContainText('Se envía al volver la señal.')
  await expect(page.getByRole('link', { name: 'Cancelar', exact: true })).toBeDisabled()
  await tapEarlier(page, 25 * 60)
  network.setReachable(true)
  await expect(strip(page)).toBeHidden()

  // Too late: said, with the words.
  const unsent = page.getByRole('list', { name: 'Sin enviar' })
  await expect(unsent).toContainText('No salió: Mensaje')
  await expect(unsent).toContainText('Pasó demasiado tiempo sin señal y ya no se pudo enviar.')
  await expect(unsent).toContainText('Voy saliendo')
  await expectAccessible(page)
  await unsent.getByRole('button', { name: /^Quitar/ }).click()
  await expect(unsent).toHaveCount(0)
  expect(await messagesOf(street)).toEqual([])

  // Whoever has never lost it: the band comes with the event, and goes without a word left.
  await street.loseSignal()
  await expect(strip(page)).toBeInViewport()
  await page.getByRole('button', { name: /llegué/ }).click()
  await expect(unsent).toContainText('Llegué')
  await street.findSignal()
  await expect(strip(page)).toBeHidden()
  await expect(unsent).toHaveCount(0)
  await expect.poll(async () => (await progressOf(street))?.arrivedAt).toBeTruthy()
  expect(street.errors).toEqual([])
  await street.close()
})

for (const way of ['by the worker, with no page open', 'by the next page that is opened'] as const)
  test(`what was said before the page was closed is sent once when the signal returns: ${way} @phone`, async ({
    browser,
    page: like,
  }) => {
    const street = await openStreet(like, browser)
    const { page, context, network, key } = street
    await seeVisit(street)
    await street.loseSignal()
    await page.getByRole('button', { name: /en 20 min/ }).click()
    await expect(page.getByRole('list', { name: 'Sin enviar' })).toContainText('Voy en camino')
    await unfold(page)
    await page.getByRole('textbox', { name: /^Mensaje para/ }).fill('Ya voy saliendo')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByRole('log')).toContainText('Ya voy saliendo')
    const blank = await context.newPage()
    await page.close()
    expect([await progressOf(street), await messagesOf(street)]).toEqual([undefined, []])
    await street.findSignal()
    if (way === 'by the worker, with no page open') await deliverSync(blank, network.origin)
    else await blank.goto(`${network.origin}/agenda`)
    await expect.poll(() => messagesOf(street)).toMatchObject([{ text: 'Ya voy saliendo' }])
    expect((await progressOf(street))?.onTheWayAt).toBeTruthy()

    // Woken again, and opened: nothing is sent twice.
    const said = await progressOf(street)
    await deliverSync(blank, network.origin)
    await blank.goto(`${network.origin}/agenda/${key}`)
    await isHydrated(blank)
    await expect(blank.getByRole('list', { name: 'Sin enviar' })).toHaveCount(0)
    expect([await progressOf(street), await messagesOf(street)]).toMatchObject([said, { length: 1 }])
    expect(street.errors).toEqual([])
    await street.close()
  })

test('what waits when somebody signs out is never sent @phone', async ({ browser, page: like }) => {
  test.slow()
  const street = await openStreet(like, browser)
  const { page } = street
  await seeVisit(street)
  await street.loseSignal()
  await page.getByRole('button', { name: /en 20 min/ }).click()
  await expect(page.getByRole('list', { name: 'Sin enviar' })).toContainText('Voy en camino')
  await page.getByRole('button', { name: /^Mi cuenta/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saliste de tu cuenta')
  await expect.poll(() => storedPaths(page)).toEqual([])
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).toEqual([])
  await street.findSignal()
  await expect(page).toHaveURL(/\/$/)
  expect(await progressOf(street)).toBeUndefined()
  await street.close()
})
