// Section 2, Mis reservas, D15: what only a browser shows of the client's list.
import { visitId } from '#bookings/domain/booking-paths.ts'
import { expect, expectAccessible, open, type Site, test } from '#tests/support/browser/journey.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

/** Moves a visit of tomorrow so many days back, completed. */
function complete(site: Site, key: number, days: number) {
  return site.sql(
    `update reservas set status = 'completada', date = date - $2::int, "scheduledAt" = "scheduledAt" - $2::int * interval '1 day',
       id = "technicianId" || to_char(date - $2::int, '_YYYYMMDD_') || left(start, 2) where key = $1`,
    [key, days],
  )
}

test('a rating stays with its visit: thanks take its place and the focus, and no other slides after it', {
  tag: '@phone',
}, async ({ page, site }) => {
  const client = await site.signIn('cliente', page.context())
  const keys: number[] = []
  for (const name of ['Luz Marina', 'Carlos Andrés']) {
    const technician = await site.registerPerson({ name, role: 'tecnico' })
    const { key } = await bookTomorrow(site, { technician, client, hour: '09', status: 'confirmada' })
    keys.push(key)
  }
  const [older = 0, newer = 0] = keys
  await complete(site, older, 9)
  await complete(site, newer, 3)

  await open(page, '/mis-reservas')
  const asked = page.getByRole('region', { name: 'Califica tu última visita' })
  await expect(asked).toContainText('Carlos')
  await expect(asked.getByRole('button', { name: 'Calificar' })).toBeHidden()
  await asked.getByLabel('4 estrellas').check()
  await expect(asked.getByText('4 de 5')).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Calificar' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Calificar' }).click()
  const thanks = page.getByText('Gracias por calificar. Publicaremos tu reseña cuando la revisemos.')
  await expect(thanks).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Gracias por calificar.')
  await expect(page.getByLabel('4 estrellas').filter({ visible: true })).toHaveCount(0)

  // A live update brings no other visit into its place.
  await site.sql(`update reservas set address = 'Cra. 9 # 9-9' where key = $1`, [older])
  await expect(page.locator(`#${visitId(older)}`)).toContainText('Cra. 9 # 9-9')
  await expect(thanks).toBeVisible()
  await expect(page.getByText('4 de 5').filter({ visible: true })).toHaveCount(0)

  await page.reload()
  const next = page.getByRole('region', { name: 'Califica esta visita' })
  await expect(next).toContainText('Luz')
  await expect(next.getByRole('radio', { checked: true })).toHaveCount(0)
})
