// Report → outcome → letter.
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/journey.ts'
import { lettersTo } from '#tests/support/outbox.ts'
import { publishTechnician } from '#tests/support/published-technicians.ts'

test('a client reports a profile, an administrator answers, the client gets one letter', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  const technician = await publishTechnician(site.sql)
  const client = await site.signIn('cliente', context)
  await open(page, `/tecnicos/${technician.slug}`)
  await page.getByRole('link', { name: 'Reportar este perfil' }).click()
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(page.getByRole('alert')).toHaveText('Elige qué pasó.')
  await expectAccessible(page)
  await page.getByLabel('Otra cosa').check()
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(page.getByRole('alert')).toHaveText('Cuéntanos qué pasó.')
  await page.getByLabel('Cuéntanos más').fill('Me pidió plata por adelantado.')
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await expectPage(page, new RegExp(`/tecnicos/${technician.slug}$`))
  await expect(page.getByText('Gracias. Lo revisamos y te contamos.')).toBeVisible()
  await open(page, `/reportar/perfil/${technician.slug}`)
  await expect(page.getByText(/^Ya lo reportaste el .+ Te contamos cuando lo revisemos\.$/)).toBeVisible()

  await site.signIn('admin', context)
  // The queue is oldest first: on its first page, however many others wait.
  await site.sql(`update reports set "createdAt" = '2020-01-01' where "subjectId" = $1`, [technician.uid])
  await open(page, '/admin/reportes?ver=abiertos')
  const card = page.getByRole('article').filter({ hasText: technician.nombre })
  await expect(card.getByText('Me pidió plata por adelantado.')).toBeVisible()
  await card.locator('summary', { hasText: 'Resolver' }).click()
  await card.getByRole('button', { name: 'Marcar como resuelto' }).click()
  await expect(card.getByRole('alert')).toHaveText('Escribe qué le contamos a quien reportó.')
  await expectAccessible(page)
  await card.getByLabel(/^Qué hicimos, para/).fill('Retiramos el perfil mientras lo aclara.')
  await card.getByRole('button', { name: 'Marcar como resuelto' }).click()
  await expect(page.getByText('Reporte resuelto. Le contamos a quien reportó.')).toBeVisible()
  await expect(card).toHaveCount(0)

  await expect
    .poll(async () => (await lettersTo(client.email, site.dataDir)).map(({ subject }) => subject))
    .toEqual(['Revisamos tu reporte'])
  const [letter] = await lettersTo(client.email, site.dataDir)
  expect(letter?.text).toContain('Retiramos el perfil mientras lo aclara.')
})
