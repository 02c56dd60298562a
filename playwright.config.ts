import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './tests/support/chromium.ts'

const launchOptions = { executablePath: await chromiumPath(), args: CHROMIUM_ARGS }

// One program for the whole run; every journey is a stranger from a network of its own.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/support/journey-site.ts',
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
    trace: 'off',
  },
  projects: [
    // What does not depend on the screen is driven once; what only a small one has, there.
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
