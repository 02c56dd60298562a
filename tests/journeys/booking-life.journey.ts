// Sections 2 and 4, D14, D15: open pages follow a booking from the request to the rating, and a lost one to somebody else.
// The test moves the program's clock.
import type { Page } from '@playwright/test'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { photoFile } from '#tests/support/browser/photo-page.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const NOTE = 'Gotea el lavaplatos por debajo y ya se mojó el mueble.'
const ADDRESS = 'Cl. 65 Sur # 87-21, Cali'
const SERVICE = 'Destape de sifón'
const SOON = 'La reserva inicia pronto (≤ 2h). ¿Seguro que quieres cancelarla?'
const TOMORROW = addDays(bogotaDate(new Date()), 1)
const at = (time: string) => instantAt(TOMORROW, time) as Date

/** Sends the booking form with this hour of tomorrow. */
async function request(page: Page, { uid }: SignedInPerson, start: string): Promise<void> {
  await open(page, `/agendar/${uid}?date=${TOMORROW}`)
  await page.getByRole('radio', { name: SERVICE }).check()
  await page.getByRole('button', { name: `${start} Libre` }).click()
  await page.getByLabel('Descripción del trabajo').fill(NOTE)
  await page.getByLabel('Dirección').fill(ADDRESS)
  await page.getByLabel('Agregar fotos del daño').setInputFiles(await photoFile())
  await expect(page.getByText('1 foto', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expectPage(page, BOOKING_SENT_PATH)
}

test('open pages follow a booking to its rating, and a lost one to somebody else', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const site = await openClockedSite(browser, page)
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician, silent] = (await signedInTechnicians(site.pool, 2)) as [SignedInPerson, SignedInPerson]
  const services = [{ nombre: SERVICE, codigo: '', descripcion: '', tarifa: '', precioSugerido: 65_000 }]
  await site.pool.query('update technicians set servicios = $1', [JSON.stringify(services)])
  const booking = await (await site.newContext(client)).newPage()
  const agenda = await (await site.newContext(technician)).newPage()
  const shows = (where: Page, status: string) =>
    expect(where.getByText(status, { exact: true })).toBeVisible()

  await test.step('requested and accepted', async () => {
    await open(agenda, '/agenda')
    await request(booking, silent, '14:00')
    await request(booking, technician, '15:00')
    await expect(booking.getByText('Solicitada', { exact: true })).toHaveCount(2)
    await expect(agenda.getByRole('paragraph').filter({ hasText: NOTE })).toBeVisible()
    await agenda.getByRole('button', { name: 'Aceptar' }).click()
    await shows(agenda, 'Confirmada')
    await shows(booking, 'Confirmada')
  })

  await test.step('the other one was not answered: the form for somebody else is filled in', async () => {
    await site.setClock(at('14:00'))
    const rescue = booking.getByRole('region', { name: 'Persona no alcanzó a responder' })
    await expect(rescue).toBeVisible()
    await expectAccessible(booking)
    await rescue.getByRole('link', { name: 'Reservar con Persona' }).click()
    await expectPage(booking, new RegExp(`/agendar/${technician.uid}\\?de=\\d+&date=${TOMORROW}&hour=16$`))
    await expect(booking.getByRole('radio', { name: SERVICE })).toBeChecked()
    await expect(booking.getByLabel('Descripción del trabajo')).toHaveValue(NOTE)
    await expect(booking.getByLabel('Dirección')).toHaveValue(ADDRESS)
    await expect(booking.getByRole('button', { name: 'Quitar foto 1 del daño' })).toBeVisible()
    await booking.goBack()
    await rescue.getByRole('button', { name: 'Ya no lo necesito' }).click()
    await expect(booking.getByText('Listo. Esa visita queda en tu historial.')).toBeVisible()
    await expect(rescue).toBeHidden()
  })

  await test.step('cancelling soon before it begins asks twice', async () => {
    await open(agenda, '/agenda')
    await agenda.getByRole('button', { name: 'Cancelar' }).click()
    const question = agenda.getByRole('dialog', { name: SOON })
    await expect(question).toBeVisible()
    await expectAccessible(agenda)
    await question.getByRole('button', { name: 'Volver' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('under way, completed and rated', async () => {
    await site.setClock(at('15:10'))
    await open(booking, '/mis-reservas')
    const current = booking.getByRole('link', { name: 'En curso, hasta las 16:00' })
    await expect(current).toBeVisible()
    await open(agenda, '/agenda')
    await expect(agenda.getByText('En curso, hasta las 16:00')).toBeVisible()
    await expectAccessible(agenda)
    await site.setClock(at('16:00'))
    await shows(booking, 'Completada')
    await expect(current).toBeHidden()
    await expect(agenda.getByText('En curso')).toBeHidden()
    await agenda.getByText('Historial de Servicios').click()
    await shows(agenda, 'Completada')
    await open(booking, '/mis-reservas')
    await booking.getByLabel('5 estrellas').check()
    await booking.getByLabel('Cuéntalo en pocas palabras').fill('Llegó a la hora.')
    await booking.getByRole('button', { name: 'Calificar' }).click()
    await expect(booking.getByText('Gracias por calificar.')).toBeVisible()
  })

  await site.close()
  expect(site.problems).toEqual([])
})
