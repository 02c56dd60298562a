import { defineConfig } from '@playwright/test'

// Firefox and WebKitGTK of Debian. Playwright runs and reports the journeys; the browsers are driven by
// tests/support/browser/{firefox,webkit}.ts, since its own builds of them cannot be had from npm.
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: '../support/browser/engines-setup.ts',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox' },
    { name: 'webkit' },
    // As Safari before 26: only what such browsers show otherwise.
    { name: 'webkit-without-anchors', grep: /@menus/ },
  ],
})
