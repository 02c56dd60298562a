// Who comes back: from the home page to a booked visit in three taps and no typed field, and from 'Reservar de nuevo' to an
// open guarantee case.
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectPage,
  open,
  type Site,
  test,
} from '#tests/support/browser/journey.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

const ALWAYS = JSON.stringify(
  Object.fromEntries(
    ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, [{ inicio: '08:00', fin: '20:00' }]]),
  ),
)

/** A completed visit of this signed-in client so many days ago, with its receipt. */
async function served(site: Site, { page, daysAgo }: { page: Page; daysAgo: number }) {
  const client = await site.signIn('cliente', page.context())
  const technician = await site.signIn('tecnico', { addCookies: async () => {} })
  const { key } = await bookTomorrow(site, { technician, client, hour: '10', status: 'confirmada' })
  const [{ uid = '' } = {}] = await site.sql<{ uid: string }>('select uid from users where email = $1', [
    technician.email,
  ])
  await site.sql(`update technicians set horarios = $2, publicado = true where uid = $1`, [uid, ALWAYS])
  await site.sql(
    `update reservas set status = 'completada', "scheduledAt" = "scheduledAt" - ($2 + 1) * interval '1 day', date = date - $2 - 1,
       id = "technicianId" || '_' || to_char(date - $2 - 1, 'YYYYMMDD') || '_10', address = 'Cra. 8 # 24-31',
       description = 'Se tapó el lavaplatos' where key = $1`,
    [key, daysAgo],
  )
  await site.sql(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, now(), '[{"concepto": "Destape", "cantidad": 1, "precio": 120000}]', 120000, 'Destapé', 'nequi', current_date + 20)`,
    [key],
  )
  return { key, uid }
}

const visitsWith = (site: Site, uid: string) =>
  site.sql<{ status: string; description: string; address: string }>(
    `select status, description, address from reservas where "technicianId" = $1 order by key`,
    [uid],
  )

test('a returning client is at a booked visit in three taps, without a typed field', async ({
  page,
  site,
}) => {
  const { uid } = await served(site, { page, daysAgo: 6 })
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola, /)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Lo mismo otra vez/ }).click()
  await expect(page.getByRole('heading', { name: /Si falló lo mismo, no pagas\.$/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Es otra cosa' }).click()
  await expect(page.getByText('La otra fue a las 10:00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar reserva' }).first().click()
  await expectPage(page, /\/mis-reservas/)
  await expect(page.getByText(/Reserva enviada/)).toBeVisible()
  expect(await visitsWith(site, uid)).toMatchObject([
    { status: 'completada' },
    { status: 'solicitada', description: '', address: 'Cra. 8 # 24-31' },
  ])
})

test('after the term the same again is two taps, with what was described', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { uid } = await served(site, { page, daysAgo: 40 })
  await open(page, '/')
  await page.getByRole('link', { name: /^Lo mismo otra vez/ }).click()
  const proposed = page.getByRole('list', { name: 'Horas que te proponemos' })
  await expect(proposed.getByRole('link')).toHaveCount(3)
  // Another hour, and another day, without a reload.
  await proposed.getByRole('link').nth(1).click()
  await expect(proposed.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByText('Otro día u hora').click()
  await expect(page.getByRole('list', { name: 'Próximos días' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar reserva' }).first().click()
  await expect(page.getByText(/Reserva enviada/)).toBeVisible()
  expect((await visitsWith(site, uid)).at(-1)).toMatchObject({ description: 'Se tapó el lavaplatos' })
})

test("a failed repair leads from 'Reservar de nuevo' to an open guarantee case", async ({ page, site }) => {
  const { key } = await served(site, { page, daysAgo: 6 })
  await open(page, '/mis-reservas')
  await page
    .getByRole('link', { name: /^Reservar de nuevo/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Usar la garantía' }).click()
  await page.getByLabel('Qué falló').fill('Volvió a taparse')
  await page.getByRole('button', { name: 'Abrir el caso' }).click()
  await expect(page.getByText(/^Le toca a/).first()).toBeVisible()
  const cases = await site.sql('select step from guarantee_cases where "reservaKey" = $1', [key])
  expect(cases).toEqual([{ step: 'opened' }])
  // The home page says whose turn it is, and nobody is asked again.
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'En garantía' })).toContainText('Le toca a')
  await page.getByRole('link', { name: /^Lo mismo otra vez/ }).click()
  await expect(page.getByRole('list', { name: 'Horas que te proponemos' })).toBeVisible()
})

test('anchors open their fold, and the filters of the row work in place', async ({ page, site }) => {
  await served(site, { page, daysAgo: 3 })
  await open(page, '/#servicios')
  await expect(page.getByText('Explora técnicos')).toBeVisible()
  await open(page, '/')
  await expect(page.getByText('Explora técnicos')).toBeHidden()
  await page.getByRole('button', { name: /^Ver promoción 2/ }).click()
  await page.getByRole('link', { name: 'Ver servicios' }).click()
  await expect(page.getByText('Explora técnicos')).toBeInViewport()
  const list = page.getByRole('region', { name: 'Los mejor calificados' })
  await expect(list.getByLabel('Especialidad', { exact: true })).toBeHidden()
  await list.getByText('Filtrar', { exact: true }).click()
  await list.getByLabel('Especialidad', { exact: true }).selectOption('Domótica básica')
  await expectPage(page, /esp=domotica-basica/)
  await expect(list.getByLabel('Especialidad', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
