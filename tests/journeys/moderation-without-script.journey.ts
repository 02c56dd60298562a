// The admin panel as links and forms.
import { expect, test } from '#tests/support/journey.ts'
import { newCity, publishMany } from '#tests/support/published-technicians.ts'

test.use({ javaScriptEnabled: false })

test('technicians are searched, paged, blocked, deleted and their history read without JavaScript', {
  tag: '@phone',
}, async ({ page, site, context }) => {
  const admin = await site.signIn('admin', context)
  const ciudad = newCity()
  const [first] = await publishMany(site.sql, 21, { ciudad, nombre: `Nubia ${ciudad}` })
  const name = first?.nombre ?? ''
  await page.goto('/admin')
  const search = page.getByRole('search', { name: 'Buscar técnicos' })
  await search.getByRole('searchbox').fill(`NÚBIA ${ciudad}`)
  await search.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('Mostrando 1 a 20')).toBeVisible()
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Mostrando 21 a 21')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()

  const row = page.getByRole('listitem', { name, exact: true })
  await row.getByRole('button', { name: /^Bloquear/ }).click()
  await expect(page.getByRole('status')).toContainText(`${name} quedó bloqueado.`)
  await expect(page).toHaveURL(/q=N/)
  await expect(row.getByText('Bloqueado', { exact: true })).toBeVisible()
  await search.getByLabel('Estado').selectOption('Bloqueado')
  await search.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('Mostrando 1 a 1')).toBeVisible()

  await row.getByRole('button', { name: /^Eliminar/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '¿Eliminar (soft) este técnico? Se ocultará del listado incluso al refrescar.',
  )
  await page.getByLabel(/^Motivo/).fill('Cuenta repetida')
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('status')).toContainText(`${name} quedó eliminado de la lista.`)
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('status')).toContainText(`${name} está como antes.`)
  await expect(row.getByText('Bloqueado', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Eliminar/ }).click()
  await page.getByLabel(/^Motivo/).fill('Cuenta repetida')
  await page.getByRole('button', { name: 'Eliminar' }).click()
  // With the state: the digits of its name may occur in the city of the others.
  await page.goto(`/admin?${new URLSearchParams({ q: name, estado: 'bloqueado' })}`)
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()

  await page.goto(`/admin/historial/tecnico/${first?.uid}`)
  await expect(page.getByText('Motivo: Cuenta repetida').first()).toBeVisible()
  await expect(page.getByText(`${admin.name} ·`).first()).toBeVisible()
})

test('accounts are blocked, unblocked and deleted without JavaScript; one’s own has no buttons', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  const admin = await site.signIn('admin', context)
  const ana = await site.registerPerson()
  await page.goto(`/admin?${new URLSearchParams({ tab: 'usuarios', q: ana.email })}`)
  const row = page.getByRole('listitem', { name: ana.name, exact: true })
  await row.getByRole('button', { name: /^Bloquear/ }).click()
  await expect(page.getByRole('status')).toContainText(`La cuenta de ${ana.name} quedó bloqueada.`)
  await row.getByRole('button', { name: /^Desbloquear/ }).click()
  await expect(row.getByText('Activa')).toBeVisible()
  await row.getByRole('button', { name: /^Eliminar/ }).click()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('status')).toContainText(
    `La cuenta de ${ana.name} quedó eliminada de la lista.`,
  )
  await expect(page).toHaveURL(/tab=usuarios/)

  await page.goto(`/admin?${new URLSearchParams({ tab: 'usuarios', q: admin.email })}`)
  const own = page.getByRole('listitem', { name: admin.name, exact: true })
  await expect(own).toContainText('(tú)')
  await expect(own.getByRole('button')).toHaveCount(0)
})
