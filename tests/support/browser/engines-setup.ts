// Before the journeys in Firefox and WebKit: both are installed, and the site of the journeys runs.
import { requireFirefox } from '#tests/support/browser/firefox.ts'
import startSite from '#tests/support/browser/journey-site.ts'
import { requireWebKit } from '#tests/support/browser/webkit.ts'

export default async function setup(): Promise<() => Promise<void>> {
  await requireFirefox()
  await requireWebKit()
  return startSite()
}
