// Photos of the problem: uploaded while the booking form is filled in.

import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { photoFile } from '#tests/support/browser/photo-page.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'

const UPLOAD_ROUTE = '**/agendar/fotos'
const GIF = { name: 'foto.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }

test('photos are uploaded while the form is filled in, and sent with it', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const technician = await publishTechnician(site.sql)
  await site.signIn('cliente', page.context())
  await open(page, `/agendar/${technician.uid}?date=${workday()}&hour=15`)
  const add = page.getByLabel('Agregar fotos del daño')
  const release = Promise.withResolvers<void>()
  let uploads = 0
  await page.route(UPLOAD_ROUTE, async route => {
    if (++uploads === 2) await release.promise
    await route.continue()
  })

  await add.setInputFiles(await photoFile({ width: 3_000, height: 2_000 }))
  await expect(page.getByText('1 foto', { exact: true }).first()).toBeVisible()
  await add.setInputFiles([await photoFile(), GIF])
  await expect(page.getByText('1 lista, 1 subiendo').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Formato no permitido. Usa JPG, PNG o WEBP.')
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Tu foto todavía está subiendo. Espera unos segundos y envía de nuevo.',
  )
  await expectAccessible(page)
  release.resolve()
  await expect(page.getByText('2 fotos').first()).toBeVisible()
  await expect(page.getByText('todavía está subiendo')).toBeHidden()
  await page.getByRole('button', { name: 'Quitar foto 2 del daño' }).click()
  await expect(add).toBeFocused()
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expectPage(page, BOOKING_SENT_PATH)

  const photos = await site.sql(
    `select from reserva_fotos join reservas on key = "reservaKey" where "technicianId" = $1`,
    [technician.uid],
  )
  expect(photos).toHaveLength(1)
})
