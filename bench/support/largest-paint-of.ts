// Largest Contentful Paint of one cold page load on an emulated slow phone.
import type { Browser } from '@playwright/test'
import { PHONE } from '#bench/support/phone.ts'

const ROUND_TRIP_MS = 562
const BYTES_PER_S = 1_470_000 / 8
const CPU_SLOWDOWN = 4
const LOAD_LIMIT_MS = 60_000

/** Milliseconds since the navigation started. Each call uses a new browser context: no cache, no open connection. */
export async function largestPaintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(observeLargestPaint)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BYTES_PER_S,
      uploadThroughput: BYTES_PER_S,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'networkidle', timeout: LOAD_LIMIT_MS })
    const paintedAt = await page.evaluate(() => (window as PaintWindow).largestPaintMs)
    if (paintedAt === undefined) throw new Error(`no largest paint was reported for ${url}`)
    return paintedAt
  } finally {
    await context.close()
  }
}

type PaintWindow = Window & { largestPaintMs?: number }

/** Runs in the page, before its own scripts. The browser reports a new entry for each larger paint: the last one counts. */
function observeLargestPaint(): void {
  new PerformanceObserver(list => {
    const last = list.getEntries().at(-1)
    if (last) (window as PaintWindow).largestPaintMs = last.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
