// D43, D44: what a search understood, what it relaxed, and what may be added to it.
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/journey.ts'
import { cataloguePath, newCity, publishTechnician } from '#tests/support/published-technicians.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EVERY_DAY = Object.fromEntries(
  ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, [{ inicio: '08:00', fin: '20:00' }]]),
)

test('what was understood is shown as chips, and each can be taken away', async ({ page, site }) => {
  const person = await publishTechnician(site.sql, {
    ciudad: 'Bogotá',
    barrio: 'Suba',
    ratingPromedio: 5,
    resenasCount: 900,
  })
  await open(page, '/tecnicos?q=necesito+un+plomero+en+suba')
  await expect(page.getByRole('heading', { level: 3, name: person.nombre })).toBeVisible()
  const trades = page.getByRole('navigation', { name: 'Oficios' })
  await expect(trades.getByRole('link', { name: 'Plomería' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  const header = page.getByRole('banner').getByLabel('¿Qué necesitas arreglar?')
  await page.getByRole('link', { name: 'Quitar filtro: Suba' }).click()
  await expectPage(page, '/tecnicos?q=plomero')
  await expect(header).toHaveValue('plomero')
  await page.getByRole('link', { name: 'Quitar filtro: Plomería' }).click()
  await expectPage(page, '/tecnicos')
  await expect(header).toHaveValue('')
})

test('a word that nobody has is named, and the nearest trades are offered', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/tecnicos?q=qwxzqwxz+en+bosa')
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Filtros Inteligentes' })).toContainText('Sin resultados')
  await expect(page.getByRole('heading', { name: 'No encontramos técnicos' })).toBeVisible()
  await expect(page.getByText('Nadie escribió «qwxzqwxz» en su perfil.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quitar filtro: qwxzqwxz (sin aplicar)' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('list', { name: 'Oficios parecidos' }).getByRole('link').first().click()
  await expectPage(page, /esp=/)
  await page.goBack()
  await expectPage(page, /q=qwxzqwxz/)
  await page.getByRole('link', { name: 'Limpiar todos los filtros' }).click()
  await expectPage(page, '/tecnicos')
})

test('an unknown trade is named, nobody is listed and other trades are offered', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/tecnicos?esp=astrologia')
  await expect(page.getByText('No conocemos el oficio «astrologia».')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Oficios parecidos' }).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Quitar filtro: astrologia (sin aplicar)' }).click()
  await expectPage(page, '/tecnicos')
})

test('a day without an hour keeps who has a free hour on it', { tag: '@desktop' }, async ({ page, site }) => {
  const city = newCity()
  const free = await publishTechnician(site.sql, { ciudad: city, fields: { horarios: EVERY_DAY } })
  await publishTechnician(site.sql, { ciudad: city, fields: { horarios: {} } })
  await open(page, cataloguePath(city))
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Libre mañana', exact: true }).click()
  await expectPage(page, /fecha=\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([free.nombre])
  await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('')
  await page.getByRole('link', { name: 'Quitar filtro: Libre mañana' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a client is offered the city of the account', { tag: '@desktop' }, async ({
    page,
    context,
    site,
  }) => {
    const client = await site.signIn('cliente', context)
    await publishTechnician(site.sql, { ciudad: client.ciudad })
    await page.goto('/tecnicos?q=plomero')
    await page.getByRole('link', { name: `En ${client.ciudad}` }).click()
    await expect(page).toHaveURL(`/tecnicos?q=plomero&ciudad=${client.ciudad}`)
    await page.getByRole('link', { name: 'Quitar filtro: Plomería' }).click()
    await expect(page).toHaveURL(`/tecnicos?ciudad=${client.ciudad}`)
  })
})
