// `npm run bench`: each promise of speed as a ratio against a reference measured in the same run.
// `npm run bench -- catalogue` runs those whose name holds the word. A missed reach is said; it is no error.
import { readdir } from 'node:fs/promises'
import { type Measure, verdictOf } from '#bench/support/bench.ts'
import { tableOf } from '#bench/support/table.ts'

const FOLDER = new URL('./', import.meta.url)
const say = (text: string) => process.stdout.write(`${text}\n`)

const wanted = process.argv[2] ?? ''
const names = (await readdir(FOLDER))
  .filter(file => file.endsWith('.ts') && file !== 'run.ts')
  .map(file => file.replace(/\.ts$/, ''))
  .sort()
const chosen = names.filter(name => name.includes(wanted))
if (chosen.length === 0) say(`There is no bench called ${wanted}: ${names.join(', ')}.`)

for (const name of chosen) {
  say(`\n── ${name}`)
  const started = performance.now()
  const { measure }: { measure: Measure } = await import(new URL(`${name}.ts`, FOLDER).href)
  const rows = await measure(say)
  say(`\n${tableOf(rows)}\n`)
  const missed = rows.filter(row => verdictOf(row) === 'missed')
  say(missed.length === 0 ? 'Every reach is held.' : `Missed: ${missed.map(row => row.name).join('; ')}.`)
  say(`${((performance.now() - started) / 1000).toFixed(0)} s`)
}
