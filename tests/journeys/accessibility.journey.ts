// Every screen, for each role that may see it: no axe violation, no horizontal overflow, one main heading.
import type { Page } from '@playwright/test'
import type { Role } from '#domain/users/role.ts'
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'
import { EXPECTED } from '../access/expected-access.ts'

// Routes for calendars, crawlers and fetches are not screens.
const NOT_SCREENS = /\.(xml|txt|ics|png)$|^\/catalogo\/mas$/
const SCREENS = EXPECTED.filter(row => row.method === 'GET' && !NOT_SCREENS.test(row.at))
const pathsFor = (column: 'guest' | 'client' | 'technician' | 'admin') =>
  SCREENS.filter(row => row[column] === 200 || row[column] === 404).map(row => row.at)

const forGuests = pathsFor('guest')
const OWN: [role: Role, paths: string[]][] = [
  ['cliente', pathsFor('client')],
  ['tecnico', pathsFor('technician')],
  ['admin', pathsFor('admin')],
]

async function expectAccessibleAndFitting(page: Page) {
  await expectAccessible(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, 'pixels wider than the screen').toBeLessThanOrEqual(0)
}

for (const path of forGuests) {
  test(`${path} is accessible to a guest`, async ({ page }) => {
    await open(page, path)
    await expectAccessibleAndFitting(page)
  })
}

const checked = new Set(forGuests)
for (const [role, paths] of OWN) {
  for (const path of paths.filter(path => !forGuests.includes(path))) {
    // A screen already checked on both sizes differs for a further role only in the header: one size is enough.
    const tag = checked.has(path) ? ['@desktop'] : []
    checked.add(path)
    test(`${path} is accessible to role ${role}`, { tag }, async ({ page, site, context }) => {
      await site.signIn(role, context)
      await open(page, path)
      await expectAccessibleAndFitting(page)
    })
  }
}

test('forms that show an error are accessible', async ({ page }) => {
  for (const [path, button] of [
    ['/auth/login', 'Iniciar sesión'],
    ['/auth/register', 'Crear cuenta'],
    ['/auth/forgot', 'Enviar enlace'],
    ['/auth/reset?token=x', 'Guardar contraseña'],
  ] as const) {
    await open(page, path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessibleAndFitting(page)
  }
})

test('open menus are accessible', async ({ page, site, context }) => {
  await site.signIn('tecnico', context)
  await open(page, '/no-autorizado')
  for (const name of [/^Mi cuenta/, 'Especialidades']) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expectAccessibleAndFitting(page)
    await page.keyboard.press('Escape')
  }
})
