// Every screen, for each role that may see it: no axe violation, no horizontal overflow, one main heading.
import type { Page } from '@playwright/test'
import type { Role } from '#domain/users/role.ts'
import { expect, expectAccessible, open, test } from '#tests/support/journey.ts'
import { EXPECTED } from '../access/expected-access.ts'

// Routes for calendars, crawlers, fetches and photos are not screens.
const NOT_SCREENS =
  /\.(xml|txt|ics|png)$|^\/(catalogo\/mas|buscar\/sugerencias|tecnicos\/.+\/revisiones|avisos|perfil\/datos\/.+|auth\/entrar\/oidc|(?:fotos|documentos)\/.+)$/
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

/** One page for all screens of a role: a new context for each would spend most of the time on loading the scripts again. */
async function expectScreens(page: Page, paths: readonly string[]) {
  // Many screens: three times the usual limit on a busy machine.
  test.slow()
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path)
      await expectAccessibleAndFitting(page)
    })
}

test('the screens of guests are accessible', async ({ page }) => expectScreens(page, forGuests))

const checked = new Set(forGuests)
for (const [role, paths] of OWN) {
  const own = paths.filter(path => !forGuests.includes(path))
  const first = own.filter(path => !checked.has(path))
  // A screen already checked on both sizes differs for a further role only in the header: one size is enough.
  const repeated = own.filter(path => checked.has(path))
  for (const path of own) checked.add(path)
  for (const [title, screens, tag] of [
    [`the screens of role ${role} are accessible`, first, []],
    [`the screens that role ${role} shares are accessible`, repeated, ['@desktop']],
  ] as const) {
    if (screens.length === 0) continue
    test(title, { tag: [...tag] }, async ({ page, site, context }) => {
      await site.signIn(role, context)
      await expectScreens(page, screens)
    })
  }
}

test('forms that show an error are accessible', async ({ page }) => {
  for (const [path, button] of [
    ['/auth/login', 'Iniciar sesión'],
    ['/auth/register', 'Crear cuenta'],
    ['/auth/forgot', 'Enviar enlace'],
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
