// A guarantee case through each way: repeated and mended, refunded, decided by an administrator after a disagreement, and
// after silence.
import type { BrowserContext, Page } from '@playwright/test'
import { addDays, bogotaDate, instantAt } from '#domain/bogota-time.ts'
import { hourText } from '#domain/bookings/hours.ts'
import { bookingId } from '#domain/bookings/slot.ts'
import { type ClockedSite, openClockedSite } from '#tests/support/clocked-site.ts'
import { expect, expectAccessible, expectPage, isHydrated, test } from '#tests/support/journey.ts'
import { photoFile } from '#tests/support/photo-page.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/signed-in.ts'

const TODAY = bogotaDate(new Date())
const on = (days: number, time: string) => instantAt(addDays(TODAY, days), time) as Date

interface Visit {
  readonly client: SignedInPerson
  readonly technician: SignedInPerson
}

async function storeVisit(
  { pool }: ClockedSite,
  { client, technician }: Visit,
  daysAgo: number,
): Promise<number> {
  const slot = { date: addDays(TODAY, -daysAgo), hour: 10 }
  const { rows } = await pool.query(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, description, address, servicio)
     values ($1, $2, 'Carlos Rojas', $3, 'Marta Gil', $4, $5, $6, $7, $8, 'completada', 'Gotea el sifón', 'Cl. 1 # 2-3, Cali', 'Destape')
     returning key::int`,
    [
      bookingId(technician.uid, slot),
      technician.uid,
      client.uid,
      client.email,
      slot.date,
      hourText(slot.hour),
      hourText(slot.hour + 1),
      on(-daysAgo, '10:00').toISOString(),
    ],
  )
  return rows[0].key
}

/** Posts a form as the page would, and returns where it leads. */
async function post(context: BrowserContext, path: string, form: Record<string, string>): Promise<number> {
  const { request } = context
  const origin = new URL((await request.get('/robots.txt')).url()).origin
  return (await request.post(path, { form, headers: { origin }, maxRedirects: 0 })).status()
}

const stepOf = async ({ pool }: ClockedSite, key: number) =>
  (await pool.query('select step, outcome from guarantee_cases where "reservaKey" = $1', [key])).rows[0]

/** The clock is read by jobs that run by themselves. */
const expectStep = (site: ClockedSite, key: number, step: string) =>
  expect.poll(async () => (await stepOf(site, key))?.step, { timeout: 15_000 }).toBe(step)

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isHydrated(page)
}

test('a guarantee case through each way', { tag: '@phone' }, async ({ page, browser }) => {
  const site = await openClockedSite(browser, page)
  const [client] = await signedInPeople(site.pool, 1)
  const [technician] = await signedInTechnicians(site.pool, 1)
  const [admin] = await signedInPeople(site.pool, 1, 'admin')
  if (!client || !technician || !admin) throw new Error('nobody came')
  const contexts = {
    client: await site.newContext(client),
    technician: await site.newContext(technician),
    admin: await site.newContext(admin),
  }
  const parties = { client, technician }
  const open = { act: 'open', descripcion: 'Volvió a gotear', prefiere: 'repeat' }
  const mine = await contexts.client.newPage()
  const his = await contexts.technician.newPage()

  await test.step('repeat agreed, booked, done and mended', async () => {
    const key = await storeVisit(site, parties, 2)
    await opened(mine, '/mis-reservas')
    await mine.getByRole('link', { name: 'Usar la garantía' }).click()
    await mine.getByLabel('Qué falló').fill('El sifón volvió a gotear.')
    let upload = Promise.withResolvers<void>()
    await mine.route('**/agendar/fotos', async route => {
      await upload.promise
      await route.continue()
    })
    await mine.getByLabel('Agregar fotos del daño').setInputFiles(await photoFile())
    await expect(mine.getByRole('button', { name: 'Quitar foto 1 del daño' })).toBeVisible()
    await mine.getByRole('button', { name: 'Abrir el caso' }).click()
    const tooEarly = mine.getByRole('alert').filter({ hasText: 'Tu foto todavía está subiendo.' })
    await expect(tooEarly).toBeVisible()
    await expectAccessible(mine)
    upload.resolve()
    await expect(tooEarly).toBeHidden()
    await mine.getByRole('button', { name: 'Abrir el caso' }).click()
    await expect(mine.getByText('Le toca a Carlos')).toBeVisible()

    upload = Promise.withResolvers<void>()
    await mine.getByLabel('Agregar fotos').setInputFiles(await photoFile())
    await mine.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(tooEarly).toBeVisible()
    upload.resolve()
    await expect(tooEarly).toBeHidden()
    await mine.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(mine.getByRole('link', { name: 'Foto 1 del daño' })).toHaveCount(2)

    await opened(his, '/agenda')
    await his.getByRole('link', { name: /Te toca responder una garantía/ }).click()
    await expect(his.getByRole('link', { name: 'Foto 1 del daño' })).toHaveCount(2)
    await expectAccessible(his)
    await his.getByRole('button', { name: 'Repetir sin costo' }).click()
    await expect(his.getByText('Le toca a Marta')).toBeVisible()

    // Live: the client's page was open.
    await expect(mine.getByText('Te toca a ti')).toBeVisible()
    await expectAccessible(mine)
    await mine.getByRole('link', { name: 'Escoger hora' }).click()
    await isHydrated(mine)
    await expect(mine.getByText('Sin costo, por garantía').first()).toBeVisible()
    await expect(mine.getByLabel('Dirección')).toHaveValue('Cl. 1 # 2-3, Cali')
    await mine.goto(`${mine.url()}&date=${addDays(TODAY, 1)}&hour=15`)
    await isHydrated(mine)
    await mine.getByRole('button', { name: 'Confirmar reserva' }).click()
    await expectPage(mine, '/mis-reservas')
    await expectStep(site, key, 'repeat-booked')

    await opened(his, '/agenda')
    await expect(his.getByText('Sin costo, por garantía')).toBeVisible()
    await his.getByRole('button', { name: 'Aceptar' }).click()
    await expect(his.getByText('Confirmada', { exact: true })).toBeVisible()
    await site.setClock(on(1, '16:30'))
    await expectStep(site, key, 'repeat-done')
    await opened(mine, `/mis-reservas/${key}/garantia`)
    await mine.getByRole('button', { name: 'Quedó bien' }).click()
    await expect(mine.getByRole('heading', { name: 'Quedó arreglado' })).toBeVisible()
  })

  await test.step('refund', async () => {
    const key = await storeVisit(site, parties, 3)
    expect(await post(contexts.client, `/mis-reservas/${key}/garantia`, open)).toBe(302)
    await opened(his, `/agenda/garantia/${key}`)
    await his.getByText('Devolver el dinero').click()
    await his.getByRole('button', { name: 'Ofrecer la devolución' }).click()
    await expect(his.getByText('Escribe cuánto devuelves.')).toBeVisible()
    await his.getByLabel('¿Cuánto devuelves?').fill('$ 90.000')
    await his.getByRole('button', { name: 'Ofrecer la devolución' }).click()
    await expect(his.getByRole('heading', { name: 'Devuélvele $ 90.000 a Marta' })).toBeVisible()
    const form = { act: 'confirm-refund', paso: 'refund-offered' }
    expect(await post(contexts.client, `/mis-reservas/${key}/garantia`, form)).toBe(302)
    expect(await stepOf(site, key)).toEqual({ step: 'closed', outcome: 'refunded' })
  })

  await test.step('disagreement, decided by an administrator', async () => {
    const key = await storeVisit(site, parties, 4)
    await post(contexts.client, `/mis-reservas/${key}/garantia`, open)
    const form = { act: 'contest', paso: 'opened', texto: 'Era otra fuga.' }
    expect(await post(contexts.technician, `/agenda/garantia/${key}`, form)).toBe(302)
    const desk = await contexts.admin.newPage()
    await opened(desk, '/admin/garantias')
    await desk
      .getByRole('link', { name: /Marta Gil con Carlos Rojas/ })
      .first()
      .click()
    await expect(desk.getByText('Era otra fuga.')).toBeVisible()
    await expectAccessible(desk)
    await desk.getByLabel('La garantía no aplica').check()
    await desk.getByRole('button', { name: 'Decidir' }).click()
    await expect(desk.getByText('Escribe por qué: lo leen los dos.')).toBeVisible()
    await desk.getByLabel('Motivo').fill('La fuga está en otro tubo.')
    await desk.getByRole('button', { name: 'Decidir' }).click()
    await expect(desk.getByText('Decisión guardada.')).toBeVisible()
    expect(await stepOf(site, key)).toEqual({ step: 'closed', outcome: 'dismissed' })
  })

  await test.step('silence brings it to the administrators', async () => {
    const key = await storeVisit(site, parties, 5)
    await post(contexts.client, `/mis-reservas/${key}/garantia`, open)
    await site.setClock(on(8, '12:00'))
    await expectStep(site, key, 'disputed')
    await opened(mine, `/mis-reservas/${key}/garantia`)
    await expect(mine.getByText('Le toca a TecniYa')).toBeVisible()
  })

  await site.close()
  expect(site.problems).toEqual([])
})
