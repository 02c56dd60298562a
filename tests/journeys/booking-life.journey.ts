// Sections 2 and 4, D14, D15, D58–D63: the pages of a visit follow its whole life in two browsers, and a lost one to
// somebody else.
// The test moves the program's clock.
import type { Page } from '@playwright/test'
import { BOOKING_SENT_PATH } from '#bookings/domain/booking-paths.ts'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { holdRequests } from '#tests/support/browser/held-requests.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { photoFile } from '#tests/support/browser/photo-page.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const NOTE = 'Gotea el lavaplatos por debajo y ya se mojó el mueble.'
const ADDRESS = 'Cl. 65 Sur # 87-21'
const SERVICE = 'Destape de sifón'
const SOON = 'La reserva inicia pronto (≤ 2h). ¿Seguro que quieres cancelarla?'
const TOMORROW = addDays(bogotaDate(new Date()), 1)
const at = (time: string) => instantAt(TOMORROW, time) as Date

/** Sends the booking form with this hour of tomorrow, for another thing than what was repaired before (D72). */
async function request(page: Page, { uid }: SignedInPerson, start: string): Promise<void> {
  await open(page, `/agendar/${uid}?date=${TOMORROW}&otra=1`)
  await page.getByRole('radio', { name: SERVICE }).check()
  await page.getByRole('button', { name: `${start} Libre` }).click()
  await page.getByLabel('Descripción del trabajo').fill(NOTE)
  await page.getByLabel('Calle, número y apto').fill(ADDRESS)
  await page.getByLabel('Agregar fotos del daño').setInputFiles(await photoFile())
  await expect(page.getByText('1 foto', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expectPage(page, BOOKING_SENT_PATH)
}

const visitPages = (key: number) => ({ mine: `/mis-reservas/${key}`, his: `/agenda/${key}` })

test('two open pages follow a visit from the request to the guarantee, and a lost one to somebody else', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  test.slow()
  const site = await openClockedSite(browser, page)
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician, silent] = (await signedInTechnicians(site.pool, 2)) as [SignedInPerson, SignedInPerson]
  const services = [{ nombre: SERVICE, codigo: '', descripcion: '', tarifa: '', precioSugerido: 65_000 }]
  await site.pool.query('update technicians set servicios = $1', [JSON.stringify(services)])
  const mine = await (await site.newContext(client)).newPage()
  const his = await (await site.newContext(technician)).newPage()
  const shows = (where: Page, text: string) => expect(where.getByText(text, { exact: true })).toBeVisible()
  let pages = visitPages(0)

  await test.step('requested with a photo: the technician is told at once', async () => {
    await open(his, '/agenda')
    await request(mine, silent, '14:00')
    await request(mine, technician, '15:00')
    await expect(mine.getByText('Solicitada', { exact: true })).toHaveCount(2)
    await expect(his.getByRole('paragraph').filter({ hasText: NOTE })).toBeVisible()
    await his.getByRole('link', { name: /^Ver detalle/ }).click()
    await expectPage(his, /\/agenda\/\d+$/)
    pages = visitPages(Number(new URL(his.url()).pathname.split('/').at(-1)))
    await expect(his.locator('a[href^="/fotos/"]')).toBeVisible()
  })

  await test.step('they write to each other, and what was read is marked', async () => {
    await open(mine, pages.mine)
    await mine.getByLabel(/^Mensaje para/).fill('¿Traes el sifón?')
    await mine.getByRole('button', { name: 'Enviar', exact: true }).click()
    await shows(his, '¿Traes el sifón?')
    await expect(mine.getByText('Leído')).toBeVisible()
    await his.getByLabel(/^Mensaje para/).fill('Sí, ya lo tengo.')
    await his.getByRole('button', { name: 'Enviar', exact: true }).click()
    await shows(mine, 'Sí, ya lo tengo.')
    await expectAccessible(mine)
  })

  await test.step('the quote is sent, agreed, and the visit accepted', async () => {
    await his.getByText('Hacer una cotización').click()
    await his.getByLabel('Precio de cada uno, renglón 1').fill('80.000')
    await his.getByRole('button', { name: 'Enviar cotización' }).click()
    await expect(his.getByText('Le toca a Persona', { exact: true })).toBeVisible()
    await expect(mine.getByText('Te toca a ti')).toBeVisible()
    await expectAccessible(mine)
    await mine.getByRole('button', { name: 'De acuerdo' }).click()
    await expect(his.getByText(/está de acuerdo$/)).toBeVisible()
    await his.getByRole('button', { name: 'Aceptar' }).click()
    await expectPage(his, /\/agenda/)
    await expect(mine.getByText('Confirmada', { exact: true }).first()).toBeVisible()
    await expect(mine.getByText('$ 80.000').first()).toBeVisible()
  })

  await test.step('the other one was not answered: the form for somebody else is filled in', async () => {
    await site.setClock(at('14:00'))
    await open(mine, '/mis-reservas')
    const rescue = mine.getByRole('region', { name: 'Persona no alcanzó a responder' })
    await expect(rescue).toBeVisible()
    await expectAccessible(mine)
    await rescue.getByRole('link', { name: 'Reservar con Persona' }).click()
    await expectPage(mine, new RegExp(`/agendar/${technician.uid}\\?de=\\d+&date=${TOMORROW}&hour=16$`))
    await expect(mine.getByRole('radio', { name: SERVICE })).toBeChecked()
    await expect(mine.getByLabel('Descripción del trabajo')).toHaveValue(NOTE)
    await expect(mine.getByLabel('Calle, número y apto')).toHaveValue(ADDRESS)
    await expect(mine.getByRole('button', { name: 'Quitar foto 1 del daño' })).toBeVisible()
    await mine.goBack()
    await rescue.getByRole('button', { name: 'Ya no lo necesito' }).click()
    await expect(mine.getByText('Listo. Esa visita queda en tu historial.')).toBeVisible()
    await expect(rescue).toBeHidden()
  })

  await test.step('cancelling soon before it begins asks twice', async () => {
    await open(his, '/agenda')
    await his.getByRole('button', { name: 'Cancelar' }).click()
    const question = his.getByRole('dialog', { name: SOON })
    await expect(question).toBeVisible()
    await expectAccessible(his)
    await question.getByRole('button', { name: 'Volver' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('on the way and there: the client sees it', async () => {
    await open(mine, pages.mine)
    await open(his, pages.his)
    // Another form that is still on its way stops no press.
    const network = await holdRequests(his)
    await his.getByText('Mensajes', { exact: true }).filter({ visible: true }).click()
    await his.getByLabel(/^Mensaje para/).fill('Ya salgo.')
    await his.getByRole('button', { name: 'Enviar', exact: true }).click()
    await network.until('mensaje')
    await his.getByRole('button', { name: /en 20 min$/ }).click()
    await network.until('en-camino')
    await network.letAllGo()
    await expect(his.getByText(/^Llegas hacia las /).first()).toBeVisible()
    await shows(mine, 'Ya salgo.')
    await expect(mine.getByText('Ahora: En camino')).toBeVisible()
    await site.setClock(at('15:01'))
    await open(his, pages.his)
    await his.getByRole('button', { name: 'Llegué' }).click()
    await expect(mine.getByText('Ahora: En tu casa')).toBeVisible()
    await open(mine, '/mis-reservas')
    await expect(mine.getByRole('link', { name: 'Está en tu casa desde las 15:01' })).toBeVisible()
  })

  await test.step('finished before its hour ends: receipt, rating, guarantee', async () => {
    await open(mine, pages.mine)
    await his.getByRole('button', { name: 'Terminé' }).click()
    const finish = his.getByRole('dialog', { name: 'Terminé' })
    await finish.getByRole('button', { name: 'Terminar y enviar comprobante' }).click()
    await expect(finish.getByLabel('Qué hiciste')).toBeFocused()
    await finish.getByLabel('Qué hiciste').fill('Cambié el sifón.')
    await finish.getByRole('radio', { name: 'Nequi' }).check()
    await expectAccessible(his)
    await finish.getByRole('button', { name: 'Terminar y enviar comprobante' }).click()
    await expect(mine.getByRole('heading', { name: 'Comprobante de servicio' })).toBeVisible()
    await expect(mine.getByText('Pagado con Nequi')).toBeVisible()
    await expectAccessible(mine)
    await mine.getByLabel('5 estrellas').check()
    await mine.getByLabel('Cuéntalo en pocas palabras').fill('Llegó a la hora.')
    await mine.getByRole('button', { name: 'Calificar' }).click()
    await expect(mine.getByText('Gracias por calificar.')).toBeVisible()
    await mine.getByRole('link', { name: /^Usar la garantía/ }).click()
    await expect(mine.getByLabel('Qué falló')).toBeVisible()
    await open(his, '/agenda')
    await his.getByText('Historial de Servicios').click()
    await shows(his, 'Completada')
  })

  await test.step('what goes wrong: did not come, and nobody at home', async () => {
    await site.setClock(at('16:00'))
    for (const [hour, act] of [
      ['17:00', 'did-not-come'],
      ['18:00', 'nobody-home'],
    ] as const) {
      await request(mine, technician, hour)
      await mine
        .getByRole('link', { name: /^Ver detalle/ })
        .first()
        .click()
      await expectPage(mine, /\/mis-reservas\/\d+$/)
      pages = visitPages(Number(new URL(mine.url()).pathname.split('/').at(-1)))
      await open(his, pages.his)
      await his.getByRole('button', { name: 'Aceptar' }).click()
      // Before the clock moves on: a request that is not accepted yet would expire.
      await expect(mine.getByText(/ confirmó /).first()).toBeVisible()
      await site.setClock(at(hour.replace(':00', ':21')))
      await open(his, pages.his)
      await open(mine, pages.mine)
      if (act === 'did-not-come') {
        await mine.getByRole('button', { name: 'No ha llegado' }).click()
        await expect(mine.getByText(/^Le dijimos a \S+ que no ha llegado$/)).toBeVisible()
        await expect(his.getByText(/dice que no has llegado/).first()).toBeVisible()
        await expectAccessible(mine)
      } else {
        await his.getByRole('link', { name: 'No había nadie' }).click()
        await expectAccessible(his)
        await his.getByRole('dialog').getByRole('button', { name: 'No había nadie' }).click()
        await expect(mine.getByText(/dice que no había nadie$/)).toBeVisible()
        await mine.getByRole('button', { name: 'Sí había alguien' }).click()
        await expect(his.getByRole('heading', { name: 'Lo mira una persona de TecniYa' })).toBeVisible()
      }
    }
  })

  await site.close()
  expect(site.problems).toEqual([])
})
