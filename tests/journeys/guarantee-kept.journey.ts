// D76, D77: a guarantee that is kept to the end, in the browsers of the three. The tests move the program's clock.
import type { Browser, Page } from '@playwright/test'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { type ClockedSite, openClockedSite } from '#tests/support/browser/clocked-site.ts'
import { expect, expectAccessible, expectPage, open, test } from '#tests/support/browser/journey.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'

const TODAY = bogotaDate(new Date())
const on = (days: number, time: string) => instantAt(addDays(TODAY, days), time) as Date

interface Scene {
  readonly site: ClockedSite
  /** The pages of the client, the technician and the administrator. */
  readonly mine: Page
  readonly his: Page
  readonly desk: Page
  /** The visit that failed, paid with $ 144.000. */
  readonly key: number
}

async function openScene(browser: Browser, page: Page): Promise<Scene> {
  const site = await openClockedSite(browser, page)
  const [client] = (await signedInPeople(site.pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(site.pool, 1)) as [SignedInPerson]
  const [admin] = (await signedInPeople(site.pool, 1, 'admin')) as [SignedInPerson]
  const always = [{ inicio: '08:00', fin: '18:00' }]
  const week = Object.fromEntries(['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'].map(day => [day, always]))
  await site.pool.query('update technicians set horarios = $1', [JSON.stringify(week)])
  const { rows } = await site.pool.query<{ key: string }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, description, address, servicio, precio, outcome)
     values ($1 || to_char($3::date, '_YYYYMMDD_10'), $1, 'Carlos Rojas', $2, 'Paola Murillo', 'paola@correo.co', $3::date, '10:00',
       '11:00', ($3::date + time '10:00') at time zone 'America/Bogota', 'completada', 'Gotea el sifón', 'Cl. 1 # 2-3',
       'Destape', 80000, 'attended') returning key`,
    [technician.uid, client.uid, addDays(TODAY, -2)],
  )
  const key = Number(rows[0]?.key)
  await site.pool.query(
    `insert into receipts ("reservaKey", at, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, now(), '[{"concepto": "Sifón", "cantidad": 1, "precio": 144000}]', 144000, 'Sifón nuevo', 'nequi', $2)`,
    [key, addDays(TODAY, 28)],
  )
  const pageOf = async (person: SignedInPerson) => (await site.newContext(person)).newPage()
  return { site, key, mine: await pageOf(client), his: await pageOf(technician), desk: await pageOf(admin) }
}

async function openCase({ mine, key }: Scene, wish: string): Promise<void> {
  await open(mine, `/mis-reservas/${key}/garantia`)
  await mine.getByLabel('Qué falló').fill('Volvió a gotear.')
  await mine.getByRole('radio', { name: wish }).check()
  await mine.getByRole('button', { name: 'Abrir el caso' }).click()
  await expect(mine.getByText('Le toca a Carlos', { exact: true })).toBeVisible()
}

async function order({ site, desk }: Scene): Promise<void> {
  const { rows } = await site.pool.query<{ id: string }>('select id from guarantee_cases')
  await open(desk, `/admin/garantias/${rows[0]?.id}`)
  await expect(desk.getByText('Nequi', { exact: true })).toBeVisible()
  // Once, with the receipt.
  await expect(desk.getByText('El trabajo costó')).toHaveCount(0)
  await desk.getByRole('radio', { name: 'Que se devuelva el dinero' }).check()
  await expect(desk.getByLabel('¿Cuánto se devuelve?')).toHaveValue('144.000')
  await desk.getByLabel('Motivo').fill('La fuga es la misma.')
  await desk.getByRole('button', { name: 'Decidir' }).click()
  await expect(desk.getByRole('button', { name: 'Deshacer la decisión' })).toBeVisible()
  await expectAccessible(desk)
}

test('contested, ordered, returned, confirmed; and silence about ordered money is decided again', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow()
  const scene = await openScene(browser, page)
  const { site, mine, his, desk, key } = scene
  await openCase(scene, 'Que me devuelva lo que pagué')
  await open(his, `/agenda/garantia/${key}`)
  await his.getByText('No estoy de acuerdo').click()
  const contest = his.getByRole('group').filter({ hasText: '¿Por qué no estás de acuerdo?' })
  await contest.getByLabel('¿Por qué no estás de acuerdo?').fill('Es otra llave.')
  await contest.getByRole('button', { name: 'Pedir que decida TecniYa' }).click()
  await expect(his.getByText('Le toca a TecniYa', { exact: true })).toBeVisible()

  await order(scene)
  await desk.getByRole('button', { name: 'Deshacer la decisión' }).click()
  await expect(desk.getByRole('button', { name: 'Decidir' })).toBeVisible()
  await order(scene)

  await test.step('nobody says that it was returned', async () => {
    await site.setClock(on(12, '09:00'))
    await open(mine, `/mis-reservas/${key}/garantia`)
    await expect(mine.getByRole('heading', { name: 'Nuestro equipo decide' })).toBeVisible()
    await expect(mine.getByText('Se cerró sin reclamo')).toHaveCount(0)
    await order(scene)
  })

  await open(his, `/agenda/garantia/${key}`)
  await expect(his.getByRole('heading', { name: /^Devuelve \$\s144\.000 a Paola/ })).toBeVisible()
  await expectAccessible(his)
  await his.getByRole('button', { name: 'Ya lo devolví' }).click()
  await expect(his.getByRole('alert').filter({ hasText: 'Escoge cómo lo devolviste.' })).toBeVisible()
  await his.getByRole('radio', { name: 'Nequi' }).check()
  await his.getByRole('button', { name: 'Ya lo devolví' }).click()
  await expect(his.getByText('Le toca a Paola', { exact: true })).toBeVisible()

  await open(mine, `/mis-reservas/${key}/garantia`)
  await expect(mine.getByRole('heading', { name: /^¿Te devolvió Carlos los \$\s144\.000\?$/ })).toBeVisible()
  await expectAccessible(mine)
  await mine.getByRole('button', { name: 'Sí, me llegó' }).click()
  await expect(mine.getByRole('heading', { name: /^Se devolvieron \$\s144\.000$/ })).toBeVisible()
  await site.close()
  expect(site.problems).toEqual([])
})

test('a repeat is confirmed with its hour, missed, chosen again, done, and said to be mended', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow()
  const scene = await openScene(browser, page)
  const { site, mine, his, key } = scene
  await openCase(scene, 'Que repita el trabajo sin costo')
  await open(his, `/agenda/garantia/${key}`)
  await his.getByRole('button', { name: 'Repetir sin costo' }).click()
  await expect(his.getByText('Le toca a Paola', { exact: true })).toBeVisible()

  const newest = async () =>
    Number((await site.pool.query<{ key: string }>('select max(key) as key from reservas')).rows[0]?.key)
  const book = async (days: number) => {
    await open(mine, `/mis-reservas/${key}/garantia`)
    const link = mine.getByRole('link', { name: 'Escoger hora' })
    const form = await link.getAttribute('href')
    await open(mine, `${form}&date=${addDays(TODAY, days)}&hour=10`)
    await expect(mine.getByLabel('Descripción del trabajo')).toHaveValue('Volvió a gotear.')
    await mine.getByRole('button', { name: 'Confirmar reserva' }).click()
    await expectPage(mine, /\/mis-reservas/)
    const repeat = await newest()
    await open(mine, `/mis-reservas/${repeat}`)
    await expect(mine.getByText('Confirmada').first()).toBeVisible()
    const part = mine.getByRole('region', { name: 'Garantía' })
    await expect(part.getByText('Por garantía, sin costo')).toBeVisible()
    await expect(part.getByRole('link', { name: /^Ver el caso/ })).toBeVisible()
    await open(mine, '/mis-reservas')
    const toCase = mine.getByRole('link', { name: /^Caso \d{4} de la visita con / }).first()
    await expect(toCase).toHaveAttribute('href', `/mis-reservas/${key}/garantia`)
    await open(his, '/agenda')
    await expect(his.locator('.agenda-sheet').getByText(/^Caso \d{4}$/)).toHaveAttribute(
      'href',
      `/agenda/garantia/${key}`,
    )
    return repeat
  }

  await book(1)
  await site.setClock(on(1, '13:00'))
  await open(mine, `/mis-reservas/${key}/garantia`)
  await expect(mine.getByRole('heading', { name: '¿Vino Carlos?' })).toBeVisible()
  await expectAccessible(mine)
  await mine.getByRole('button', { name: 'No vino' }).click()
  await expect(mine.getByRole('heading', { name: 'Escoge cuándo vuelve Carlos' })).toBeVisible()

  const repeat = await book(3)
  await site.setClock(on(3, '10:20'))
  await open(his, `/agenda/${repeat}`)
  await expect(his.getByRole('region', { name: 'Garantía' })).toBeVisible()
  await his.getByRole('button', { name: 'Llegué' }).click()
  await his.getByRole('button', { name: 'Terminé' }).click()
  const dialog = his.getByRole('dialog', { name: 'Terminé' })
  await expect(dialog.getByText('¿Cómo te pagó?')).toHaveCount(0)
  await dialog.getByLabel('Qué hiciste').fill('Cambié el sello del sifón')
  await dialog.getByRole('button', { name: 'Terminar', exact: true }).click()
  await expect(his.getByText('Cambié el sello del sifón')).toBeVisible()

  await open(mine, `/mis-reservas/${repeat}`)
  await expect(mine.getByText('Cambié el sello del sifón')).toBeVisible()
  await expect(mine.getByText('Usar la garantía')).toHaveCount(0)
  await expectAccessible(mine)
  await mine.getByRole('button', { name: 'Sí, quedó bien' }).click()
  await expect(mine.getByRole('heading', { name: 'Quedó arreglado' })).toBeVisible()
  await site.close()
  expect(site.problems).toEqual([])
})
