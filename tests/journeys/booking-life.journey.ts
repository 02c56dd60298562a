// Sections 2 and 4, D14, D15: the life of a booking, from the form to the published review. The test moves the program's
// clock.
import type { Browser, Page } from '@playwright/test'
import { addDays, bogotaDate, instantAt } from '#domain/bogota-time.ts'
import { type ClockedSite, openClockedSite } from '#tests/support/clocked-site.ts'
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/signed-in.ts'

const NOTE = 'Gotea el lavaplatos por debajo y ya se mojó el mueble.'
const COMMENT = 'Llegó a la hora, encontró la fuga y dejó todo limpio.'
const SOON = 'La reserva inicia pronto (≤ 2h). ¿Seguro que quieres cancelarla?'
const TOMORROW = addDays(bogotaDate(new Date()), 1)
const at = (time: string) => instantAt(TOMORROW, time) as Date

async function withSite(
  browser: Browser,
  page: Page,
  act: (
    site: ClockedSite,
    client: SignedInPerson,
    technician: SignedInPerson,
    other: SignedInPerson,
  ) => Promise<void>,
): Promise<void> {
  const site = await openClockedSite(browser, page)
  try {
    const [client] = await signedInPeople(site.pool, 1)
    const [technician, other] = await signedInTechnicians(site.pool, 2)
    await site.pool.query(`update users set telefono = '300 123 4567' where uid = $1`, [client?.uid])
    if (client && technician && other) await act(site, client, technician, other)
  } finally {
    await site.close()
  }
  expect(site.problems).toEqual([])
}

/** Sends the booking form with this hour of tomorrow. */
async function request(page: Page, { uid }: SignedInPerson, start: string): Promise<void> {
  await open(page, `/agendar/${uid}?date=${TOMORROW}`)
  await page.getByRole('button', { name: `${start} Libre` }).click()
  await page.getByLabel('Descripción del trabajo').fill(NOTE)
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(page).toHaveURL('/mis-reservas')
}

/** D15: an administrator approves the review. */
async function approve(site: ClockedSite, options: { javaScriptEnabled?: boolean } = {}): Promise<void> {
  const [admin] = await signedInPeople(site.pool, 1, 'admin')
  const reviews = await (await site.newContext(admin ?? null, options)).newPage()
  await (options.javaScriptEnabled === false
    ? reviews.goto('/admin/resenas')
    : open(reviews, '/admin/resenas'))
  const review = reviews.getByRole('listitem').filter({ hasText: COMMENT })
  await review.getByRole('button', { name: 'Aprobar' }).click()
  await expect(reviews.getByText('Reseña aprobada. Ya se puede leer.')).toBeVisible()
}

