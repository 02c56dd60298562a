// Counts the weights of the search from dictionary, names of trades, table of searches and services of the demonstration, and
// says what changed. `npm run search-weights`
import { readFileSync, writeFileSync } from 'node:fs'
import { countPhrases } from '#catalogue/domain/search/votes/weights.ts'
import { searchWeightSources, tableOf } from '#tests/search/weight-sources.ts'

const FILE = new URL('../../app/catalogue/domain/search/votes/weights.json', import.meta.url)

interface Table {
  readonly version: string
  readonly features: Readonly<Record<string, string>>
}

const before = readTable()
const after = tableOf(countPhrases(searchWeightSources()))
writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`)
const keys = new Set([...Object.keys(before.features), ...Object.keys(after.features)])
const changed = [...keys].filter(key => before.features[key] !== after.features[key])
const added = changed.filter(key => before.features[key] === undefined)
const removed = changed.filter(key => after.features[key] === undefined)
print(`${before.version} → ${after.version}: ${Object.keys(after.features).length} features`)
print(
  `${added.length} new, ${removed.length} gone, ${changed.length - added.length - removed.length} counted otherwise`,
)
for (const key of changed.slice(0, 40))
  print(`  ${key}: ${before.features[key] ?? '–'} → ${after.features[key] ?? '–'}`)

function readTable(): Table {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Table
  } catch {
    return { version: '–', features: {} }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
