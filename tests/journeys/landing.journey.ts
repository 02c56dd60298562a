// A page by trade and city on both screen sizes.
import { citySlug } from '#platform/domain/slug.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { storeReview } from '#tests/support/people/stored-reviews.ts'

// Cards fade in: with reduced motion their contrast can be checked at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a page by trade and city fits wide and narrow screens, and its questions open', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const ciudad = newCity()
  const best = { ciudad, ratingPromedio: 5, resenasCount: 1, fields: { verificado: true } }
  const { uid } = await publishTechnician(site.sql, best)
  await publishTechnician(site.sql, { ciudad, barrio: 'Los Zorrillos', tarifaBase: 80_000 })
  await storeReview(site.sql, uid, { comentario: 'Encontró la fuga en media hora.', daysAgo: 1 })
  await open(page, `/tecnicos/oficio/plomeria/${citySlug(ciudad)}`)
  await expect(page.getByText('Reservar no cuesta nada')).toBeHidden()
  await page.getByText('¿Tengo que pagar al reservar?').click()
  await expect(page.getByText('Reservar no cuesta nada')).toBeVisible()
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])
    await test.step(`${viewport.width} pixels wide`, async () => {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
})
