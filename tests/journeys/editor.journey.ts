// Sections 2, 4 and 5: a technician fills in, publishes and hides the own profile.
import type { Locator, Page } from '@playwright/test'
import { editorButton, editorSection, givePhoto, unfold } from '#tests/support/browser/editor-page.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { LONG_BIO } from '#tests/support/people/profile-drafts.ts'

const PUBLISHED = '¡Tu perfil ya está publicado en el catálogo!'
const HIDDEN = 'Tu perfil se ha ocultado del catálogo.'

const INCOMPLETE =
  'Te faltan campos para publicar: foto, bio (≥120), 1 especialidad, 1 servicio con precio, ciudad y al menos 1 zona.'

const steps = (page: Page, text: string) => expect(page.getByRole('heading', { name: text })).toBeVisible()

test('an empty profile is filled in, published and hidden', { tag: '@phone' }, async ({ page, site }) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await steps(page, 'Te faltan 5 pasos')
  // The checklist alone says what is missing, until publishing was refused.
  const hint = page.getByText('Escoge al menos una zona.')
  await expect(hint).toHaveCount(0)
  await editorButton(page, 'Publicar').click()
  await expect(page.getByRole('alert')).toHaveText(INCOMPLETE)
  await expect(hint).toBeVisible()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expectAccessible(page)

  const bio = page.getByLabel('Bio', { exact: true })
  await page.getByRole('link', { name: /Completar ?: Bio/ }).click()
  await expect(bio).toBeFocused()
  await bio.fill(LONG_BIO)
  await steps(page, 'Te faltan 4 pasos')
  await page.getByLabel('Busca tu oficio').fill('plomero')
  await page.getByRole('checkbox', { name: 'Plomería' }).check()
  await steps(page, 'Te faltan 3 pasos')
  await page.getByLabel('Servicio', { exact: true }).fill('Destape de cañería')
  await steps(page, 'Te faltan 3 pasos')
  await page.getByLabel('Precio', { exact: true }).fill('60000')
  await steps(page, 'Te faltan 2 pasos')
  await page.getByRole('checkbox', { name: 'Centro' }).check()
  await steps(page, 'Te falta 1 paso')
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('60.000')
  await unfold(page, 'Certificaciones')
  await page.getByLabel('Nueva certificación').fill('Plomería hidrosanitaria, SENA')
  await page.getByLabel('Nueva certificación').press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar Plomería hidrosanitaria, SENA' })).toBeVisible()
  // A text that was not added to its list, and a row without a name.
  await unfold(page, 'Más')
  await page.getByLabel('Nueva etiqueta').fill('urgencias')
  await editorButton(page, 'Agregar servicio').click()
  await expect(page.getByLabel('Servicio', { exact: true }).last()).toBeFocused()
  await expect(editorButton(page, 'Quitar servicio 2')).toBeVisible()
  await editorButton(page, 'Guardar').click()
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  // What is complete folds, and says what it holds; what is missing and the optional rows stay open.
  await expect(bio).toBeHidden()
  await expect(editorSection(page, 'Zonas de cobertura')).toContainText('Centro')
  await expect(editorSection(page, 'Zonas de cobertura')).not.toHaveAttribute('open')
  await expect(editorSection(page, 'Foto')).toHaveAttribute('open')
  // Nothing lies over a button.
  await expect(editorButton(page, 'Guardar')).toBeFocused()
  await editorButton(page, 'Publicar').click({ trial: true })
  await expect(page.locator('.toaster > *')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Quitar urgencias' })).toBeVisible()
  await expect(page.getByLabel('Nueva etiqueta')).toHaveValue('')
  await unfold(page, 'Servicios y precios')
  await expect(editorButton(page, 'Quitar servicio 1')).toBeVisible()
  await expect(editorButton(page, 'Quitar servicio 2')).toHaveCount(0)

  await givePhoto(site, email)
  await open(page, '/mi-perfil')
  await steps(page, 'Todo listo')
  await expect(bio).toHaveValue(LONG_BIO)
  await editorButton(page, 'Publicar').click()
  await expect(page.getByText(PUBLISHED)).toBeVisible()
  await expect(editorButton(page, 'Ocultar')).toBeVisible()
  await expectAccessible(page)

  await editorButton(page, 'Ocultar').click()
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await expect(editorButton(page, 'Publicar')).toBeVisible()
})

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('it cannot be reached by the keyboard')
}

