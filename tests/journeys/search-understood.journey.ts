// D43, D44: what a search understood, what it relaxed, and what may be added to it.
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { cataloguePath, newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('chips and messages of a search are accessible, and the search follows them', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const ciudad = newCity()
  await publishTechnician(site.sql, { ciudad })
  await publishTechnician(site.sql, { ciudad: 'Bogotá', barrio: 'Suba' })

  await test.step('taken away, a chip leaves the field of the header', async () => {
    await open(page, '/tecnicos?q=necesito+un+plomero+en+suba')
    const header = page.getByRole('banner').getByLabel('¿Qué necesitas arreglar?')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Quitar filtro: Suba' }).click()
    await expectPage(page, '/tecnicos?q=plomero')
    await expect(header).toHaveValue('plomero')
    await page.getByRole('link', { name: 'Quitar filtro: Plomería' }).click()
    await expectPage(page, '/tecnicos')
    await expect(header).toHaveValue('')
  })

  await test.step('from a similar trade one can go back to the word that nobody has', async () => {
    await open(page, '/tecnicos?q=qwxzqwxz+en+bosa')
    await expect(page.getByText('Nadie escribió «qwxzqwxz» en su perfil.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('list', { name: 'Oficios parecidos' }).getByRole('link').first().click()
    await expectPage(page, /esp=/)
    await page.goBack()
    await expectPage(page, /q=qwxzqwxz/)
    await page.getByRole('link', { name: 'Limpiar todos los filtros' }).click()
    await expectPage(page, '/tecnicos')
  })

  for (const [path, message] of [
    ['/tecnicos?esp=astrologia', 'No conocemos el oficio «astrologia».'],
    [`${cataloguePath(ciudad)}&q=plomeor`, 'No encontramos "plomeor"; mostramos resultados para "plomero"'],
  ] as const)
    await test.step(message, async () => {
      await open(page, path)
      await expect(page.getByText(message)).toBeVisible()
      await expectAccessible(page)
    })
})
