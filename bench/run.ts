// `npm run bench`: each performance target as a ratio against a reference measured in the same run.
// `npm run bench -- catalogue` runs the benches whose name contains the word; `--full` uses the sizes of the targets.
// A missed target is reported; the exit code stays 0.
import { readdir } from 'node:fs/promises'
import { type Bench, type BenchRow, verdictOf } from '#bench/support/bench.ts'
import { tableOf } from '#bench/support/table.ts'

const FOLDER = new URL('./benches/', import.meta.url)
const say = (text: string) => process.stdout.write(`${text}\n`)

const args = process.argv.slice(2)
const full = args.includes('--full')
const filter = args.find(arg => !arg.startsWith('--')) ?? ''
const files = (await readdir(FOLDER)).filter(file => file.endsWith('.ts')).sort()
const benches = await Promise.all(
  files.map(async file => {
    const { bench }: { bench: Bench } = await import(new URL(file, FOLDER).href)
    return { name: file.replace(/\.ts$/, ''), ...bench }
  }),
)
const chosen = benches.filter(({ name }) => name.includes(filter))
if (chosen.length === 0) {
  say(`There is no bench called ${filter}: ${benches.map(({ name }) => name).join(', ')}.`)
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
