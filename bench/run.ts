// `npm run bench`: each promise of speed as a ratio against a reference measured in the same run.
// `npm run bench -- catalogue` runs those whose name holds the word. A missed reach is said, not an error.
import { readdir } from 'node:fs/promises'
import type { Bench } from '#bench/support/bench.ts'
import { tableOf } from '#bench/support/table.ts'
import { measure } from './warm-page.ts'

const FOLDER = new URL('./benches/', import.meta.url)
const say = (text: string) => process.stdout.write(`${text}\n`)

const wanted = process.argv[2] ?? ''
const files = (await readdir(FOLDER)).filter(name => name.endsWith('.ts')).sort()
const benches: Bench[] = []
for (const file of files) benches.push((await import(new URL(file, FOLDER).href)).bench)
const chosen = benches.filter(({ name }) => name.includes(wanted))
const wantsWarmPage = 'warm-page'.includes(wanted)
if (chosen.length === 0 && !wantsWarmPage)
  say(`There is no bench called ${wanted}: ${benches.map(({ name }) => name).join(', ')}.`)

for (const bench of chosen) {
  say(`\n── ${bench.name}: ${bench.about}`)
  const started = performance.now()
  const rows = await bench.run(say)
  say(`\n${tableOf(bench, rows)}`)
  const missed = rows.filter(row => row.verdict === 'missed').map(row => row.what)
  say(missed.length === 0 ? 'Every reach is held.' : `Missed: ${missed.join('; ')}.`)
  say(`${((performance.now() - started) / 1000).toFixed(0)} s`)
}
if (wantsWarmPage) await sayWarmPage()

/** Requests a second, not times: more is better. */
async function sayWarmPage(): Promise<void> {
  say('\n── warm-page: a page for guests, against bare node:http')
  for (const { name, reference, ours, ratio, reach, aim } of await measure()) {
    const verdict = ratio >= aim ? 'aim held' : ratio >= reach ? 'reach held' : 'missed'
    say(
      `${name}: ${Math.round(ours)}/s of ${Math.round(reference)}/s, ${ratio.toFixed(2)} (≥ ${reach}, aim ${aim}): ${verdict}`,
    )
  }
}
