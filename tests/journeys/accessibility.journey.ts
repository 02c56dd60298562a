// Every screen, for a role that may see it: no axe violation, no horizontal overflow, one main heading, no two links or buttons
// that sound alike. On a phone; on a desktop those that are laid out otherwise there. Its fields at every width.
import type { Page } from '@playwright/test'
import { expectDistinctNames } from '#tests/support/browser/distinct-names.ts'
import { expectRoomToType } from '#tests/support/browser/field-widths.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import { EXPECTED, type Row } from '../access/expected-access.ts'

// Routes for calendars, crawlers, fetches and photos are not screens.
const NOT_SCREENS =
  /\.(xml|txt|ics|png|csv)$|^\/(catalogo\/mas|buscar\/sugerencias|tecnicos\/.+\/revisiones|avisos|perfil\/datos\/.+|auth\/entrar\/oidc|(?:fotos|documentos)\/.+)$/
const SCREENS = EXPECTED.filter(row => row.method === 'GET' && !NOT_SCREENS.test(row.at))
/** What is not found is the same page everywhere, except for technicians. */
const NOT_FOUND = ['/no-existe', '/tecnicos/nadie', '/agendar/nadie']
const COLUMNS = { cliente: 'client', tecnico: 'technician', admin: 'admin' } as const

const isScreenFor = (row: Row, column: 'guest' | (typeof COLUMNS)[keyof typeof COLUMNS]) =>
  row[column] === 200 || (row[column] === 404 && NOT_FOUND.includes(row.at))

/** With a sidebar, columns or tables from the width of a desktop on. */
const DESKTOP_LAYOUTS = {
  guest: ['/', '/tecnicos', '/auth/login', '/auth/register', '/privacidad'],
  cliente: ['/mis-reservas', '/perfil'],
  tecnico: ['/agenda', '/mi-perfil', '/mi-perfil/verificacion'],
  admin: [
    '/admin',
    '/admin?tab=usuarios',
    '/admin/resenas',
    '/admin/reservas',
    '/admin/reportes',
    '/admin/avisos',
  ],
} as const

async function expectAccessibleAndFitting(page: Page) {
  await expectAccessible(page)
  await expectDistinctNames(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, 'pixels wider than the screen').toBeLessThanOrEqual(0)
}

/** One page for all of them: a new context for each would spend most of the time on loading the scripts again. */
async function expectScreens(page: Page, paths: readonly string[]) {
  // Many screens: three times the usual limit on a busy machine.
  test.slow()
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path)
      await expectAccessibleAndFitting(page)
      // At every width: once is enough.
      if (test.info().project.name === 'phone') await expectRoomToType(page)
    })
}

async function expectMenus(page: Page) {
  await open(page, '/no-autorizado')
  for (const name of [/^Mi cuenta/, 'Especialidades']) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expectAccessibleAndFitting(page)
    await page.keyboard.press('Escape')
  }
}

const forGuests = SCREENS.filter(row => isScreenFor(row, 'guest')).map(row => row.at)
test('the screens of guests are accessible', { tag: '@phone' }, async ({ page }) =>
  expectScreens(page, forGuests),
)

// A screen that another role sees too differs for this one only in the header, which the open menus show.
const checked = new Set(forGuests)
for (const role of ['cliente', 'tecnico', 'admin'] as const) {
  const own = SCREENS.filter(row => isScreenFor(row, COLUMNS[role]) && !checked.has(row.at)).map(
    row => row.at,
  )
  for (const path of own) checked.add(path)
  test(`the screens of role ${role} are accessible, and its open menus`, { tag: '@phone' }, async ({
    page,
    site,
    context,
  }) => {
    await site.signIn(role, context)
    await expectScreens(page, own)
    await expectMenus(page)
  })
}

test('the screens that a desktop lays out otherwise are accessible, and the open menus', {
  tag: '@desktop',
}, async ({ page, site, context }) => {
  await expectScreens(page, DESKTOP_LAYOUTS.guest)
  for (const role of ['cliente', 'tecnico', 'admin'] as const) {
    await site.signIn(role, context)
    await expectScreens(page, DESKTOP_LAYOUTS[role])
  }
  await expectMenus(page)
})

test('forms that show an error are accessible', { tag: '@phone' }, async ({ page }) => {
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
