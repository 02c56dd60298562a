// Counts the weights of the search from dictionary, names of trades, table of searches and services of the demonstration, and
// says what changed. `npm run search-weights`
import { readFileSync, writeFileSync } from 'node:fs'
import { changedFeatures } from '#catalogue/domain/search/votes/learned.ts'
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
const { added, gone, changed } = changedFeatures(before.features, after.features)
print(`${before.version} → ${after.version}: ${Object.keys(after.features).length} features`)
print(`${added.length} new, ${gone.length} gone, ${changed.length} counted otherwise`)
for (const key of [...added, ...gone, ...changed].slice(0, 40))
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
