// What is usual on both screen sizes: its pages, the page of a trade in a city, and the booking form while it is filled in.
import { citySlug } from '#platform/domain/slug.ts'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/browser/journey.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

async function storePrices(sql: Site['sql'], ciudad: string): Promise<void> {
  await sql(
    `insert into usual_prices (especialidad, city, trouble, ciudad, low, high, "barsFrom", bars, visits, "computedAt")
     select 'Neveras', $1, trouble, $2, low, high, 50000, bars, 14, now() from (values
       ('no-enfria', 75000, 220000, array[1, 3, 2, 2, 3, 1, 1, 0, 1]), ('gas', 160000, 240000, array[2, 4, 0, 2, 6]),
       ('empaque', 120000, 160000, array[4, 10])) as row (trouble, low, high, bars)`,
    [citySlug(ciudad), ciudad],
  )
}

test('the pages of usual prices are accessible and fit, and their rows unfold', {
  tag: '@desktop',
}, async ({ page, site }) => {
  test.slow()
  const ciudad = newCity()
  await storePrices(site.sql, ciudad)
  await publishTechnician(site.sql, { ciudad, especialidades: ['Neveras'] })
  const empty = newCity()
  await publishTechnician(site.sql, { ciudad: empty, especialidades: ['Neveras'] })
  for (const path of [
    `/tecnicos/oficio/neveras/${citySlug(ciudad)}`,
    `/precios/neveras/${citySlug(ciudad)}`,
    `/precios/neveras/${citySlug(empty)}`,
    '/precios/neveras',
    '/precios',
  ]) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, path)
    const how = page.getByText('Cómo lo calculamos')
    if (await how.isVisible()) await how.click()
    const row = page.locator('summary', { hasText: 'Carga de gas' })
    if (await row.isVisible()) {
      const bars = page.getByRole('img', { name: /^Carga de gas/ })
      await expect(bars).toBeHidden()
      await row.click()
      await expect(bars).toBeVisible()
    }
    for (const viewport of SIZES)
      await test.step(`${path} ${viewport.width} pixels wide`, async () => {
        await page.setViewportSize(viewport)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      })
  }
})

test('the booking form shows what is usual for the chosen service and for what is typed', async ({
  page,
  site,
}) => {
  const ciudad = newCity()
  await storePrices(site.sql, ciudad)
  const service = (nombre: string) => ({
    ...{ nombre, codigo: '', descripcion: '', tarifa: 'por visita', precioSugerido: 70_000 },
  })
  const { uid } = await publishTechnician(site.sql, {
    ciudad,
    especialidades: ['Neveras'],
    fields: { servicios: JSON.stringify(['Recarga de gas', 'Cambio de bombillo'].map(service)) },
  })
  await site.signIn('cliente', page.context())
  const place = new URLSearchParams({ address: 'Cra. 5 # 10-20', barrio: 'Centro', ciudad })
  await open(page, `/agendar/${uid}?date=${workday()}&${place}`)
  const shown = page.getByText(`Lo normal en ${ciudad}:`).filter({ visible: true })
  await expect(shown).toHaveCount(0)
  await page.getByRole('radio', { name: 'Recarga de gas' }).check()
  await expect(shown).toContainText('$\u00a0160.000 a $\u00a0240.000')
  await page.getByRole('radio', { name: 'Cambio de bombillo' }).check()
  await expect(shown).toHaveCount(0)
  await page.getByLabel('Descripción del trabajo').fill('La nevera no enfría')
  await expect(shown).toContainText('$\u00a075.000 a $\u00a0220.000')
  await expectAccessible(page)
})
