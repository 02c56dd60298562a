// D65: a technician who does not come, in two browsers: a later hour, nothing at all, and a contradiction.
// The test moves the program's clock.
import type { BrowserContext, Page } from '@playwright/test'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { type ClockedSite, openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const TOMORROW = addDays(bogotaDate(new Date()), 1)
const at = (time: string) => instantAt(TOMORROW, time) as Date
const LIST = '/mis-reservas'

/** A confirmed visit at this hour of tomorrow. */
async function storeVisit(
  { pool }: ClockedSite,
  { client, technician }: { client: SignedInPerson; technician: SignedInPerson },
  hour: string,
): Promise<number> {
  const { rows } = await pool.query<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, servicio, precio)
     select $1 || '_' || to_char(at, 'YYYYMMDD_HH24'), $1, $2, $3, $4, $5, at::date, to_char(at, 'HH24:MI'),
       to_char(at + interval '1 hour', 'HH24:MI'), $6::timestamptz, 'confirmada', 'Reparación de goteo', 60000
     from (select $6::timestamptz at time zone 'America/Bogota' as at) as local returning key::int`,
    [technician.uid, technician.name, client.uid, client.name, client.email, at(hour).toISOString()],
  )
  return rows[0]?.key ?? 0
}

test('who does not come is asked for, waited for or replaced, and contradicted', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow()
  const site = await openClockedSite(browser, page)
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(site.pool, 2)) as [SignedInPerson, SignedInPerson]
  const mine: Page = await (await site.newContext(client)).newPage()
  const his: BrowserContext = await site.newContext(technician)
  /** What the technician says, by the form of the visit's page. */
  const says = async (key: number, form: Record<string, string>) => {
    const headers = { origin: site.origin }
    const answer = await his.request.post(`/agenda/${key}`, { form, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(302)
  }
  const strip = mine.getByRole('link', { name: /Tu visita:/ })

  await test.step('late, a later hour is told, and the technician arrives', async () => {
    const key = await storeVisit(site, { client, technician }, '10:00')
    await site.setClock(at('10:21'))
    await open(mine, LIST)
    await expect(mine.getByRole('heading', { name: '¿Llegó Persona?' })).toBeVisible()
    await expectAccessible(mine)
    await mine.getByRole('button', { name: 'No ha llegado' }).click()
    await expect(mine.getByRole('heading', { name: 'Le dijimos a Persona que no ha llegado' })).toBeVisible()
    await expect(mine).toHaveURL(new RegExp(`${LIST}$`))
    await says(key, { act: 'tarde', minutos: '20' })
    // The open list follows.
    await expect(mine.getByText('llego a las 10:40')).toBeVisible()
    await expectAccessible(mine)
    await mine.getByRole('button', { name: 'Esperar' }).click()
    await expect(strip).toContainText('Llega hacia las 10:40')
    await says(key, { act: 'llegue' })
    await expect(strip).toContainText('Está en tu casa desde las 10:21')
    await strip.click()
    await expect(mine.getByText('Al terminar te llega el comprobante y pagas $ 60.000.')).toBeVisible()
    await expectAccessible(mine)
    await site.setClock(at('11:00'))
  })

  await test.step('late and nothing: not done, and somebody else is booked', async () => {
    const key = await storeVisit(site, { client, technician }, '12:00')
    await site.setClock(at('12:31'))
    await open(mine, `${LIST}/${key}`)
    await mine.getByRole('button', { name: 'No ha llegado' }).click()
    await expect(mine.getByText('A las 12:31. Tiene hasta las 12:41 para contestar.')).toBeVisible()
    await site.setClock(at('13:00'))
    await open(mine, `${LIST}/${key}`)
    await expect(mine.getByRole('heading', { name: 'No se hizo: Persona no llegó' })).toBeVisible()
    await expectAccessible(mine)
    await open(mine, LIST)
    const rescue = mine.getByRole('region', { name: 'Persona no llegó' })
    await expect(rescue.getByRole('heading', { name: 'Lo más pronto de mañana' })).toBeVisible()
    await expectAccessible(mine)
    await expect(rescue.getByRole('link', { name: /^Reservar con Persona/ }).first()).toHaveAttribute(
      'href',
      new RegExp(`\\?de=${key}&date=${TOMORROW}&hour=14$`),
    )
  })

  await test.step('contradicted: a person looks at it', async () => {
    const key = await storeVisit(site, { client, technician }, '15:00')
    await site.setClock(at('15:31'))
    await open(mine, LIST)
    await mine.getByRole('button', { name: 'No ha llegado' }).click()
    await expect(mine.getByRole('heading', { name: 'Le dijimos a Persona que no ha llegado' })).toBeVisible()
    await site.setClock(at('16:00'))
    await open(mine, `${LIST}/${key}`)
    await expect(mine.getByRole('heading', { name: 'No se hizo: Persona no llegó' })).toBeVisible()
    await says(key, { act: 'llegue' })
    await expect(mine.getByRole('heading', { name: 'Persona dice que sí llegó' })).toBeVisible()
    await expect(mine.getByText(/Lo mira una persona de TecniYa/)).toBeVisible()
    await expect(mine.getByLabel('5 estrellas')).toHaveCount(0)
    await expectAccessible(mine)
  })

  await site.close()
  expect(site.problems).toEqual([])
})
