// `npm run bench`: each promise of speed as a ratio against a reference measured in the same run.
// `npm run bench -- catalogue` runs the benches whose name holds the word; `--full` takes the sizes of the promises.
// A missed reach is said; it is no error.
import { readdir } from 'node:fs/promises'
import { type Bench, type BenchRow, verdictOf } from '#bench/support/bench.ts'
import { tableOf } from '#bench/support/table.ts'

const FOLDER = new URL('./benches/', import.meta.url)
const say = (text: string) => process.stdout.write(`${text}\n`)

const words = process.argv.slice(2)
const full = words.includes('--full')
const wanted = words.find(word => !word.startsWith('--')) ?? ''
const files = (await readdir(FOLDER)).filter(file => file.endsWith('.ts')).sort()
const benches = await Promise.all(
  files.map(async file => {
    const { bench }: { bench: Bench } = await import(new URL(file, FOLDER).href)
    return { name: file.replace(/\.ts$/, ''), ...bench }
  }),
)
const chosen = benches.filter(({ name }) => name.includes(wanted))
if (chosen.length === 0) {
  say(`There is no bench called ${wanted}: ${benches.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}

const measured: BenchRow[] = []
for (const { name, about, run } of chosen) {
  say(`\n── ${name}: ${about}`)
  const started = performance.now()
  const rows = await run({ say, full })
  measured.push(...rows)
  say(`\n${tableOf(rows)}`)
  say(`${((performance.now() - started) / 1000).toFixed(0)} s`)
}
const missed = measured.filter(row => verdictOf(row) === 'missed')
say(`\n${measured.length} measured, ${missed.length} below their reach${missed.length > 0 ? ':' : '.'}`)
for (const { what } of missed) say(`  ${what}`)
