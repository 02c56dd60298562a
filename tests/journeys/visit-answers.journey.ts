// D59: a client tells that a visit cannot be received; both pages follow it.
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

test('who cannot receive a visit says so in a dialog, and the technician cancels with one tap', {
  tag: '@phone',
}, async ({ page, browser, site, context }) => {
  const technician = await site.signIn('tecnico', context)
  const theirs = await browser.newContext({ baseURL: site.origin })
  const client = await site.signIn('cliente', theirs)
  const { key } = await bookTomorrow(site, { technician, client, hour: '10', status: 'confirmada' })
  const visit = await theirs.newPage()
  await open(page, '/agenda')
  await open(visit, `/mis-reservas/${key}`)
  const link = visit.getByRole('link', { name: 'No puedo recibirla' })
  await link.click()
  const dialog = visit.getByRole('dialog', { name: '¿No puedes recibirla?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(visit)
  await visit.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await link.press('Enter')
  await dialog.getByRole('radio', { name: 'Necesito otro día' }).check()
  await expect(dialog.getByText('Apenas la cancele te mostramos sus horas libres.')).toBeVisible()
  await dialog.getByLabel('Cuéntale más').fill('Viajo esa mañana')
  await dialog.getByRole('button', { name: /^Avisar a / }).click()
  await expect(visit.getByRole('heading', { name: /^Le avisaste a .* que no puedes$/ })).toBeInViewport()
  await expect(visit.getByText('Confirmada', { exact: true }).first()).toBeVisible()

  const statement = page.getByRole('list', { name: 'No pueden recibirte' })
  await expect(statement).toContainText('No puede recibirte: necesita otro día')
  await expect(statement).toContainText('«Viajo esa mañana»')
  await expectAccessible(page)
  await statement.getByRole('button', { name: /^Cancelar/ }).click()
  await expect(statement.getByText('Cancelada', { exact: true })).toBeVisible()
  await expect(visit.getByRole('link', { name: /^Ver las horas libres de / })).toBeVisible()
  await theirs.close()
})
