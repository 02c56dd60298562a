// The profile editor (/mi-perfil) as journeys use it.
import type { Locator, Page } from '@playwright/test'
import type { Site } from '#tests/support/browser/journey.ts'

/** Phone and desktop have a button each: the visible one. */
export function editorButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true })
}

/** Stores a photo without the upload, which has its own journey. */
export async function givePhoto(site: Site, email: string): Promise<void> {
  await site.sql(
    `update technicians set "fotoURL" = '/people/nelson.svg' where uid = (select uid from users where email = $1)`,
    [email],
  )
}
