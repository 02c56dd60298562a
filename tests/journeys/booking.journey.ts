// Section 2: booking and answering a booking while the pages of both sides are open.

import { BOOKING_SENT_ID, BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { newContext, signInPublishedTechnician, workday } from '#tests/support/people/booking-pages.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'

const NOTE = 'Gotea el lavaplatos por debajo y ya se mojó el mueble.'
const SENT = 'Reserva enviada ✅. Te avisaremos cuando el técnico confirme.'

test('a client books, the technician answers and cancels; open pages update', {
  tag: '@phone',
}, async ({ page, browser, site, network }) => {
  const technicianContext = await newContext(browser, page, network)
  const otherContext = await newContext(browser, page, network)
  const technician = await signInPublishedTechnician(site, technicianContext)
  await site.signIn('cliente', page.context())
  await site.signIn('cliente', otherContext)
  const agenda = await technicianContext.newPage()
  const other = await otherContext.newPage()
  const date = workday()

  await open(agenda, '/agenda')
  await expect(agenda.getByRole('heading', { name: 'Sin citas programadas' })).toBeVisible()

  await open(other, `/agendar/${technician.uid}?date=${date}&hour=15`)
  await open(page, `/agendar/${technician.uid}`)
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(page.getByRole('alert')).toHaveText('Selecciona fecha y hora.')
  await page.getByLabel('Otra fecha').fill(date)
  const hours = page.getByLabel('Hora', { exact: true })
  await expect(hours).toBeVisible()
  await expect(page.getByRole('button', { name: '19:00 No atiende' })).toBeDisabled()
  await page.getByRole('button', { name: '15:00 Libre' }).click()
  await expect(hours).toHaveValue('15')
  await expect(page.getByLabel('Calle, número y apto')).toHaveValue('')
  await expect(page.getByText('San Fernando, Cali', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Descripción del trabajo').fill(NOTE)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()

  await expectPage(page, BOOKING_SENT_PATH)
  await expect(page.getByText(SENT)).toBeInViewport()
  await expect(page.locator(`#${BOOKING_SENT_ID}`)).toBeFocused()
  await expect(page.getByText('Solicitada', { exact: true })).toBeInViewport()
  await expect(page.getByText(`Nota: ${NOTE}`)).toBeVisible()
  await expectAccessible(page)

  // The other client opened the form before the hour was taken.
  await other.getByLabel('Descripción del trabajo').fill('También me gotea.')
  await other.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(other.getByRole('alert')).toHaveText('Ese horario ya está reservado.')
  await expect(other.getByRole('button', { name: '15:00 Ocupado' })).toBeDisabled()
  await expect(other.getByLabel('Descripción del trabajo')).toHaveValue('También me gotea.')
  await expectAccessible(other)

  const card = agenda.getByRole('listitem').filter({ has: agenda.getByRole('heading', { level: 4 }) })
  // To be answered, and in its day.
  await expect(card.getByText('Pendiente', { exact: true })).toHaveCount(2)
  await expect(card.getByText(NOTE)).toBeVisible()
  await expectAccessible(agenda)
  await agenda.getByRole('button', { name: 'Aceptar' }).click()
  await expect(card.getByText('Confirmada', { exact: true })).toBeVisible()

  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible()

  // Opened again it stands in its day.
  await open(agenda, '/agenda')
  await agenda.getByRole('button', { name: 'Cancelar' }).click()
  const dialog = agenda.getByRole('dialog', { name: '¿Cancelar esta reserva?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(agenda)
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
  await expect(page.getByRole('heading', { name: /canceló tu visita$/ })).toBeVisible()
  await expect(page.getByText('No tienes reservas próximas.')).toBeVisible()

  // The technician stops receiving work while a form is open (D44).
  await open(page, `/agendar/${technician.uid}?date=${date}&hour=16`)
  await page.getByLabel('Descripción del trabajo').fill(NOTE)
  await site.sql('update technicians set disponible = false where uid = $1', [technician.uid])
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(page.getByRole('alert')).toHaveText('El técnico no recibe trabajos por ahora. Elige otro.')
  await expect(page.getByLabel('Descripción del trabajo')).toHaveValue(NOTE)
  await expect(page.getByRole('button', { name: '16:00 No recibe trabajos' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Confirmar reserva' })).toBeDisabled()
  await expectAccessible(page)
  await open(page, `/tecnicos/${technician.uid}`)
  await expect(page.getByText('No disponible').filter({ visible: true })).toBeVisible()
  await expectAccessible(page)
  await technicianContext.close()
  await otherContext.close()
})

test('a service of the profile is booked; going back and booking again lose nothing', {
  tag: '@phone',
}, async ({ page, site }) => {
  const SERVICE = 'Destape de sifón'
  const service = { codigo: '', descripcion: 'Por visita.', tarifa: '', precioSugerido: 65_000 }
  const { slug, uid } = await publishTechnician(site.sql, {
    fields: { servicios: JSON.stringify([{ ...service, nombre: SERVICE }]) },
  })
  await site.signIn('cliente', page.context())
  const note = page.getByLabel('Descripción del trabajo')
  const submit = page.getByRole('button', { name: 'Confirmar reserva' })
  await open(page, `/tecnicos/${slug}`)
  await page.getByRole('link', { name: new RegExp(`^Reservar.*${SERVICE}`) }).click()
  await expect(page.getByLabel(SERVICE)).toBeChecked()
  await expect(page.getByText('Faltan la calle y el número.')).toBeVisible()
  await page.getByLabel('Calle, número y apto').fill('Cra. 76 # 30-45, Medellín')
  await page.getByLabel('Calle, número y apto').blur()
  await expect(page.getByText('Faltan la calle y el número.')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ver plomeros en Medellín' })).toBeVisible()

  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Selecciona fecha y hora.')
  await page.getByLabel('Otra fecha').fill(workday())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectPage(page, /servicio=/)
  await submit.click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '10:00 Libre' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await note.fill(NOTE)
  await expectAccessible(page)
  await submit.click()
  await expectPage(page, BOOKING_SENT_PATH)

  await page.goBack()
  await expect(note).toHaveValue(NOTE)
  await expect(page.getByLabel(SERVICE)).toBeChecked()
  await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('10')
  await expect(page.getByText('Ya pediste esta visita.')).toBeVisible()
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Ya pediste esta visita.')
  await expect(note).toHaveValue(NOTE)
  await expect(page.getByRole('link', { name: 'Ver tu visita' })).toHaveAttribute(
    'href',
    /^\/mis-reservas\/\d+$/,
  )
  await expectAccessible(page)
  await note.fill('Esto se escribió en otra visita.')
  await open(page, `/agendar/${uid}`)
  await expect(note).toHaveValue('Esto se escribió en otra visita.')
  const [booking] = await site.sql<{ key: string }>('select key from reservas where "technicianId" = $1', [
    uid,
  ])
  await open(page, `/agendar/${uid}?de=${booking?.key}`)
  await expect(note).toHaveValue(NOTE)
})

test('a place in the street moves the line under it and can be undone; a barrio is chosen from the list or typed', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { uid } = await publishTechnician(site.sql, {})
  await site.signIn('cliente', page.context())
  await open(page, `/agendar/${uid}?date=${workday()}&hour=10`)
  const street = page.getByLabel('Calle, número y apto')
  const line = (text: string) => page.getByText(text, { exact: true }).first()
  await expect(line('San Fernando, Cali')).toBeVisible()

  await street.fill('Cra. 104 # 132-15, San Fernando, Cali')
  await street.blur()
  await expect(street).toHaveValue('Cra. 104 # 132-15')
  await expect(page.getByText('Lo cambiamos a')).toHaveCount(0)

  await street.fill('Cra. 104 # 132-15, Suba, Bogotá')
  await street.blur()
  await expect(page.getByText('Lo cambiamos a Suba, Bogotá.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(line('San Fernando, Cali')).toBeVisible()
  await expect(street).toHaveValue('Cra. 104 # 132-15')

  await page.getByRole('button', { name: /^Cambiar/ }).click()
  const barrio = page.getByRole('combobox', { name: 'Barrio' })
  await expect(barrio).toBeFocused()
  await page.getByLabel('Ciudad').selectOption('Bogotá')
  await barrio.fill('cedri')
  await expect(page.getByRole('option', { name: 'Cedritos Usaquén, Bogotá' })).toBeVisible()
  await expectAccessible(page)
  await barrio.press('ArrowDown')
  await barrio.press('Enter')
  await expect(barrio).toHaveValue('Cedritos')
  await barrio.fill('Los Pinos Nuevos')
  await street.fill('x'.repeat(121))
  await expect(page.getByText('Escribe solo la calle, el número y el apto.')).toBeVisible()
  await street.fill('Cra. 104 # 132-15')
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expectPage(page, BOOKING_SENT_PATH)
  expect(
    await site.sql('select address, barrio, ciudad from reservas where "technicianId" = $1', [uid]),
  ).toEqual([{ address: 'Cra. 104 # 132-15', barrio: 'Los Pinos Nuevos', ciudad: 'Bogotá' }])
})