test('a booking is requested, accepted, completed, reviewed and its review published', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await withSite(browser, page, async (site, client, technician, silent) => {
    const booking = await (await site.newContext(client)).newPage()
    const agenda = await (await site.newContext(technician)).newPage()
    const guest = await (await site.newContext(null)).newPage()

    await open(agenda, '/agenda')
    await request(booking, silent, '14:00')
    await request(booking, technician, '15:00')
    await expect(booking.getByText('Solicitada', { exact: true })).toHaveCount(2)
    await expect(booking.getByText(/^Tiene hasta el .* a las 14:00 para responder\.$/)).toBeVisible()

    await expect(agenda.getByText(NOTE)).toBeVisible()
    await agenda.getByRole('button', { name: 'Aceptar' }).click()
    await expect(agenda.getByText('Confirmada', { exact: true })).toBeVisible()
    await expect(booking.getByText('Confirmada', { exact: true })).toBeVisible()
    await expect(booking.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+573005550101')

    // The other technician did not answer: somebody else can go, but not at 15:00.
    await site.setClock(at('14:00'))
    const rescue = booking.getByRole('region', { name: 'Persona no alcanzó a responder' })
    await expect(rescue.getByRole('link', { name: 'Reservar con Persona' })).toHaveAttribute(
      'href',
      new RegExp(`^/agendar/${technician.uid}\\?de=\\d+&date=${TOMORROW}&hour=16$`),
    )
    await expectAccessible(booking)
    await rescue.getByRole('button', { name: 'Ya no lo necesito' }).click()
    await expect(booking.getByText('Listo. Esa visita queda en tu historial.')).toBeVisible()
    await expect(rescue).toBeHidden()

    await open(agenda, '/agenda')
    await agenda.getByRole('button', { name: 'Cancelar' }).click()
    const question = agenda.getByRole('dialog', { name: SOON })
    await expect(question).toBeVisible()
    await expectAccessible(agenda)
    await question.getByRole('button', { name: 'Volver' }).click()
    await expect(question).toBeHidden()

    await site.setClock(at('15:10'))
    await open(booking, '/mis-reservas')
    const current = booking.getByRole('region', { name: 'En curso, hasta las 16:00' })
    await expect(current.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await open(agenda, '/agenda')
    await expect(agenda.getByText('En curso, hasta las 16:00')).toBeVisible()
    await expect(agenda.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+573001234567')
    await expect(agenda.getByRole('link', { name: 'Llegué' })).toHaveAttribute('href', /wa\.me\/573001234567/)
    await expectAccessible(agenda)

    await site.setClock(at('16:00'))
    await expect(booking.getByText('Completada', { exact: true })).toBeVisible()
    await expect(current).toBeHidden()
    await expect(booking.getByRole('heading', { name: 'Califica tu última visita' })).toBeVisible()
    await expect(agenda.getByText('En curso')).toBeHidden()
    await agenda.getByText('Historial de Servicios').click()
    await expect(agenda.getByText('Completada', { exact: true })).toBeVisible()
    await expect(agenda.getByRole('button', { name: 'Cancelar' })).toBeHidden()
    await booking.getByLabel('5 estrellas').check()
    await booking.getByLabel('Cuéntalo en pocas palabras').fill(COMMENT)
    await booking.getByRole('button', { name: 'Calificar' }).click()
    await expect(booking.getByText('En revisión')).toBeVisible()

    await open(guest, `/tecnicos/${technician.uid}`)
    await expect(guest.getByText(COMMENT)).toBeHidden()
    await approve(site)
    await expect(async () => {
      await guest.reload()
      await expect(guest.getByText(COMMENT)).toBeVisible({ timeout: 500 })
    }).toPass()
    await booking.reload()
    await expect(booking.getByText('Publicada')).toBeVisible()
  })
})

test('the same without JavaScript', { tag: '@desktop' }, async ({ page, browser }) => {
  await withSite(browser, page, async (site, client, technician) => {
    const plain = { javaScriptEnabled: false }
    const booking = await (await site.newContext(client, plain)).newPage()
    const agenda = await (await site.newContext(technician, plain)).newPage()
    const guest = await (await site.newContext(null, plain)).newPage()

    await booking.goto(`/agendar/${technician.uid}?date=${TOMORROW}`)
    await booking.getByLabel('Hora', { exact: true }).selectOption('15')
    await booking.getByLabel('Descripción del trabajo').fill(NOTE)
    await booking.getByRole('button', { name: 'Confirmar reserva' }).click()
    await expect(booking.getByText('Solicitada', { exact: true })).toBeVisible()
    await agenda.goto('/agenda')
    await agenda.getByRole('button', { name: 'Aceptar' }).click()
    await expect(agenda.getByText('Confirmada', { exact: true })).toBeVisible()
    await booking.reload()
    await expect(booking.getByText('Confirmada', { exact: true })).toBeVisible()

    await site.setClock(at('14:00'))
    await agenda.getByRole('button', { name: 'Cancelar' }).click()
    await expect(agenda.getByRole('heading', { name: SOON })).toBeVisible()
    await agenda.getByRole('link', { name: 'Volver' }).click()
    await site.setClock(at('16:00'))
    await expect(async () => {
      await booking.reload()
      await expect(booking.getByText('Completada', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    await booking.getByLabel('5 estrellas').check()
    await booking.getByLabel('Cuéntalo en pocas palabras').fill(COMMENT)
    await booking.getByRole('button', { name: 'Calificar' }).click()
    await expect(booking.getByText('En revisión')).toBeVisible()

    await approve(site, plain)
    await guest.goto(`/tecnicos/${technician.uid}`)
    await expect(guest.getByText(COMMENT)).toBeVisible()
    await expect(guest.getByRole('main')).toContainText('5.0')
    await booking.reload()
    await expect(booking.getByText('Publicada')).toBeVisible()
  })
})
