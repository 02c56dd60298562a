// Section 2, the photo of the editor: chosen, cropped, sent and seen by everybody.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PHOTO_MAX_BYTES } from '#domain/technicians/photo.ts'
import { expect, expectAccessible, isHydrated, open, type Site, test } from '#tests/support/journey.ts'
import { followedBy, picture } from '#tests/support/pictures.ts'
import { newCity } from '#tests/support/published-technicians.ts'
import { CHECKLIST_TEXTS } from '#wording/publish-checklist.ts'

const UPLOAD = '**/mi-perfil/foto/subida'
const SAVED = 'Foto subida y guardada.'

const photo = async (size?: Parameters<typeof picture>[0]) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture(size),
})
const chooser = (page: Page) => page.getByLabel(/^(Subir|Cambiar) foto$/)
const use = (page: Page) => page.getByRole('button', { name: 'Usar esta foto' })

/** A technician in the catalogue, still without a face. */
async function newTechnician(site: Site, context: BrowserContext) {
  const { email } = await site.signIn('tecnico', context)
  await context.request.get('/mi-perfil')
  const ciudad = newCity()
  const [row] = await site.sql<{ slug: string; nombre: string }>(
    `update technicians set publicado = true, ciudad = $2 from users
      where users.uid = technicians.uid and users.email = $1 returning slug, nombre`,
    [email, ciudad],
  )
  return { ciudad, slug: row?.slug ?? '', nombre: row?.nombre ?? '' }
}

/** A browser whose failures are wanted: nobody watches it. */
async function unwatched(browser: Browser, site: Site, network: string) {
  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': network },
  })
  await newTechnician(site, context)
  return context
}

test('a photo is chosen, cropped, sent with its progress, and seen by a guest', async ({
  page,
  site,
  context,
  browser,
}) => {
  const { slug, nombre } = await newTechnician(site, context)
  await open(page, '/mi-perfil')
  await expect(page.getByText(`${CHECKLIST_TEXTS.photo}: falta`)).toBeAttached()
  await chooser(page).setInputFiles(await photo({ width: 1_200, height: 600 }))
  const stage = page.getByRole('img', { name: 'Tu foto, como va a quedar' })
  await expect(stage).toBeVisible()
  await expectAccessible(page)

  // Dragged to the right, its left is seen: red all over.
  const box = await stage.boundingBox()
  if (!box) throw new Error('no stage')
  await page.mouse.move(box.x + 20, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 5, box.y + 50, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByLabel('Mover a los lados')).toHaveValue('0')

  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(UPLOAD, async route => {
    await held
    await route.continue()
  })
  await use(page).click()
  await expect(page.getByRole('progressbar', { name: 'Subiendo tu foto…' })).toBeVisible()
  await expect(chooser(page)).toBeDisabled()
  await expectAccessible(page)
  letGo()
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible()
  await expect(page.getByText(`${CHECKLIST_TEXTS.photo}: listo`)).toBeAttached()
  await expectAccessible(page)

  const guest = await browser.newPage({ baseURL: site.origin })
  await guest.goto(`/tecnicos/${slug}`)
  const portrait = guest.getByRole('img', { name: `Foto de ${nombre}` })
  await expect(portrait).toBeVisible()
  await expect.poll(() => coloursOf(guest, `Foto de ${nombre}`)).toEqual({ left: 'red', right: 'red' })
  await guest.close()
})

