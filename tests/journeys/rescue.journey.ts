// A request that nobody answers is booked with somebody else, and later booked again: nothing is typed twice.
import type { Page } from '@playwright/test'
import { addDays, bogotaDate, instantAt } from '#domain/bogota-time.ts'
import { openClockedSite } from '#tests/support/clocked-site.ts'
import { expect, isHydrated, test } from '#tests/support/journey.ts'
import { photoFile } from '#tests/support/photo-page.ts'
import { signedInPeople, signedInTechnicians } from '#tests/support/signed-in.ts'

const NOTE = 'Se devuelve el agua del lavaplatos desde anoche.'
const ADDRESS = 'Cl. 65 Sur # 87-21, Cali'
const SERVICE = 'Destape de sifón'
const TOMORROW = addDays(bogotaDate(new Date()), 1)
const at = (time: string) => instantAt(TOMORROW, time) as Date

for (const javaScriptEnabled of [true, false]) {
  const title = 'a request that nobody answers is booked with another, and the visit again'
  test(javaScriptEnabled ? title : `${title}, without JavaScript`, { tag: '@phone' }, async ({
    page,
    browser,
  }) => {
    const site = await openClockedSite(browser, page)
    const options = { javaScriptEnabled }
    const [client] = await signedInPeople(site.pool, 1)
    const [silent, other] = await signedInTechnicians(site.pool, 2)
    if (!client || !silent || !other) throw new Error('nobody came')
    const services = [{ nombre: SERVICE, codigo: '', descripcion: '', tarifa: '', precioSugerido: 65_000 }]
    await site.pool.query(
      `update technicians set servicios = $1, nombre = case uid when $2 then 'Yeimy Rincón' else 'Óscar Poveda' end`,
      [JSON.stringify(services), silent.uid],
    )
    const booking = await (await site.newContext(client, options)).newPage()
    const agenda = await (await site.newContext(other, options)).newPage()

    const expectFilled = async (form: Page) => {
      if (javaScriptEnabled) await isHydrated(form)
      await expect(form.getByRole('radio', { name: SERVICE })).toBeChecked()
      await expect(form.getByLabel('Descripción del trabajo')).toHaveValue(NOTE)
      await expect(form.getByLabel('Dirección')).toHaveValue(ADDRESS)
      const photo = javaScriptEnabled
        ? form.getByRole('button', { name: 'Quitar foto 1 del daño' })
        : form.getByRole('checkbox', { name: 'Foto 1 del daño' })
      await expect(photo).toBeVisible()
    }
    const send = async (form: Page) => {
      await form.getByRole('button', { name: 'Confirmar reserva' }).click()
      await expect(form).toHaveURL('/mis-reservas')
    }

    await booking.goto(`/agendar/${silent.uid}?date=${TOMORROW}&hour=15`)
    if (javaScriptEnabled) await isHydrated(booking)
    await booking.getByRole('radio', { name: SERVICE }).check()
    await booking.getByLabel('Descripción del trabajo').fill(NOTE)
    await booking.getByLabel('Dirección').fill(ADDRESS)
    const photo = javaScriptEnabled ? 'Agregar fotos del daño' : 'Foto 1 del daño'
    await booking.getByLabel(photo).setInputFiles(await photoFile())
    if (javaScriptEnabled) await expect(booking.getByText('1 foto', { exact: true }).first()).toBeVisible()
    await send(booking)

    await site.setClock(at('15:00'))
    const rescue = booking.getByRole('region', { name: 'Yeimy no alcanzó a responder' })
    await expect(async () => {
      if (!javaScriptEnabled) await booking.reload()
      await expect(rescue).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await rescue.getByRole('link', { name: 'Reservar con Óscar' }).click()
    await expect(booking).toHaveURL(new RegExp(`^${site.origin}/agendar/${other.uid}\\?de=\\d+`))
    await expectFilled(booking)
    await send(booking)
    await expect(rescue).toBeHidden()
    await expect(booking.getByText('Solicitada', { exact: true })).toBeVisible()

    await agenda.goto('/agenda')
    if (javaScriptEnabled) await isHydrated(agenda)
    await expect(agenda.getByText(NOTE)).toBeVisible()
    await expect(agenda.getByText(SERVICE)).toBeVisible()
    await agenda.getByRole('button', { name: 'Aceptar' }).click()
    await expect(agenda.getByText('Confirmada', { exact: true })).toBeVisible()

    await site.setClock(at('18:00'))
    await expect(async () => {
      await booking.reload()
      await expect(booking.getByText('Completada', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    await booking.getByRole('link', { name: /^Reservar de nuevo.*Óscar/ }).click()
    await expect(booking).toHaveURL(new RegExp(`/agendar/${other.uid}\\?de=\\d+$`))
    await expectFilled(booking)

    await site.close()
    expect(site.problems).toEqual([])
  })
}
