// What a first visit has to fetch, in bytes as they come: the scripts of the catalogue, and all of the home page.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Bench, bytesRow } from '#bench/support/bench.ts'
import { ask, endServers, type Started, startProgram } from '#bench/support/servers.ts'
import { CHROMIUM_ARGS, chromiumPath } from '#tests/support/chromium.ts'

/** The same product as a single-page app on Firebase, and the median mobile page of the web. */
const SINGLE_PAGE_APP_BYTES = 224_800
const MEDIAN_PAGE_BYTES = 2_559_000
const PHONE = { width: 360, height: 740 }

export const bench: Bench = {
  about: 'bytes of a first visit, compressed',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const started: Started[] = []
    try {
      const program = await startProgram(folder, { DEMO_DATA: 'on' }, started)
      const scripts = await scriptBytes(program, '/tecnicos')
      const home = await allBytes(`${program}/`)
      return [
        bytesRow('scripts of the catalogue', SINGLE_PAGE_APP_BYTES, scripts, { reach: 0.5, aim: 0.2 }),
        bytesRow('home page, 360 px', MEDIAN_PAGE_BYTES, home, { reach: 0.1, aim: 0.05 }),
      ]
    } finally {
      await endServers(started)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

/** Every script that the page names, whether to run or to have ready. */
async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text()
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])]
  const answers = await Promise.all(files.map(file => ask(origin, file)))
  if (answers.length === 0 || answers.some(({ status }) => status !== 200))
    throw new Error('scripts are missing')
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}

/** As the network counts them, headers included, until nothing more is asked for. */
async function allBytes(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    let bytes = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    return bytes
  } finally {
    await browser.close()
  }
}
