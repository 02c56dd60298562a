import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '#tests/support/browser/chromium.ts'

/** The small phone of the promises. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
}
