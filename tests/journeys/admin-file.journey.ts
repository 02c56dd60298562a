// Issue 13: an administrator decides about documents in the file of a technician; the badge comes and goes with them.
import { addDays, bogotaDate, instantAt } from '#domain/bogota-time.ts'
import { openClockedSite } from '#tests/support/clocked-site.ts'
import { expect, expectAccessible, isHydrated, open, test } from '#tests/support/journey.ts'
import { publishTechnician } from '#tests/support/published-technicians.ts'
import { signedInPeople } from '#tests/support/signed-in.ts'
import { storeCheck } from '#tests/support/stored-checks.ts'

const TODAY = bogotaDate(new Date())
const LAST_DAY = addDays(TODAY, 2)

test('a document is returned and accepted later, the badge appears, expires by clock and goes', {
  tag: '@desktop',
}, async ({ page: like, browser }) => {
  const site = await openClockedSite(browser, like)
  const sql = async (query: string, values?: unknown[]) => (await site.pool.query(query, values)).rows
  try {
    const [camila = null] = await signedInPeople(site.pool, 1, 'admin')
    const luz = await publishTechnician(sql, { nombre: 'Luz Marina Cárdenas' })
    const sentAt = new Date()
    await storeCheck(sql, luz.uid, { sentAt })
    const page = await (await site.newContext(camila)).newPage()
    const guest = await (await site.newContext(null)).newPage()
    // The profile has one badge for each width.
    const badge = guest.getByRole('main').getByRole('link', { name: /^Verificado/ })

    await open(page, `/admin?${new URLSearchParams({ q: luz.nombre })}`)
    await page.getByRole('link', { name: luz.nombre, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(luz.nombre)
    await isHydrated(page)
    await expect(page.getByRole('button', { name: /^Verificar/ })).toBeDisabled()
    await expect(page.getByText('Para verificar falta aceptar la cédula.')).toBeVisible()

    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Cédula' }) })
    await row.getByText('Devolver la cédula').click()
    await row.getByLabel(/^¿Por qué/).fill('No se lee el número')
    await row.getByRole('button', { name: 'Devolver con este motivo' }).click()
    await expect(row.getByText('Motivo: No se lee el número')).toBeVisible()
    await expect(page.getByText('Devolvió la cédula')).toBeVisible()

    await storeCheck(sql, luz.uid, { sentAt })
    await page.reload()
    await isHydrated(page)
    await row.getByText('Corregir datos de la cédula').click()
    await row.getByLabel('Vencimiento').fill(LAST_DAY)
    await row.getByRole('button', { name: 'Aceptar con estos datos' }).click()
    await expect(row.getByText('Aceptada', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Verificar/ }).click()
    await expect(page.getByRole('button', { name: /^Quitar verificación/ })).toBeVisible()
    await guest.goto(`/tecnicos/${luz.slug}`)
    await expect(badge).toBeVisible()

    await site.setClock(instantAt(addDays(LAST_DAY, 1), '00:05') as Date)
    await site.pool.query(`select graphile_worker.add_job('expire-checks')`)
    await expect(async () => {
      await page.reload()
      await expect(row.getByText('Vencida', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByText('Sin verificar', { exact: true })).toBeVisible()
    await guest.goto(`/tecnicos/${luz.slug}`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(luz.nombre)
    await expect(badge).toHaveCount(0)
  } finally {
    await site.close()
  }
  expect(site.problems).toEqual([])
})

test('the files with long texts are accessible and fit the screen', async ({ page, site, context }) => {
  await site.signIn('admin', context)
  const nombre = 'María de los Ángeles Santofimio Rodríguez de la Concepción Bermúdez'
  const { uid } = await publishTechnician(site.sql, { nombre })
  await storeCheck(site.sql, uid, { entity: 'x'.repeat(80) })
  await storeCheck(site.sql, uid, { kind: 'training', status: 'accepted', expiresOn: addDays(TODAY, 9) })
  const [client] = (await site.sql(`select uid from users where role = 'cliente' limit 1`)) as {
    uid: string
  }[]
  await site.sql(
    `insert into reports ("reporterId", "subjectId", "targetKind", "targetId", reason, details, "createdAt")
     values ($1, $2, 'technician', $2, 'price', $3, now())`,
    [client?.uid ?? uid, uid, 'Dijo 60.000 y al final fueron 95.000'.repeat(8)],
  )
  for (const path of [`/admin/tecnicos/${uid}`, `/admin/usuarios/${uid}`, `/admin/tecnicos/${uid}/perfil`]) {
    await open(page, path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectAccessible(page)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([path, wider]).toEqual([path, 0])
  }
})
