// Largest Contentful Paint of a first visit on a slow phone, against a bare page of as many bytes that needs two round
// trips. The limits are seconds, not a ratio: the round trips are emulated, so that they are the same on every machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBareDocument } from '#bench/support/bare-document.ts'
import type { Bench, BenchRow } from '#bench/support/bench.ts'
import { largestPaintOf } from '#bench/support/largest-paint-of.ts'
import { medianOf } from '#bench/support/measure.ts'
import { launchChromium } from '#bench/support/phone.ts'
import { ask, endServers, type Started, startProgram } from '#bench/support/servers.ts'

const SAMPLES = 9
const FULL_SAMPLES = 25
const PROMISE_S = { reach: 1.7, aim: 1.4 }

export const bench: Bench = {
  about: 'largest paint of a first visit, 360 px, 562 ms round trip, 1.47 Mbps, CPU 4×',
  async run({ say, full }) {
    const folder = await mkdtemp(join(tmpdir(), 'tecniya-bench-'))
    const started: Started[] = []
    try {
      const program = await startProgram(folder, { DEMO_DATA: 'on' }, started)
      const rows: BenchRow[] = []
      for (const [name, path] of await pagesOf(program)) {
        const row = await paintRow(name, program, path, full ? FULL_SAMPLES : SAMPLES)
        say(`${row.what}: ${row.ours} (${row.reference})`)
        rows.push(row)
      }
      return rows
    } finally {
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

/** Both sides by turns in one browser; medians. */
async function paintRow(name: string, origin: string, path: string, samples: number): Promise<BenchRow> {
  const bare = await serveBareDocument(await bytesUntilPaint(origin, path))
  const browser = await launchChromium()
  try {
    const [reference, ours]: [number[], number[]] = [[], []]
    for (let sample = 0; sample < samples; sample++) {
      reference.push(await largestPaintOf(browser, bare.url))
      ours.push(await largestPaintOf(browser, `${origin}${path}`))
    }
    const seconds = (times: number[]) => medianOf(times) / 1_000
    return {
      what: `largest paint of the ${name}, s`,
      reference: `${seconds(reference).toFixed(2)} s`,
      ours: `${seconds(ours).toFixed(2)} s`,
      ratio: seconds(ours),
      ...PROMISE_S,
    }
  } finally {
    await browser.close()
    await bare.close()
  }
}

/** The document and its style sheets, compressed: what the first paint cannot do without. */
async function bytesUntilPaint(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text()
  const files = [path, ...new Set(html.match(/\/assets\/[\w.-]+\.css/g) ?? [])]
  const answers = await Promise.all(files.map(file => ask(origin, file)))
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}
