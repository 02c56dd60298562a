// D66: a diagnosis leads to a quote, the quote to a date, and that visit to its receipt, in two browsers. The test moves the
// program's clock.
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const DAY = addDays(bogotaDate(new Date()), 1)
const on = (date: string, time: string) => instantAt(date, time) as Date

test('diagnosis, quote, agreement, date, done', { tag: '@phone' }, async ({ page, browser }) => {
  test.slow()
  const site = await openClockedSite(browser, page)
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(site.pool, 1)) as [SignedInPerson]
  const always = [{ inicio: '08:00', fin: '18:00' }]
  const week = Object.fromEntries(['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, always]))
  await site.pool.query('update technicians set horarios = $1', [JSON.stringify(week)])
  const mine = await (await site.newContext(client)).newPage()
  const his = await (await site.newContext(technician)).newPage()
  let first = 0

  await test.step('the diagnosis takes place and has its receipt', async () => {
    await open(mine, `/agendar/${technician.uid}?date=${DAY}&hour=10`)
    await mine.getByLabel('Calle, número y apto').fill('Cra. 8 # 24-31')
    await mine.getByRole('button', { name: 'Confirmar reserva' }).click()
    await expectPage(mine, /\/mis-reservas/)
    const { rows } = await site.pool.query<{ key: string }>('select key from reservas')
    first = Number(rows[0]?.key)
    await open(his, `/agenda/${first}`)
    await his.getByRole('button', { name: 'Aceptar' }).click()
    const stored = async () => (await site.pool.query('select status from reservas')).rows
    await expect.poll(stored).toEqual([{ status: 'confirmada' }])
    await site.setClock(on(DAY, '10:30'))
    await open(his, `/agenda/${first}`)
    await his.getByRole('button', { name: 'Llegué' }).click()
    await expect(his.getByText(/^En curso · llegaste/)).toBeVisible()
    await his.getByRole('button', { name: 'Terminé' }).click()
    const dialog = his.getByRole('dialog', { name: 'Terminé' })
    await dialog.getByLabel('Precio de cada uno, renglón 1').fill('60000')
    await dialog.getByLabel('Qué hiciste').fill('Revisé la fuga')
    await dialog.getByRole('radio', { name: 'Efectivo' }).check()
    await dialog.getByRole('button', { name: 'Terminar y enviar comprobante' }).click()
    await expect(his.getByRole('heading', { name: 'Comprobante de servicio' })).toBeVisible()
  })

  await test.step('in the evening the quote is sent and agreed', async () => {
    await site.setClock(on(DAY, '18:40'))
    await open(his, `/agenda/${first}`)
    // What is settled is folded.
    await his.getByText('Cotización', { exact: true }).first().click()
    await his.getByText('Hacer una cotización').click()
    await expect(his.getByLabel('Es para otro día')).toHaveCount(0)
    const quote = his.getByRole('region', { name: 'Cotización' })
    await quote.getByLabel('Concepto del renglón 1').fill('Mano de obra')
    await quote.getByLabel('Precio de cada uno, renglón 1').fill('157000')
    await quote.getByRole('button', { name: 'Enviar cotización' }).click()
    await expect(his.getByText('Le toca a Persona', { exact: true })).toBeVisible()
    await open(mine, `/mis-reservas/${first}`)
    await expect(mine.getByText(/^¿Llegó/)).toHaveCount(0)
    await mine.getByRole('button', { name: 'De acuerdo' }).click()
    await expect(mine.getByRole('heading', { name: /^Acordaste \$\s157\.000 con/ })).toBeVisible()
    await expect(his.getByText(/^Falta que .* escoja cuándo, hasta/)).toBeVisible()
    await expectAccessible(mine)
  })

  await test.step('the client chooses when, from the list', async () => {
    await open(mine, '/mis-reservas')
    await mine.getByRole('link', { name: /^Escoge cuándo arregla/ }).click()
    await expectPage(mine, `/mis-reservas/${first}#cotizacion`)
    await mine
      .getByRole('link', { name: /^Reservar .* a las 10:00/ })
      .first()
      .click()
    await expect(mine.getByRole('heading', { level: 1, name: 'Escoge cuándo' })).toBeVisible()
    await expect(mine.getByText(/no puede cobrar más sin otra cotización\.$/)).toBeVisible()
    await expect(mine.getByText('Cra. 8 # 24-31', { exact: true })).toBeVisible()
    await expectAccessible(mine)
    await mine.getByRole('button', { name: 'Confirmar reserva' }).click()
    await expectPage(mine, /\/mis-reservas#reserva-enviada$/)
    await expect(mine.getByText('Visita confirmada ✅. Te recordamos antes de la hora.')).toBeVisible()
    await expect(mine.getByRole('link', { name: /^Escoge cuándo arregla/ })).toHaveCount(0)
    await open(mine, `/mis-reservas/${first}`)
    await expect(mine.getByRole('heading', { name: / lo hace mañana a las 10:00$/ })).toBeVisible()
    await mine.getByRole('link', { name: 'Ver esa visita' }).click()
    await mine.getByText('Lo acordado', { exact: true }).first().click()
    await expect(mine.getByRole('link', { name: 'Con la cotización de hoy' })).toHaveAttribute(
      'href',
      `/mis-reservas/${first}#cotizacion`,
    )
  })

  await test.step('it is done for what was agreed', async () => {
    await site.setClock(on(addDays(DAY, 1), '10:05'))
    await his.getByRole('link', { name: /^Ya escogió cuándo/ }).click()
    await expectPage(his, /\/agenda\/\d+$/)
    await his.getByText('Lo que pidió', { exact: true }).first().click()
    await expect(his.getByRole('link', { name: /^Con la cotización/ })).toBeVisible()
    await open(his, new URL(his.url()).pathname)
    await his.getByRole('button', { name: 'Llegué' }).click()
    await expect(his.getByText(/^En curso · llegaste/)).toBeVisible()
    await his.getByRole('button', { name: 'Terminé' }).click()
    const dialog = his.getByRole('dialog', { name: 'Terminé' })
    await expect(dialog.getByText('Es lo acordado con la cotización.')).toBeVisible()
    await dialog.getByLabel('Qué hiciste').fill('Cambié el sifón')
    await dialog.getByRole('radio', { name: 'Nequi' }).check()
    await dialog.getByRole('button', { name: 'Terminar y enviar comprobante' }).click()
    await expect(his.getByRole('heading', { name: 'Comprobante de servicio' })).toBeVisible()
    await open(mine, `/mis-reservas/${first}`)
    await expect(mine.getByRole('heading', { name: / lo hizo hoy$/ })).toBeVisible()
  })

  await site.close()
  expect(site.problems).toEqual([])
})
