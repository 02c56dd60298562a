// Largest Contentful Paint of a first visit on a slow phone, against a bare page of as many bytes that needs two round
// trips. The limits are seconds, not a ratio: the round trips are emulated, so that they are the same on every machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { serveBareDocument } from '#bench/support/bare-document.ts'
import type { Bench, BenchRow } from '#bench/support/bench.ts'
import { largestPaintOf } from '#bench/support/largest-paint-of.ts'
import { medianOf } from '#bench/support/measure.ts'
import { launchChromium } from '#bench/support/phone.ts'
import { ask, endServers, type Started, startProgram } from '#bench/support/servers.ts'

const SAMPLES = 9
const FULL_SAMPLES = 25
const LIMITS_S = { reach: 1.7, aim: 1.4 }

export const bench: Bench = {
  about: 'largest paint of a first visit, 360 px, 562 ms round trip, 1.47 Mbps, CPU 4×',
  async run({ say, full }) {
    const browser = await launchChromium()
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const started: Started[] = []
    try {
      const program = await startProgram(folder, { DEMO_DATA: 'on' }, started)
      const rows: BenchRow[] = []
      for (const [name, path] of await pagesOf(program)) {
        const row = await paintRow(browser, name, `${program}${path}`, full ? FULL_SAMPLES : SAMPLES)
        say(`${row.what}: ${row.ours}, reference ${row.reference}`)
        rows.push(row)
      }
      return rows
    } finally {
      await browser.close()
      await endServers(started)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}

async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const catalogue = await (await fetch(`${origin}/tecnicos`)).text()
  const [profile] = /\/tecnicos\/[\w-]+/.exec(catalogue) ?? []
  if (!profile) throw new Error('the catalogue links no profile')
  return [
    ['catalogue', '/tecnicos'],
    ['home', '/'],
    ['profile', profile],
  ]
}

/** Measures both sides alternately. */
async function paintRow(browser: Browser, name: string, url: string, samples: number): Promise<BenchRow> {
  const bare = await serveBareDocument(await bytesUntilPaint(url))
  try {
    const [reference, ours]: [number[], number[]] = [[], []]
    for (let sample = 0; sample < samples; sample++) {
      reference.push(await largestPaintOf(browser, bare.url))
      ours.push(await largestPaintOf(browser, url))
    }
    return {
      what: `largest paint of the ${name}, s`,
      reference: paintText(reference),
      ours: paintText(ours),
      ratio: medianOf(ours) / 1_000,
      ...LIMITS_S,
    }
  } finally {
    await bare.close()
  }
}

/** Median and fastest: on a busy machine the fastest is closer to what the network alone takes. */
function paintText(times: readonly number[]): string {
  const seconds = (ms: number) => (ms / 1_000).toFixed(2)
  return `${seconds(medianOf(times))} s (${seconds(Math.min(...times))})`
}

/** The document and its style sheets, compressed: what the first paint cannot do without. */
async function bytesUntilPaint(url: string): Promise<number> {
  const { origin, pathname } = new URL(url)
  const html = await (await fetch(url)).text()
  const files = [pathname, ...new Set(html.match(/\/assets\/[\w.-]+\.css/g) ?? [])]
  const answers = await Promise.all(files.map(file => ask(origin, file)))
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}