/** The colours at both sides of a picture, a tenth from its edges. */
async function coloursOf(page: Page, name: string) {
  return page.getByRole('img', { name }).evaluate(async image => {
    const picture = image as HTMLImageElement
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 100
    canvas.height = 100
    const pen = canvas.getContext('2d')
    pen?.drawImage(picture, 0, 0, 100, 100)
    const at = (x: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(x, 50, 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    }
    return { left: at(10), right: at(90) }
  })
}

test('a server that fails twice is asked a third time, and all is well', { tag: '@desktop' }, async ({
  browser,
  site,
  network,
}) => {
  const context = await unwatched(browser, site, network)
  const page = await context.newPage()
  await page.clock.install()
  let asked = 0
  await page.route(UPLOAD, route => (++asked <= 2 ? route.fulfill({ status: 503 }) : route.continue()))
  await page.goto('/mi-perfil')
  await isHydrated(page)
  await chooser(page).setInputFiles(await photo())
  await use(page).click()
  for (const waits of [1, 2]) {
    await expect(page.getByText(/Reintentamos en \d s\./)).toBeVisible()
    expect(asked).toBe(waits)
    await page.clock.fastForward(waits * 1_000 + 1_000)
    if (waits === 1) await expect.poll(() => asked).toBe(2)
  }
  await expect(page.getByText(SAVED)).toBeVisible()
  expect(asked).toBe(3)
  await context.close()
})

test('whoever does not want to wait calls it off, and what cannot be mended is told', {
  tag: '@desktop',
}, async ({ browser, site, network }) => {
  const context = await unwatched(browser, site, network)
  const page = await context.newPage()
  await page.goto('/mi-perfil')
  await isHydrated(page)
  await page.route(UPLOAD, route => route.abort())
  await chooser(page).setInputFiles(await photo())
  await use(page).click()
  await expect(page.getByText(/Reintentamos en/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText(/Reintentamos en/)).toBeHidden()
  await expect(chooser(page)).toBeEnabled()

  await page.unroute(UPLOAD)
  await page.route(UPLOAD, route =>
    route.fulfill({ status: 424, json: { text: 'No pudimos subir tu foto.' } }),
  )
  await chooser(page).setInputFiles(await photo())
  await use(page).click()
  await expect(page.getByRole('alert')).toHaveText('No pudimos subir tu foto.')
  await page.unroute(UPLOAD)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await context.close()
})

test('what is no photo, or too large, is told before it is sent', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await newTechnician(site, context)
  await open(page, '/mi-perfil')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const jpeg = await picture()
  const tell = async (buffer: Buffer, text: string) => {
    await chooser(page).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('alert')).toHaveText(text)
  }
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['GIF89a, not a photo'], 'foto.jpg', { type: 'image/jpeg' }))
    return carried
  })
  await page.getByRole('form', { name: 'Foto' }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('alert')).toHaveText('Formato no permitido. Usa JPG, PNG o WEBP.')
  await tell(Buffer.from('<!doctype html>'), 'Formato no permitido. Usa JPG, PNG o WEBP.')
  await tell(followedBy(jpeg, { upTo: PHOTO_MAX_BYTES + 1 }), 'La imagen supera el tamaño máximo (5MB).')
  await tell(jpeg.subarray(0, 30), 'La imagen llegó dañada o incompleta. Prueba con otra.')
  await expectAccessible(page)
  expect(sent).toEqual([])
  await chooser(page).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: followedBy(jpeg, { upTo: PHOTO_MAX_BYTES }),
  })
  await expect(use(page)).toBeVisible()
})

test('the keyboard alone does it', { tag: '@desktop' }, async ({ page, site, context }) => {
  await newTechnician(site, context)
  // A key is quicker than the ear for what it opens: we listen from the start.
  const asked = page.waitForEvent('filechooser')
  await open(page, '/mi-perfil')
  await chooser(page).focus()
  await page.keyboard.press('Enter')
  await (await asked).setFiles(await photo({ width: 1_200, height: 900 }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByLabel('Acercar').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Mover a los lados')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Mover a los lados')).toHaveValue('51')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await chooser(page).setInputFiles(await photo())
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    if (await use(page).evaluate(button => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(use(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(SAVED)).toBeVisible()
})

test('a phone fetches no more of a photo than it shows', { tag: '@desktop' }, async ({
  browser,
  site,
  network,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    extraHTTPHeaders: { 'x-forwarded-for': network },
  })
  const { ciudad } = await newTechnician(site, context)
  const multipart = { file: await photo({ width: 900, height: 900 }) }
  const answer = await context.request.post('/mi-perfil/foto/subida', {
    multipart,
    headers: { origin: site.origin },
  })
  expect(answer.status()).toBe(200)
  const page = await context.newPage()
  await page.goto(`/tecnicos?ciudad=${encodeURIComponent(ciudad)}`)
  const image = page.getByRole('article').locator('img')
  await expect(image).toBeVisible()
  const shown = await image.evaluate(element => {
    const { width, height } = element.getBoundingClientRect()
    return {
      most: Math.max(width, height) * devicePixelRatio,
      from: (element as HTMLImageElement).currentSrc,
    }
  })
  const [, width, height] = /w_(\d+),h_(\d+)/.exec(shown.from) ?? []
  expect(Number(width)).toBeLessThanOrEqual(shown.most)
  expect(Number(height)).toBeLessThanOrEqual(shown.most)
  expect(Number(width)).toBeGreaterThanOrEqual(shown.most * 0.75)
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a file and a button do it, with the same words', async ({ page, site, context, browser }) => {
    const { slug, nombre } = await newTechnician(site, context)
    await page.goto('/mi-perfil')
    const send = page.getByRole('button', { name: 'Guardar foto' })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Elige una foto.')
    await chooser(page).setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html></html>'),
    })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('Formato no permitido. Usa JPG, PNG o WEBP.')
    await chooser(page).setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: followedBy(await picture(), { upTo: PHOTO_MAX_BYTES + 1 }),
    })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText('La imagen supera el tamaño máximo (5MB).')
    await chooser(page).setInputFiles(await photo())
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible()
    await page.getByRole('link', { name: 'Volver a tu perfil' }).click()
    await expect(page).toHaveURL(/\/mi-perfil$/)

    const guest = await browser.newPage({ baseURL: site.origin })
    await guest.goto(`/tecnicos/${slug}`)
    await expect(guest.getByRole('img', { name: `Foto de ${nombre}` })).toBeVisible()
    await guest.close()
  })
})
