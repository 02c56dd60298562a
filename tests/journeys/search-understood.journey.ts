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

test('on a phone the first result of a search is on the first screen, under one row of chips', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { nombre } = await publishTechnician(site.sql, { ciudad: 'Bogotá', barrio: 'Suba' })
  await open(page, '/tecnicos?q=necesito+un+plomero+en+suba')
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  expect(await card.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(430)
  await expect(page.getByRole('navigation', { name: 'Oficios' })).toBeHidden()
  await expectAccessible(page)

  await test.step('the chip of the trade opens the trades, and another one takes its place', async () => {
    await page.getByRole('button', { name: 'Oficio: Plomería' }).click()
    const electricity = page.locator('#oficios').getByRole('link', { name: 'Electricidad' })
    await expect(electricity).toBeVisible()
    await expectAccessible(page)
    await electricity.click()
    await expectPage(page, '/tecnicos?q=suba&esp=electricidad')
    await expect(electricity).toBeHidden()
  })

  await test.step('the sheet knows the day of the text, and a place takes that of the text', async () => {
    await open(page, '/tecnicos?q=plomero+mañana+en+cali')
    await expect(page.getByRole('link', { name: 'Quitar filtro: Libre mañana' })).toBeVisible()
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await expect(page.getByRole('button', { name: 'Mañana', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('button', { name: 'Mañana', exact: true }).click()
    const where = page.getByPlaceholder('Ciudad o barrio')
    await where.fill('suba')
    await expect(page.getByRole('option', { name: /^Suba, Bogotá/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('option', { name: /^Suba, Bogotá/ }).click()
    await expect(where).toHaveValue('Suba, Bogotá')
    await page.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expectPage(
      page,
      `/tecnicos?${new URLSearchParams({ q: 'plomero', ciudad: 'Bogotá', lugar: 'Suba' })}`,
    )
    await expect(page.getByRole('heading', { level: 3, name: nombre })).toBeVisible()
  })
})
