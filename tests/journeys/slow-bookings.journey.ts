// Section 2: loading texts of the booking pages, and a draft that survives the end of its session.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { workday } from '#tests/support/people/booking-pages.ts'
import { publishTechnician } from '#tests/support/people/published-technicians.ts'

/** Delays the data of a page until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`**${path}.data**`, async route => {
    await released
    await route.continue()
  })
  return release
}

test('Mis reservas and the agenda show what they are loading', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await test.step('Mis reservas', async () => {
    await site.signIn('cliente', page.context())
    await open(page, '/')
    const release = await hold(page, '/mis-reservas')
    await page.getByRole('navigation').getByRole('link', { name: 'Mis reservas' }).first().click()
    await expect(page.getByRole('status').getByText('Cargando tus reservas…')).toBeVisible()
    await expectAccessible(page)
    release()
    await expect(page.getByText('No tienes reservas próximas.')).toBeVisible()
    await expect(page.getByText('Cargando tus reservas…')).toBeHidden()
  })

  await test.step('Agenda', async () => {
    await page.context().clearCookies()
    await site.signIn('tecnico', page.context())
    await open(page, '/')
    const release = await hold(page, '/agenda')
    await page.getByRole('navigation').getByRole('link', { name: 'Agenda' }).first().click()
    await expect(page.getByRole('status').getByText('Buscando tu perfil de técnico…')).toBeVisible()
    await expect(page.getByRole('status').getByText('Cargando agenda…')).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Sin citas programadas' })).toBeVisible()
  })
})

test('a session that ends while a booking is written loses nothing of it', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const technician = await publishTechnician(site.sql)
  const ana = await site.signIn('cliente', page.context())
  await open(page, `/agendar/${technician.uid}?date=${workday()}`)
  await page.getByRole('button', { name: '10:00 Libre' }).click()
  await page.getByLabel('Descripción del trabajo').fill('Se tapó el sifón.')
  await page.getByLabel('Calle, número y apto').fill('Cra. 8 # 24-31')
  // The words of a search do not replace what was written.
  await open(page, `/agendar/${technician.uid}?date=${workday()}&busqueda=Gotea+la+ducha`)
  await expect(page.getByLabel('Descripción del trabajo')).toHaveValue('Se tapó el sifón.')
  await site.sql('delete from sessions using users where uid = "userId" and email = $1', [ana.email])

  await expectPage(page, /\/auth\/login/)
  await page.getByLabel('Correo').first().fill(ana.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectPage(page, /\/agendar\//)
  await expect(page.getByLabel('Descripción del trabajo')).toHaveValue('Se tapó el sifón.')
  await expect(page.getByLabel('Calle, número y apto')).toHaveValue('Cra. 8 # 24-31')
  await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('10')
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expect(page.getByText('Nota: Se tapó el sifón.')).toBeVisible()

  // The draft is deleted once it is booked.
  await open(page, `/agendar/${technician.uid}`)
  await expect(page.getByLabel('Descripción del trabajo')).toHaveValue('')
})
