// A technician and a day to book, for journeys about bookings.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addDays, bogotaDate, weekdayOf } from '#platform/domain/time.ts'
import type { Site } from '#tests/support/browser/journey.ts'

const SATURDAY = 5

/** A day from Monday to Friday, after tomorrow. */
export function workday(): string {
  let date = addDays(bogotaDate(new Date()), 2)
  while (weekdayOf(date) >= SATURDAY) date = addDays(date, 1)
  return date
}

/** Signs a new technician in in this context and publishes the profile. */
export async function signInPublishedTechnician(
  site: Site,
  context: BrowserContext,
): Promise<{ uid: string }> {
  const { email } = await site.signIn('tecnico', context)
  const [row] = await site.sql<{ uid: string }>(
    `update technicians set publicado = true, especialidades = '{Plomería}'
     where uid = (select uid from users where email = $1) returning uid`,
    [email],
  )
  if (!row) throw new Error('no technician stored')
  return row
}

/** A browser of somebody else. */
export function newContext(browser: Browser, page: Page, network: string) {
  return browser.newContext({
    baseURL: process.env.JOURNEY_ORIGIN ?? '',
    viewport: page.viewportSize(),
    extraHTTPHeaders: { 'x-forwarded-for': network },
  })
}
