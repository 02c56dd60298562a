// Sections 2 and 7: reviews and structured data of the home page.
import { expect, open, test } from '#tests/support/journey.ts'
import { publishTechnician } from '#tests/support/published-technicians.ts'

test('only the latest approved reviews are shown', { tag: '@desktop' }, async ({ page, site }) => {
  const technician = await publishTechnician(site.sql)
  const { email } = await site.registerPerson()
  for (const [hour, comentario, aprobada] of [
    ['08', 'Llegó a la hora y dejó todo limpio.', true],
    ['09', 'Esto nadie lo ha revisado.', false],
  ] as const)
    await site.sql(
      `with booking as (
         insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date,
           start, "end", "scheduledAt", status)
         select $1 || '_20260105_' || $2, $1, 'Rosalba', uid, name, email, '2026-01-05', $2 || ':00',
           lpad(($2::int + 1)::text, 2, '0') || ':00', ('2026-01-05 ' || $2 || ':00')::timestamp at time zone 'America/Bogota',
           'completada'
         from users where email = $3 returning key, "clientId")
       insert into reviews_public ("reservaKey", "technicianId", "clientId", "clienteNombre", rating, comentario, aprobada,
         "createdAt")
       select key, $1, "clientId", 'Ana Restrepo', 4, $4, $5, now() + interval '1 day' from booking`,
      [technician.uid, hour, email, comentario, aprobada],
    )
  await open(page, '/')
  const reviews = page.getByRole('list', { name: 'Reseñas de clientes' })
  const review = reviews.getByRole('listitem').filter({ hasText: 'Llegó a la hora y dejó todo limpio.' })
  await expect(review.first()).toContainText('4.0')
  await expect(review.first()).toContainText('Ana Restrepo')
  await expect(reviews).not.toContainText('Esto nadie lo ha revisado.')
})

test('the page has structured data for search engines', { tag: '@desktop' }, async ({ page, site }) => {
  await page.goto('/?q=luz')
  await expect(page).toHaveTitle(/Técnicos verificados para tu hogar.* · TecniYa$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/`)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data['@graph'].map((each: { '@type': string }) => each['@type'])).toEqual([
    'Organization',
    'WebSite',
  ])
  expect(data['@graph'][1].potentialAction.target.urlTemplate).toBe(
    `${site.origin}/tecnicos?q={search_term_string}`,
  )
})
