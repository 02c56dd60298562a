// The photo of the editor without JavaScript: a file input and a button.
import { PHOTO_MAX_BYTES } from '#domain/technicians/photo.ts'
import { expect, test } from '#tests/support/journey.ts'
import { photoFile, photoInput, SAVED, signInTechnicianWithoutPhoto } from '#tests/support/photo-page.ts'
import { followedBy, picture } from '#tests/support/pictures.ts'

test.use({ javaScriptEnabled: false })

test('a file input and a button upload it, with the same messages', { tag: '@desktop' }, async ({
  page,
  site,
  context,
  browser,
}) => {
  const { slug, nombre } = await signInTechnicianWithoutPhoto(site, context)
  await page.goto('/mi-perfil')
  const send = page.getByRole('button', { name: 'Guardar foto' })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Elige una foto.')
  await photoInput(page).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html></html>'),
  })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Formato no permitido. Usa JPG, PNG o WEBP.')
  await photoInput(page).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: followedBy(await picture(), { upTo: PHOTO_MAX_BYTES + 1 }),
  })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('La imagen supera el tamaño máximo (5MB).')
  await photoInput(page).setInputFiles(await photoFile())
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible()
  await page.getByRole('link', { name: 'Volver a tu perfil' }).click()
  await expect(page).toHaveURL(/\/mi-perfil$/)

  const guest = await browser.newPage({ baseURL: site.origin })
  await guest.goto(`/tecnicos/${slug}`)
  await expect(guest.getByRole('img', { name: `Foto de ${nombre}` })).toBeVisible()
  await guest.close()
})
