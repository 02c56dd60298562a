import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './tests/support/browser/chromium.ts'

// Workers load this file too and inherit the path that was found first.
process.env.CHROMIUM_PATH ??= await chromiumPath()
// Pages live for seconds: optimizing their scripts costs more than it saves.
const args = [...CHROMIUM_ARGS, '--js-flags=--no-maglev --no-turbofan']
const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args }

// One program for the whole run; each journey has its own accounts and its own client address.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/support/browser/journey-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Requests of a service worker pass by the routes of the tests; journeys about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    // Untagged journeys depend on the layout and run on both; logic runs on the one size of its tag.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
