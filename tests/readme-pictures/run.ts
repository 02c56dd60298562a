// `npm run readme-pictures -- http://localhost:3000`: takes the pictures of the README from a running program with its
// demonstration. The files are committed.
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGS, chromiumPath } from '#tests/support/browser/chromium.ts'

const FOLDER = 'docs/pictures'
const DESKTOP = { viewport: { width: 1280, height: 800 }, width: 960 }
const PHONE = { viewport: { width: 360, height: 779 }, width: 300 }
const GAP = 20

type Person = 'cliente' | 'tecnico' | 'admin' | null
const SCREENS = [
  { file: 'home-desktop', path: '/', as: null },
  { file: 'catalogue-desktop', path: '/tecnicos?q=plomero+en+suba', as: 'cliente' },
  { file: 'editor-desktop', path: '/mi-perfil', as: 'tecnico' },
  { file: 'admin-desktop', path: '/admin', as: 'admin' },
] as const

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
try {
  for (const { file, path, as } of SCREENS)
    await sharp(await takePicture(browser, { path, as }, DESKTOP))
      .png({ palette: true })
      .toFile(`${FOLDER}/${file}.png`)
  await writePhones(browser)
} finally {
  await browser.close()
}

/** Home, booking, Mis reservas and agenda side by side. */
async function writePhones(browser: Browser) {
  const booking = (await (await fetch(`${origin}/tecnicos?q=plomero+en+suba`)).text()).match(/\/agendar\/\w+/)
  const pictures: Buffer[] = []
  for (const [path, as] of [
    ['/', null],
    [booking?.[0] ?? '/tecnicos', 'cliente'],
    ['/mis-reservas', 'cliente'],
    ['/agenda', 'tecnico'],
  ] as const)
    pictures.push(await takePicture(browser, { path, as }, PHONE))
  const height = Math.floor((PHONE.viewport.height * PHONE.width) / PHONE.viewport.width)
  const width = pictures.length * (PHONE.width + GAP) - GAP
  await sharp({ create: { width, height, channels: 4, background: '#ffffff' } })
    .composite(pictures.map((input, index) => ({ input, top: 0, left: index * (PHONE.width + GAP) })))
    .png({ palette: true })
    .toFile(`${FOLDER}/phones.png`)
}

async function takePicture(
  browser: Browser,
  { path, as }: { path: string; as: Person },
  { viewport, width }: typeof DESKTOP,
): Promise<Buffer> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  if (as) {
    await page.goto(`${origin}/auth/login`)
    await page.getByLabel('Correo').fill(`${as}@demo.tecniya.co`)
    await page.getByLabel('Contraseña', { exact: true }).fill('demo-tecniya')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  }
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await context.close()
  const height = Math.floor((viewport.height * width) / viewport.width)
  return sharp(picture).resize(width, height).toBuffer()
}
