// Section 2: a photo upload that fails is retried, cancelled or reported.
import { expect, isHydrated, test } from '#tests/support/browser/journey.ts'
import {
  confirmPhotoButton,
  photoFile,
  photoInput,
  SAVED,
  UPLOAD_ROUTE,
  unwatchedContext,
} from '#tests/support/browser/photo-page.ts'

test('an upload that fails is tried again, can be cancelled, and is reported in the end', {
  tag: '@desktop',
}, async ({ browser, site, network }) => {
  const context = await unwatchedContext(browser, site, network)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/mi-perfil')
  await isHydrated(page)
  const waiting = page.getByText(/Reintentamos en \d s\./)
  let hours = 0
  const upload = async () => {
    await photoInput(page).setInputFiles(await photoFile())
    await expect(confirmPhotoButton(page)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000 * ++hours)
    await confirmPhotoButton(page).click()
  }

  await test.step('cancelled', async () => {
    await page.route(UPLOAD_ROUTE, route => route.abort())
    await upload()
    await expect(waiting).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText(/Reintentamos en/)).toBeHidden()
    await page.clock.resume()
    await expect(photoInput(page)).toBeEnabled()
    await page.unroute(UPLOAD_ROUTE)
  })

  await test.step('reported', async () => {
    await page.route(UPLOAD_ROUTE, route =>
      route.fulfill({ status: 424, json: { text: 'No pudimos subir tu foto.' } }),
    )
    await photoInput(page).setInputFiles(await photoFile())
    await confirmPhotoButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('No pudimos subir tu foto.')
    await page.unroute(UPLOAD_ROUTE)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText(SAVED)).toBeVisible()
  })

  await test.step('tried a third time', async () => {
    let uploads = 0
    await page.route(UPLOAD_ROUTE, route =>
      ++uploads <= 2 ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await upload()
    await expect(page.getByText(SAVED)).toBeHidden()
    for (const waits of [1, 2]) {
      await expect(waiting).toBeVisible()
      expect(uploads).toBe(waits)
      await page.clock.fastForward(waits * 1_000 + 1_000)
      if (waits === 1) await expect.poll(() => uploads).toBe(2)
    }
    await expect(page.getByText(SAVED)).toBeVisible()
    expect(uploads).toBe(3)
  })
  await context.close()
})
