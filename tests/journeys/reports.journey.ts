// Reporting, and not accepting a client: states of their screens that the accessibility journey does not reach.
import { expectRoomToType } from '#tests/support/browser/field-widths.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

test('refused reports, and clients who are not accepted, are accessible', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  const reported = await publishTechnician(site.sql)
  await test.step('a client reports', async () => {
    await site.signIn('cliente', context)
    await open(page, `/reportar/perfil/${reported.slug}`)
    const send = page.getByRole('button', { name: 'Enviar reporte' })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Elige qué pasó.')
    await expectAccessible(page)
    await expectRoomToType(page)
    await page.getByLabel('Otra cosa').check()
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Cuéntanos qué pasó.')
    await page.getByLabel('Cuéntanos más').fill('Me pidió plata por adelantado.')
    await send.click()
    await expect(page.getByText('Gracias. Lo revisamos y te contamos.')).toBeVisible()
  })
  await test.step('an administrator answers', async () => {
    await site.signIn('admin', context)
    // The queue is oldest first: on its first page, however many others wait.
    await site.sql(`update reports set "createdAt" = '2020-01-01' where "subjectId" = $1`, [reported.uid])
    await open(page, '/admin/reportes?ver=abiertos')
    const card = page.getByRole('article').filter({ hasText: reported.nombre })
    await card.locator('summary', { hasText: 'Resolver' }).click()
    await card.getByRole('button', { name: 'Marcar como resuelto' }).click()
    await expect(card.getByRole('alert')).toHaveText('Escribe qué le contamos a quien reportó.')
    await expect(card.getByLabel(/^Qué hicimos, para/)).toBeFocused()
    await expectAccessible(page)
    await expectRoomToType(page)
    await card.getByLabel(/^Qué hicimos, para/).fill('Retiramos el perfil mientras lo aclara.')
    // Something else changes meanwhile: the list is read again, the form stays as it is.
    const reloaded = page.waitForResponse(answer => answer.url().includes('/admin/reportes.data'))
    await site.sql(`update technicians set publicado = false, estado = 'en_revision' where uid = $1`, [
      reported.uid,
    ])
    await reloaded
    await expect(card.getByLabel(/^Qué hicimos, para/)).toHaveValue('Retiramos el perfil mientras lo aclara.')
    await expect(card.getByRole('alert')).toHaveCount(0)
    await card.getByRole('button', { name: 'Marcar como resuelto' }).click()
    await expect(page.getByText('Reporte resuelto. Le contamos a quien reportó.')).toBeVisible()
    await expect(card).toHaveCount(0)
  })
  await test.step('a technician does not accept a client', async () => {
    const technician = await site.signIn('tecnico', context)
    const client = await site.registerPerson({ name: 'Julián Ríos' })
    await bookTomorrow(site, { technician, client, hour: '15', status: 'solicitada' })
    await open(page, '/agenda')
    await page.getByRole('link', { name: 'Ver detalle' }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^No acepto a este cliente/ }).click()
    await expect(page.getByLabel(/15:00 · Cambio de grifería/)).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'No aceptarlo más' }).click()
    await expect(page.getByText('Listo. Ese cliente ya no puede reservarte.')).toBeVisible()
    await page.getByRole('link', { name: 'Clientes que no aceptas (1)' }).click()
    await expect(page.getByRole('button', { name: 'Permitir de nuevo a Julián Ríos' })).toBeVisible()
    await expectAccessible(page)
  })
})
