import type { Browser, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#database/demo/accounts.ts'
import type { Fault, FaultySite } from '#tests/failure-pictures/faulty-site.ts'

interface Screen {
  readonly name: string
  /** The demo account; null for a guest. */
  readonly account: 'cliente' | 'tecnico' | null
  readonly path: (page: Page) => Promise<string>
  /** A form: fills it before the fault and returns what sends it. Missing: the page itself is loaded. */
  readonly fill?: (page: Page) => Promise<() => Promise<void>>
}

const at = (path: string) => async () => path

export const SCREENS: readonly Screen[] = [
  { name: 'Inicio', account: null, path: at('/') },
  { name: 'Catálogo', account: null, path: at('/tecnicos') },
  { name: 'Perfil', account: 'cliente', path: findProfile },
  { name: 'Mis reservas', account: 'cliente', path: at('/mis-reservas') },
  { name: 'Agenda', account: 'tecnico', path: at('/agenda') },
  { name: 'Mi perfil técnico', account: 'tecnico', path: at('/mi-perfil') },
  { name: 'Iniciar sesión', account: null, path: at('/auth/login'), fill: fillSignIn },
  { name: 'Reservar', account: 'cliente', path: findBookingForm, fill: fillBooking },
  { name: 'Aceptar una solicitud', account: 'tecnico', path: at('/agenda'), fill: acceptRequest },
  { name: 'Guardar el perfil', account: 'cliente', path: at('/perfil'), fill: saveProfile },
]

interface PictureOptions {
  readonly site: FaultySite
  readonly fault: Fault
  readonly screen: Screen
}

export async function takePicture(
  browser: Browser,
  { site, fault, screen }: PictureOptions,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
    // The pages that it keeps would be shown without network.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  try {
    if (screen.account) await signIn(page, screen.account)
    const path = await screen.path(page)
    const failure = screen.fill ? await openForm(page, path, screen.fill) : await wayTo(page, path, fault)
    const before = await page.getByRole('alert').count()
    site.begin(fault)
    await failure()
    await page.getByRole('alert').nth(before).scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    return await page.screenshot()
  } finally {
    await site.end(fault)
    await context.close()
  }
}

async function openForm(page: Page, path: string, fill: NonNullable<Screen['fill']>) {
  await page.goto(path, { waitUntil: 'networkidle' })
  return fill(page)
}

/** With a frozen database the document says it; otherwise the app does, on the way back to a page that was left. */
async function wayTo(page: Page, path: string, fault: Fault) {
  // Not opened before: guests would be shown the page that the server keeps.
  if (fault === 'frozen') return async () => void (await page.goto(path))
  await page.goto(path, { waitUntil: 'networkidle' })
  const other = path === '/' ? 'Catálogo' : 'Inicio'
  await page.getByRole('navigation').getByRole('link', { name: other, exact: true }).first().click()
  await page.waitForURL(url => url.pathname !== path)
  await page.waitForLoadState('networkidle')
  return async () => void (await page.goBack({ waitUntil: 'commit' }))
}

async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/auth/login')
  await (await fillSignIn(page, account))()
  await page.waitForURL(url => url.pathname !== '/auth/login')
}

async function fillSignIn(page: Page, account = 'cliente') {
  await page.getByLabel('Correo').fill(`${account}@demo.tecniya.co`)
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  return () => page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

async function findProfile(page: Page): Promise<string> {
  await page.goto('/tecnicos')
  const link = page.getByRole('link', { name: /^Ver perfil/ }).first()
  return (await link.getAttribute('href')) ?? ''
}

async function findBookingForm(page: Page): Promise<string> {
  await page.goto(await findProfile(page))
  return (await page.locator('a[href^="/agendar/"]').first().getAttribute('href')) ?? ''
}

/** The address names a free hour. */
async function fillBooking(page: Page) {
  await page.getByLabel('Descripción del trabajo').fill('Se tapó el sifón del lavaplatos.')
  return () => page.getByRole('button', { name: 'Confirmar reserva' }).first().click()
}

async function acceptRequest(page: Page) {
  return () =>
    page
      .getByRole('button', { name: /^Aceptar/ })
      .first()
      .click()
}

async function saveProfile(page: Page) {
  await page.getByLabel('Barrio').fill('Laureles')
  return () => page.getByRole('button', { name: 'Guardar', exact: true }).click()
}
