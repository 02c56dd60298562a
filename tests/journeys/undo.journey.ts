// D56: blocking a technician with visits asks first, says what will happen, and is undone from its answer.
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { bookTomorrow } from '#tests/support/people/tomorrow-booking.ts'

const REASON_MISSING = 'Escribe el motivo: se cancelan visitas y hay que decir por qué.'

test('block → undo within ten minutes leaves everything as it was', { tag: '@phone' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const luz = await publishTechnician(site.sql, { ciudad, nombre: `Luz ${ciudad}` })
  const ana = await site.registerPerson()
  const rows = () =>
    site.sql<{ row: unknown }>(
      `select to_jsonb(t) - 'updatedAt' as row from technicians t where uid = $1
       union all select to_jsonb(r) - 'updatedAt' from reservas r where "technicianId" = $1`,
      [luz.uid],
    )
  const technician = { email: `${luz.uid}@correo.co` }
  await bookTomorrow(site, { technician, client: ana, hour: '09', status: 'confirmada' })
  const before = await rows()
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  const row = page.getByRole('listitem', { name: luz.nombre, exact: true })
  const block = row.getByRole('button', { name: /^Bloquear/ })
  await block.click()
  const dialog = page.getByRole('dialog', { name: `¿Bloquear a ${luz.nombre}?` })
  await expect(dialog.getByText('Se cancela 1 visita y se avisa a 1 cliente')).toBeVisible()
  await expect(dialog.getByText('Puedes deshacerlo durante 10 minutos.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(block).toBeFocused()
  expect(await rows()).toEqual(before)

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  // The reason is required: visits are cancelled. The product says so, not the browser.
  const reason = dialog.getByLabel(/^Motivo/)
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(REASON_MISSING)
  expect(await reason.evaluate((field: HTMLTextAreaElement) => field.validity.valid)).toBe(true)
  await page.keyboard.type('No llegó a dos visitas')
  await expect(dialog.getByText(REASON_MISSING)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await expect(row.getByText('Bloqueado', { exact: true })).toBeVisible()
  await expect(row).toBeFocused()
  await expect(page.getByText(`${luz.nombre} quedó bloqueado.`)).toBeVisible()
  await expect(page.getByText('Avisamos al cliente en 10 minutos.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Volvió su visita. Nadie recibió aviso.')).toBeVisible()
  await expect(row.getByText('Publicado por él')).toBeVisible()
  expect(await rows()).toEqual(before)
})

test('a toast goes when its act is undone from the dossier or the history', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const { uid, nombre } = await publishTechnician(site.sql, { nombre: `Luz ${newCity()}` })
  const toast = page.getByText(`${nombre} quedó bloqueado.`)
  const undo = page.getByRole('main').getByRole('button', { name: 'Deshacer' })
  for (const elsewhere of ['dossier', 'history']) {
    await open(page, `/admin/tecnicos/${uid}`)
    await page.getByRole('link', { name: `Bloquear a ${nombre}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click()
    await expect(toast).toBeVisible()
    if (elsewhere === 'history') await page.getByRole('link', { name: 'Ver todo' }).click()
    await undo.click()
    await expect(page.getByText('Publicado por él')).toBeVisible()
    await expect(toast).toHaveCount(0)
  }
})

test('what somebody else did before the question is loaded is not asked', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const luz = await publishTechnician(site.sql, { ciudad, nombre: `Luz ${ciudad}` })
  await page.route(/admin\/confirmar/, async route => {
    await site.sql(
      `update technicians set publicado = false, estado = 'bloqueado', "deletedAt" = now() where uid = $1`,
      [luz.uid],
    )
    await route.continue()
  })
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  const row = page.getByRole('listitem', { name: luz.nombre, exact: true })
  await row.getByRole('button', { name: /^Eliminar/ }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Sin resultados')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a question is asked although another act is answered while it loads', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await site.signIn('admin', context)
  const ciudad = newCity()
  const luz = await publishTechnician(site.sql, { ciudad, nombre: `Luz ${ciudad}` })
  const ana = await publishTechnician(site.sql, { ciudad, nombre: `Ana ${ciudad}` })
  await site.sql(`update technicians set publicado = false, estado = 'en_revision' where uid = $1`, [ana.uid])
  await open(page, `/admin?${new URLSearchParams({ ciudad })}`)
  const rowOf = ({ nombre }: { nombre: string }) => page.getByRole('listitem', { name: nombre, exact: true })
  await page.route(
    /admin\/confirmar/,
    async route => {
      await rowOf(ana)
        .getByRole('button', { name: /^Publicar/ })
        .click()
      await expect(rowOf(ana).getByText('Publicado', { exact: true })).toBeVisible()
      await route.continue().catch(() => {})
    },
    { times: 1 },
  )
  await rowOf(luz)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText(luz.nombre)
})
