// Section 2, the photo of the editor: chosen, cropped, uploaded and shown.
import type { Locator, Page } from '@playwright/test'
import { PHOTO_MAX_BYTES } from '#platform/domain/photo.ts'
import { CHECKLIST_TEXTS } from '#technicians/wording/profile-status.ts'
import { expect, expectAccessible, open, test } from '#tests/support/browser/journey.ts'
import {
  confirmPhotoButton,
  photoFile,
  photoInput,
  SAVED,
  signInTechnicianWithoutPhoto,
  UPLOAD_ROUTE,
} from '#tests/support/browser/photo-page.ts'
import { followedBy, picture } from '#tests/support/people/pictures.ts'

test('a photo is chosen, cropped, uploaded with progress, and shown to a guest', { tag: '@phone' }, async ({
  page,
  site,
  context,
  browser,
}) => {
  const { slug, nombre, ciudad } = await signInTechnicianWithoutPhoto(site, context)
  await open(page, '/mi-perfil')
  await expect(page.getByText(`${CHECKLIST_TEXTS.photo}: falta`)).toBeAttached()
  await photoInput(page).setInputFiles(await photoFile({ width: 1_200, height: 600 }))
  const stage = page.getByRole('img', { name: 'Tu foto, como va a quedar' })
  await expect(stage).toBeVisible()
  await expectAccessible(page)

  // Dragged to the right, only the red left half is in the frame.
  const box = await stage.boundingBox()
  if (!box) throw new Error('no stage')
  await page.mouse.move(box.x + 20, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 5, box.y + 50, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByLabel('Mover a los lados')).toHaveValue('0')

  const upload = Promise.withResolvers<void>()
  await page.route(UPLOAD_ROUTE, async route => {
    await upload.promise
    await route.continue()
  })
  await confirmPhotoButton(page).click()
  await expect(page.getByRole('progressbar', { name: 'Subiendo tu foto…' })).toBeVisible()
  await expect(photoInput(page)).toBeDisabled()
  await expectAccessible(page)
  upload.resolve()
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible()
  await expect(page.getByText(`${CHECKLIST_TEXTS.photo}: listo`)).toBeAttached()
  await expectAccessible(page)

  const guest = await browser.newPage({
    baseURL: site.origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  })
  // A phone loads it no larger than it is shown. First: a browser prefers a larger one that it has.
  await guest.goto(`/tecnicos?ciudad=${encodeURIComponent(ciudad)}`)
  const { url, maxPixels } = await displayOf(guest.getByRole('article').locator('img'))
  const [, width, height] = /w_(\d+),h_(\d+)/.exec(url) ?? []
  expect(Number(width)).toBeLessThanOrEqual(maxPixels)
  expect(Number(height)).toBeLessThanOrEqual(maxPixels)
  expect(Number(width)).toBeGreaterThanOrEqual(maxPixels * 0.75)

  await guest.goto(`/tecnicos/${slug}`)
  const portrait = guest.getByRole('img', { name: `Foto de ${nombre}` })
  await expect(portrait).toBeVisible()
  await expect.poll(() => coloursOf(guest, `Foto de ${nombre}`)).toEqual({ left: 'red', right: 'red' })
  await guest.close()
})

async function displayOf(image: Locator) {
  await expect(image).toBeVisible()
  return image.evaluate(element => {
    const { width, height } = element.getBoundingClientRect()
    return {
      maxPixels: Math.max(width, height) * devicePixelRatio,
      url: (element as HTMLImageElement).currentSrc,
    }
  })
}

/** The colours of an image near its left and right edges. */
async function coloursOf(page: Page, name: string) {
  const portrait = page.getByRole('img', { name }).locator('img')
  return portrait.evaluate(async image => {
    const picture = image as HTMLImageElement
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 100
    canvas.height = 100
    const pen = canvas.getContext('2d')
    pen?.drawImage(picture, 0, 0, 100, 100)
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(x, 50, 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    }
    return { left: colourAt(10), right: colourAt(90) }
  })
}

test('a file that is no photo or too large is reported before it is sent', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await signInTechnicianWithoutPhoto(site, context)
  await open(page, '/mi-perfil')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const jpeg = await picture()
  const expectError = async (buffer: Buffer, text: string) => {
    await photoInput(page).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('alert')).toHaveText(text)
  }
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['GIF89a, not a photo'], 'foto.jpg', { type: 'image/jpeg' }))
    return carried
  })
  await page.getByRole('group', { name: 'Foto' }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('alert')).toHaveText('Formato no permitido. Usa JPG, PNG o WEBP.')
  await expectError(Buffer.from('<!doctype html>'), 'Formato no permitido. Usa JPG, PNG o WEBP.')
  await expectError(
    followedBy(jpeg, { upTo: PHOTO_MAX_BYTES + 1 }),
    'La imagen supera el tamaño máximo (5MB).',
  )
  await expectError(jpeg.subarray(0, 30), 'La imagen llegó dañada o incompleta. Prueba con otra.')
  await expectAccessible(page)
  expect(sent).toEqual([])
  await photoInput(page).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: followedBy(jpeg, { upTo: PHOTO_MAX_BYTES }),
  })
  await expect(confirmPhotoButton(page)).toBeVisible()
})

test('a photo is chosen, cropped and uploaded by keyboard alone', { tag: '@desktop' }, async ({
  page,
  site,
  context,
}) => {
  await signInTechnicianWithoutPhoto(site, context)
  // Listen before the key is pressed: the event comes at once.
  const fileChooser = page.waitForEvent('filechooser')
  await open(page, '/mi-perfil')
  await photoInput(page).focus()
  await page.keyboard.press('Enter')
  await (await fileChooser).setFiles(await photoFile({ width: 1_200, height: 900 }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByLabel('Acercar').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Mover a los lados')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Mover a los lados')).toHaveValue('51')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await photoInput(page).setInputFiles(await photoFile())
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    if (await confirmPhotoButton(page).evaluate(button => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(confirmPhotoButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(SAVED)).toBeVisible()
})
