// D63: a visit is finished in a dialog; its receipt appears on the client's open page and prints on one sheet.
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

const LONG =
  'Suministro e instalación de acoples galvanizados con teflón y revisión completa de presión en cada punto '

test('the technician finishes a visit, and the client sees, downloads and prints the receipt', {
  tag: '@phone',
}, async ({ page, browser, site, context }) => {
  const technician = await site.signIn('tecnico', context)
  const theirs = await browser.newContext({ baseURL: site.origin })
  const client = await site.signIn('cliente', theirs)
  const { key } = await bookTomorrow(site, { technician, client, hour: '10', status: 'confirmada' })
  // It ended by the clock.
  await site.sql(
    `update reservas set status = 'completada', "scheduledAt" = "scheduledAt" - interval '3 days', date = date - 3,
       id = "technicianId" || '_' || to_char(date - 3, 'YYYYMMDD') || '_10' where key = $1`,
    [key],
  )
  const visit = await theirs.newPage()
  await open(visit, `/mis-reservas/${key}`)
  await expect(visit.getByText('no ha enviado el comprobante')).toBeVisible()

  await open(page, `/agenda/${key}`)
  await page.getByRole('button', { name: 'Terminé' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terminé' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Concepto del renglón 1').fill(LONG)
  await dialog.getByLabel('Precio de cada uno, renglón 1').fill('110000')
  for (let line = 2; line <= 12; line++) {
    await dialog.getByRole('button', { name: 'Agregar renglón' }).click()
    await dialog.getByLabel(`Concepto del renglón ${line}`, { exact: true }).fill(LONG)
    await dialog.getByLabel(`Precio de cada uno, renglón ${line}`, { exact: true }).fill('10000')
  }
  const send = dialog.getByRole('button', { name: 'Terminar y enviar comprobante' })
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Cuenta en una línea qué hiciste.')
  await expect(dialog.getByLabel('Qué hiciste')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Qué hiciste').fill('Cambié la tubería')
  await dialog.getByRole('radio', { name: 'Nequi' }).check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Comprobante de servicio' })).toBeInViewport()

  const receipt = visit.getByRole('region', { name: 'Comprobante de servicio' })
  await expect(receipt).toContainText('Pagado con Nequi')
  await expect(receipt).toContainText('220.000')
  await expectAccessible(visit)
  const download = visit.waitForEvent('download')
  await receipt.getByRole('link', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^comprobante-\d{5,}\.pdf$/)
  await receipt.getByRole('link', { name: 'Imprimir' }).click()
  await expect(visit.getByRole('heading', { level: 1, name: 'Comprobante de servicio' })).toBeVisible()
  await expectAccessible(visit)
  const wider = await visit.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  const printed = await visit.pdf({ preferCSSPageSize: true })
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await theirs.close()
})
