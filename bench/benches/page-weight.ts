// Compressed bytes of a first visit: the scripts of the catalogue, and everything the home page loads.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, bytesRow } from '#bench/support/bench.ts'
import { launchChromium, PHONE } from '#bench/support/phone.ts'
import { ask, endServers, type Started, startProgram } from '#bench/support/servers.ts'

/** The same product as a single-page app on Firebase, and the median mobile page of the web. */
const SINGLE_PAGE_APP_BYTES = 224_800
const MEDIAN_PAGE_BYTES = 2_559_000

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
        bytesRow('scripts of the catalogue', SINGLE_PAGE_APP_BYTES, scripts, { reach: 0.55, aim: 0.45 }),
        bytesRow('home page, 360 px', MEDIAN_PAGE_BYTES, home, { reach: 0.1, aim: 0.08 }),
      ]
    } finally {
      await endServers(started)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

/** Every script that the document references: those it runs and those it preloads. */
async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text()
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])]
  const answers = await Promise.all(files.map(file => ask(origin, file)))
  if (answers.length === 0 || answers.some(({ status }) => status !== 200))
    throw new Error('scripts are missing')
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}

/** As received, response headers included, until the network is idle. */
async function allBytes(address: string): Promise<number> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage(PHONE)
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
