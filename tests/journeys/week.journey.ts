// A receipt that was not paid is reminded of, the client says to have paid, and the technician notes how.
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

test('an unpaid receipt is reminded of and noted as paid, for both', { tag: '@phone' }, async ({
  page,
  browser,
  site,
  context,
}) => {
  const technician = await site.signIn('tecnico', context)
  const theirs = await browser.newContext({ baseURL: site.origin })
  const client = await site.signIn('cliente', theirs)
  const { key } = await bookTomorrow(site, { technician, client, hour: '10', status: 'confirmada' })
  await open(page, '/agenda/semana')
  await expect(page.getByRole('heading', { name: 'Aquí verás lo que ganas' })).toBeVisible()
  await expectAccessible(page)

  await site.sql(
    `update reservas set status = 'completada', "scheduledAt" = "scheduledAt" - interval '3 days', date = date - 3,
       id = "technicianId" || '_' || to_char(date - 3, 'YYYYMMDD') || '_10' where key = $1`,
    [key],
  )
  await site.sql(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, now(), '[{"concepto": "Destape", "cantidad": 1, "precio": 120000}]', 120000, 'Destapé', 'aun_no', current_date + 30)`,
    [key],
  )
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ganaste' })).toContainText('120.000')
  const debts = page.getByRole('region', { name: 'Te deben' })
  await expectAccessible(page)
  await debts.getByRole('button', { name: 'Recordar el pago' }).click()
  await expect(debts).toContainText('Se lo recordaste hoy')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  const remind = debts.getByRole('button', { name: 'Recordar el pago' })
  await expect(remind).toBeVisible()
  await remind.click()
  await expect(debts).toContainText('Otra vez')

  const visit = await theirs.newPage()
  await open(visit, `/mis-reservas/${key}`)
  const receipt = visit.getByRole('region', { name: 'Comprobante de servicio' })
  await receipt.getByRole('button', { name: 'Ya pagué' }).click()
  await expect(receipt.getByRole('status')).toContainText('que ya pagaste')

  await expect(debts).toContainText('dice que ya pagó')
  await debts.getByText('Sí, me pagó').click()
  await expectAccessible(page)
  await debts.getByRole('button', { name: 'Nequi' }).click()
  await expect(debts).toBeHidden()
  await expect(receipt).toContainText('Pagado con Nequi')
  await theirs.close()
})
