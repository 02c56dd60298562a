// Issue 37: connecting WhatsApp from /perfil, with the simulator of its API in place of the phone.
import type { Page } from '@playwright/test'
import { type ClockedSite, openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expectDistinctNames } from '#tests/support/browser/distinct-names.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { newNumber, storeMessages } from '#tests/support/people/whatsapp.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

let simulator: WhatsappSimulator
let site: ClockedSite

// One program for all, one after another: starting it is half of what each costs.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser }) => {
  simulator = await startWhatsappSimulator()
  const { viewport = null } = test.info().project.use
  site = await openClockedSite(browser, { viewportSize: () => viewport }, simulator.variables)
  simulator.setWebhookUrl(`${site.origin}/webhooks/whatsapp`)
})
test.afterAll(async () => {
  await site.close()
  await simulator.stop()
  expect(site.problems).toEqual([])
})

/** Where the browser was sent, instead of leaving the site. */
async function catchChat(page: Page): Promise<URL[]> {
  const opened: URL[] = []
  await page.context().route('https://wa.me/**', route => {
    opened.push(new URL(route.request().url()))
    return route.fulfill({ status: 204 })
  })
  return opened
}

async function newPage(kind: 'client' | 'technician'): Promise<Page> {
  const [person] = await (kind === 'client' ? signedInPeople : signedInTechnicians)(site.pool, 1)
  if (!person) throw new Error('nobody')
  return (await site.newContext(person)).newPage()
}

const rowIn = (page: Page) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'WhatsApp', exact: true }) })

test('the chat opens with the message, and the page turns when it arrives', { tag: '@phone' }, async () => {
  const page = await newPage('client')
  const opened = await catchChat(page)
  await open(page, '/perfil')
  const row = rowIn(page)
  await row.getByText('Sin conectar').click()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Conecta tu WhatsApp' }).click()
  await expect(row.getByText('Esperando tu mensaje')).toBeVisible()
  await expect.poll(() => opened.length).toBe(1)
  const message = opened[0]?.searchParams.get('text') ?? ''
  await expect(row.getByText(message, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Ya lo envié' }).click()
  await expect(row.getByText('Todavía no nos llega tu mensaje.')).toBeVisible()

  const number = newNumber()
  simulator.phone(number, 'Ana').write(message)
  await expect(row.getByText(`Conectado: ··· ${number.slice(-4, -2)} ${number.slice(-2)}`)).toBeVisible()
  await expect(page.getByText('Listo: tu WhatsApp quedó conectado.')).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Desconectar' }).click()
  await expect(row.getByText('Sin conectar')).toBeVisible()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(row.getByText('Conectado:')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Deshacer/ })).toHaveCount(0)
})

test('where a mouse is used the row shows a QR code as it opens', { tag: '@desktop' }, async () => {
  const page = await newPage('technician')
  const opened = await catchChat(page)
  await open(page, '/agenda')
  await page.getByRole('link', { name: 'Conecta tu WhatsApp' }).click()
  const row = rowIn(page)
  await expect(row.getByRole('img', { name: /^Código QR/ })).toBeInViewport()
  await expect(row.getByText('Visitas nuevas, para aceptarlas con un botón')).toBeVisible()
  await expectAccessible(page)
  const message =
    (await row
      .getByText(/^Conectar TY-/)
      .last()
      .textContent()) ?? ''
  expect(opened).toEqual([])
  simulator.phone(newNumber(), 'Luz').write(message)
  await expect(row.getByText('Conectado:')).toBeVisible()
  await open(page, '/agenda')
  await expect(page.getByRole('link', { name: 'Conecta tu WhatsApp' })).toHaveCount(0)
})

test('a closed offer makes place for the one of push messages', { tag: '@phone' }, async () => {
  const page = await newPage('technician')
  // A headless browser denies it from the start.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
  await open(page, '/agenda')
  const push = page.getByRole('region', { name: 'Avísame en este teléfono' })
  const offer = page.getByRole('region', { name: 'Conecta tu WhatsApp' })
  await expect(offer).toBeVisible()
  await expect(push).toHaveCount(0)
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Ahora no' }).click()
  await expect(offer).toHaveCount(0)
  await expect(push).toBeVisible()
})

test('what became of what people are told is accessible in all its states', async () => {
  const [admin, ana] = await signedInPeople(site.pool, 2, 'admin')
  if (!admin || !ana) throw new Error('nobody')
  await site.pool.query(`update users set name = $2 where uid = $1`, [ana.uid, `Ana ${'María'.repeat(12)}`])
  await storeMessages(site.pool, ana.uid)
  await site.pool.query(
    `insert into channel_deliveries values (1, $1, 'email', 'receipt', null, 'failed', 'mailbox', now()),
       (2, $1, 'push', 'message', null, 'sent', null, now())`,
    [ana.uid],
  )
  const page = await (await site.newContext(admin)).newPage()
  for (const path of [
    '',
    '?canal=whatsapp&estado=enviados',
    '?canal=whatsapp&estado=leidos&plantilla=en_una_hora',
  ]) {
    await open(page, `/admin/avisos${path}`)
    await expectAccessible(page)
    await expectDistinctNames(page)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, 'pixels wider than the screen').toBeLessThanOrEqual(0)
  }
})
