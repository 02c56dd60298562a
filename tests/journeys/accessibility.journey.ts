// No axe violation, no overflow and one main heading on any screen, for whoever may see it, on phones and desks.
import type { Page } from '@playwright/test'
import type { Role } from '#domain/users/role.ts'
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'
import { EXPECTED } from '../access/expected-access.ts'

// Addresses for programs (calendars, crawlers, the next twelve cards) are not screens.
const FOR_PROGRAMS = /\.(xml|txt|ics|png)$|^\/catalogo\/mas$/
const READ = EXPECTED.filter(row => row.method === 'GET' && !FOR_PROGRAMS.test(row.at))
const pathsFor = (column: 'guest' | 'client' | 'technician' | 'admin') =>
  READ.filter(row => row[column] === 200 || row[column] === 404).map(row => row.at)

const forGuests = pathsFor('guest')
const OWN: [role: Role, paths: string[]][] = [
  ['cliente', pathsFor('client')],
  ['tecnico', pathsFor('technician')],
  ['admin', pathsFor('admin')],
]

async function expectSound(page: Page) {
  await expectAccessible(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, 'pixels wider than the screen').toBeLessThanOrEqual(0)
}

for (const path of forGuests) {
  test(`${path} is sound for a guest`, async ({ page }) => {
    await open(page, path)
    await expectSound(page)
  })
}

for (const [role, paths] of OWN) {
  for (const path of paths.filter(path => !forGuests.includes(path))) {
    test(`${path} is sound for a ${role}`, async ({ page, site, context }) => {
      await site.signIn(role, context)
      await open(page, path)
      await expectSound(page)
    })
  }
}

test('the forms are sound while they complain', async ({ page }) => {
  for (const [path, button] of [
    ['/auth/login', 'Iniciar sesión'],
    ['/auth/register', 'Crear cuenta'],
    ['/auth/forgot', 'Enviar enlace'],
    ['/auth/reset?token=x', 'Guardar contraseña'],
  ] as const) {
    await open(page, path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectSound(page)
  }
})

test('the menus are sound while they are open', async ({ page, site, context }) => {
  await site.signIn('tecnico', context)
  await open(page, '/no-autorizado')
  for (const name of [/^Mi cuenta/, 'Especialidades']) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expectSound(page)
    await page.keyboard.press('Escape')
  }
})
