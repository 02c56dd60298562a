// What every screen has: skip link, icons, footer; and the page 404.
import { expect, expectPage, isHydrated, open, test } from '#tests/support/browser/journey.ts'

test('a page logs that it has loaded, draws its icons, and its first Tab stop skips to the content', {
  tag: '@desktop',
}, async ({ page }) => {
  const message = page.waitForEvent('console', each => each.text() === 'App cargada')
  await page.goto('/tecnicos')
  await message
  await isHydrated(page)

  await test.step('the first Tab stop', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  // Icons come from one SVG file: a wrong policy or URL would leave them empty.
  await test.step('icons in the colour of their text', async () => {
    const icon = page.getByRole('search').locator('svg').first()
    await expect
      .poll(() => icon.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(10)
    expect(await icon.evaluate(svg => getComputedStyle(svg).stroke)).toBe(
      await icon.evaluate(svg => getComputedStyle(svg).color),
    )
  })
})

test('the language picker and the newsletter send nothing, and an unknown page leads back', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/no-autorizado')
  const before = await page.getByRole('main').textContent()
  const requests: string[] = []
  const remember = (request: { url(): string }) => void requests.push(request.url())
  page.on('request', remember)

  await test.step('the language picker changes its label and nothing else', async () => {
    const picker = page.getByLabel('Idioma')
    await expect(picker).toHaveValue('ES')
    await picker.selectOption('EN')
    await expect(picker).toHaveValue('EN')
    expect(await page.getByRole('main').textContent()).toBe(before)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO')
    expect(requests).toEqual([])
  })

  await test.step('the newsletter form', async () => {
    await page.getByLabel('Promociones de la semana').fill('ana@correo.co')
    await page.getByRole('button', { name: 'Suscribirme' }).click()
    await expect(page.getByLabel('Promociones de la semana')).toHaveValue('ana@correo.co')
    await expectPage(page, '/no-autorizado')
    expect(requests).toEqual([])
  })

  await test.step('back from an unknown page', async () => {
    page.off('request', remember)
    await open(page, '/no-existe/de-verdad')
    await page.getByRole('link', { name: 'Volver' }).click()
    await expectPage(page, '/no-autorizado')
  })
})