async function openByKeyboard(page: Page, title: string) {
  await tabTo(page, editorSection(page, title).locator('summary').first())
  await page.keyboard.press('Enter')
}

test('a profile is filled in and published by keyboard alone', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await tabTo(page, page.getByLabel('Bio', { exact: true }))
  // Each key draws the preview again.
  await page.keyboard.insertText(LONG_BIO)
  await tabTo(page, page.getByLabel('Busca tu oficio'))
  await page.keyboard.type('plomero')
  await tabTo(page, page.getByRole('checkbox', { name: 'Plomería' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Servicio', { exact: true }))
  await page.keyboard.type('Fuga oculta')
  await page.keyboard.press('Tab')
  await page.keyboard.type('110000')
  await tabTo(page, editorButton(page, 'Agregar servicio'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Destape')
  // The second service is moved up, and its button keeps the focus.
  await tabTo(page, editorButton(page, 'Subir servicio 2'))
  await page.keyboard.press('Enter')
  await expect(editorButton(page, 'Bajar servicio 1')).toBeFocused()
  await expect(page.getByLabel('Servicio', { exact: true }).first()).toHaveValue('Destape')
  await tabTo(page, editorButton(page, 'Agregar servicio'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Servicio', { exact: true }).last()).toBeFocused()
  await tabTo(page, editorButton(page, 'Quitar servicio 3'))
  await page.keyboard.press('Enter')
  await expect(editorButton(page, 'Quitar servicio 2')).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'Norte' }))
  await page.keyboard.press('Space')
  await openByKeyboard(page, 'Certificaciones')
  await tabTo(page, page.getByLabel('Nueva certificación'))
  await page.keyboard.type('RETIE')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nueva certificación')).toBeFocused()
  await expect(page.getByLabel('Nueva certificación')).toHaveValue('')
  await openByKeyboard(page, 'Más')
  await tabTo(page, page.getByLabel('Texto de disponibilidad'))
  await page.keyboard.type('Lunes a sábado')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByLabel('Texto de disponibilidad')).toBeFocused()

  await givePhoto(site, email)
  await open(page, '/mi-perfil')
  await tabTo(page, editorButton(page, 'Publicar'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(PUBLISHED)).toBeVisible()
})

test('a folded row with a mistake opens, a card is not folded while somebody writes in it', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { email } = await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await unfold(page, 'Tarifa base')
  const price = page.getByLabel('Tarifa base', { exact: true })
  await price.fill('barato')
  await editorSection(page, 'Tarifa base').locator('summary').click()
  await expect(price).toBeHidden()
  await editorButton(page, 'Guardar').click()
  await expect(price).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Escribe un precio en pesos, de 0 en adelante.')
  await price.fill('45000')
  await editorSection(page, 'Tarifa base').locator('summary').click()
  await expect(editorSection(page, 'Tarifa base')).toContainText('COP 45.000')

  // Enter saves with the focus in the card, which is complete by then.
  await page.getByLabel('Bio', { exact: true }).fill(LONG_BIO)
  const city = page.getByLabel('Ciudad', { exact: true })
  await city.fill('Palmira')
  await city.press('Enter')
  await expect(page.getByText('Cambios guardados.')).toBeVisible()
  await expect(city).toBeFocused()
  await city.fill('Cali')
  // It folds above what is looked at, which stays in its place.
  const row = editorSection(page, 'Trabajos hechos')
  await row.evaluate(element => element.scrollIntoView())
  const top = (await row.boundingBox())?.y
  await editorButton(page, 'Guardar').click()
  await expect(city).toBeHidden()
  expect((await row.boundingBox())?.y).toBeCloseTo(top ?? 0, 0)
  const stored = () =>
    site.sql('select ciudad from technicians where uid = (select uid from users where email = $1)', [email])
  await expect.poll(stored).toEqual([{ ciudad: 'Cali' }])
})

test('the preview shows what is typed, over the editor', { tag: '@phone' }, async ({ page, site }) => {
  await site.signIn('tecnico', page.context())
  await open(page, '/mi-perfil')
  await page.getByLabel('Bio', { exact: true }).fill(LONG_BIO)
  const preview = page.getByRole('link', { name: 'Vista previa' })
  await preview.click()
  const dialog = page.getByRole('dialog', { name: 'Así verán tu perfil' })
  await expect(dialog.getByText(LONG_BIO)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(preview).toBeFocused()
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(LONG_BIO)
})
