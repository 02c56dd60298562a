// A guarantee case in the browser: its forms wait for the photos, and both sides see each step at once.
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { expectRoomToType } from '#tests/support/browser/field-widths.ts'
import {
  expect,
  expectAccessible,
  expectPage,
  open,
  type Site,
  test,
} from '#tests/support/browser/journey.ts'
import { photoFile } from '#tests/support/browser/photo-page.ts'
import { newContext } from '#tests/support/people/booking-pages.ts'

/** A completed visit between people who have accounts. Returns its key. */
async function storeVisit(site: Site, technician: string, client: string): Promise<number> {
  const [row] = await site.sql<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, description, address, servicio)
     select t.uid || to_char($3::date, '_YYYYMMDD_10'), t.uid, 'Carlos Rojas', c.uid, 'Marta Gil', c.email, $3::date, '10:00',
       '11:00', ($3::date + time '10:00') at time zone 'America/Bogota', 'completada', 'Gotea el sifón', 'Cl. 1 # 2-3, Cali',
       'Destape'
     from users as t, users as c where t.email = $1 and c.email = $2 returning key::int`,
    [technician, client, addDays(bogotaDate(new Date()), -2)],
  )
  return row?.key ?? 0
}

test('a case waits for its photos, and open pages follow whose turn it is', { tag: '@phone' }, async ({
  page: mine,
  browser,
  site,
  network,
}) => {
  const hisContext = await newContext(browser, mine, network)
  const technician = await site.signIn('tecnico', hisContext)
  await site.sql(
    `update technicians set publicado = true from users
    where users.uid = technicians.uid and email = $1`,
    [technician.email],
  )
  const client = await site.signIn('cliente', mine.context())
  const key = await storeVisit(site, technician.email, client.email)
  let upload = Promise.withResolvers<void>()
  await mine.route('**/agendar/fotos', async route => {
    await upload.promise
    await route.continue()
  })
  const tooEarly = mine.getByRole('alert').filter({ hasText: 'Tu foto todavía está subiendo.' })

  await open(mine, '/mis-reservas')
  await mine.getByRole('link', { name: 'Ver detalle' }).click()
  await mine.getByRole('link', { name: 'Usar la garantía' }).click()
  await mine.getByLabel('Qué falló').fill('El sifón volvió a gotear.')
  await mine.getByLabel('Agregar fotos del daño').setInputFiles(await photoFile())
  await expect(mine.getByRole('button', { name: 'Quitar foto 1 del daño' })).toBeVisible()
  await mine.getByRole('button', { name: 'Abrir el caso' }).click()
  await expect(tooEarly).toBeVisible()
  await expectAccessible(mine)
  upload.resolve()
  await expect(tooEarly).toBeHidden()
  await mine.getByRole('button', { name: 'Abrir el caso' }).click()
  await expect(mine.getByText('Le toca a Carlos')).toBeVisible()

  upload = Promise.withResolvers<void>()
  await mine.getByLabel('Agregar fotos').setInputFiles(await photoFile())
  await mine.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(tooEarly).toBeVisible()
  upload.resolve()
  await expect(tooEarly).toBeHidden()
  await mine.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(mine.getByRole('link', { name: /^Foto que mandaste, / })).toHaveCount(2)

  const his = await hisContext.newPage()
  await open(his, '/agenda')
  await his.getByRole('link', { name: /Responde a Marta/ }).click()
  await expect(his.getByRole('link', { name: /^Foto de \S.+, / })).toHaveCount(2)
  await expectAccessible(his)
  await expectRoomToType(his)
  await his.getByRole('button', { name: 'Repetir sin costo' }).click()
  await expect(his.getByText('Le toca a Marta', { exact: true })).toBeVisible()

  // Live: the client's page was open.
  await expect(mine.getByText('Te toca a ti', { exact: true })).toBeVisible()
  await expect(
    mine.getByRole('status').filter({ hasText: 'Te toca a ti. Escoge cuándo vuelve Carlos.' }),
  ).toHaveCount(1)
  await expectAccessible(mine)
  await mine.getByRole('link', { name: 'Escoger hora' }).click()
  await expectPage(mine, /\/agendar\//)
  await expect(mine.getByText('Por garantía, sin costo').first()).toBeVisible()
  await expect(mine.getByLabel('Calle, número y apto')).toHaveValue('Cl. 1 # 2-3')
  await hisContext.close()

  // The administrators decide what the two disagree about.
  await site.sql(`update guarantee_cases set step = 'disputed', turn = 'admin' where "reservaKey" = $1`, [
    key,
  ])
  const [{ id } = { id: 0 }] = await site.sql<{ id: number }>(
    'select id::int from guarantee_cases where "reservaKey" = $1',
    [key],
  )
  const deskContext = await newContext(browser, mine, network)
  await site.signIn('admin', deskContext)
  const desk = await deskContext.newPage()
  await open(desk, `/admin/garantias/${id}`)
  await expect(desk.getByRole('button', { name: 'Decidir' })).toBeVisible()
  await desk.getByLabel('Motivo').fill('La fuga es la misma.')
  await desk.getByRole('button', { name: 'Decidir' }).click()
  await expect(desk.getByRole('alert').filter({ hasText: 'Escoge una decisión.' })).toBeVisible()
  await expect(desk.getByRole('radio').first()).toBeFocused()
  await expect(desk.getByLabel('Motivo')).toHaveValue('La fuga es la misma.')
  await expectAccessible(desk)
  await expectRoomToType(desk)
  await deskContext.close()
})
