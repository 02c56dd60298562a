// The profile editor (/mi-perfil) as journeys use it.
import type { Locator, Page } from '@playwright/test'
import type { Site } from '#tests/support/browser/journey.ts'

/** Phone and desktop have a button each: the visible one. */
export function editorButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true })
}

/** A card or row of the form: what it holds is folded under its title. */
export function editorSection(page: Page, title: string): Locator {
  return page.locator('details').filter({ has: page.locator('summary').getByText(title, { exact: true }) })
}

/** Opens a folded card or row. */
export async function unfold(page: Page, title: string): Promise<void> {
  const section = editorSection(page, title)
  if (!(await section.evaluate(element => (element as HTMLDetailsElement).open)))
    await section.locator('summary').first().click()
}

/** Stores a photo without the upload, which has its own journey. */
export async function givePhoto(site: Site, email: string): Promise<void> {
  await site.sql(
    `update technicians set "fotoURL" = '/people/nelson.svg' where uid = (select uid from users where email = $1)`,
    [email],
  )
}
