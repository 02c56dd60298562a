// The photo of the profile editor as journeys use it.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { Site } from '#tests/support/browser/journey.ts'
import { picture } from '#tests/support/people/pictures.ts'
import { newCity } from '#tests/support/people/published-technicians.ts'

export const UPLOAD_ROUTE = '**/mi-perfil/foto/subida'
export const SAVED = 'Foto subida y guardada.'

/** A file for setInputFiles(). */
export async function photoFile(size?: Parameters<typeof picture>[0]) {
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture(size) }
}

export function photoInput(page: Page): Locator {
  return page.getByLabel(/^(Subir|Cambiar) foto$/)
}

export function confirmPhotoButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Usar esta foto' })
}

/** A published technician without a photo, signed in in this context. */
export async function signInTechnicianWithoutPhoto(site: Site, context: BrowserContext) {
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

/** The same in a context whose browser errors do not fail the test. */
export async function unwatchedContext(
  browser: Browser,
  site: Site,
  network: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': network },
  })
  await signInTechnicianWithoutPhoto(site, context)
  return context
}
