// From what the weights of the search are counted.
import { createHash } from 'node:crypto'
import {
  NOISE_PHRASES,
  OTHER_WORK,
  PHRASES,
  RELATED_PROFESSIONS,
} from '#catalogue/domain/search/dictionary/dictionary.ts'
import { type Counts, countsText, type LabelledPhrase } from '#catalogue/domain/search/votes/weights.ts'
import { COMMENTS } from '#database/demo/reviews/texts.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'
import { labelledRows } from '#tests/search/labelled-rows.ts'

/** What is named in one word is what it is about. */
const THING_WEIGHT = 2
/** However often work of others mentions it, a name stays a name. */
const NAME_WEIGHT = 10
/** For each trade. */
const NOISE_WEIGHT = 0.3

export function searchWeightSources(): LabelledPhrase[] {
  return [
    ...PHRASES.flatMap(({ trades, phrases }) =>
      phrases.map(text => ({ text, trades, weight: text.includes(' ') ? 1 : THING_WEIGHT })),
    ),
    ...SPECIALTIES.flatMap(({ label }) =>
      [label, ...specialtyNames(label)].map(text => ({ text, trades: [label], weight: NAME_WEIGHT })),
    ),
    ...[...OTHER_WORK, ...RELATED_PROFESSIONS.flatMap(({ professions }) => professions)].map(text => ({
      text,
      trades: [],
      weight: 1,
    })),
    ...NOISE_PHRASES.filter(phrase => !phrase.includes(' ')).map(
      text => ({ text, trades: 'any', weight: NOISE_WEIGHT }) as const,
    ),
    // What is said of any visit is no work.
    ...Object.values(COMMENTS)
      .flat()
      .map(text => ({ text, trades: [], weight: 1 })),
    ...labelledRows(),
  ]
}

/** Sorted, so that a change is easy to review; the version is that of its content. */
export function tableOf(counts: Counts) {
  const features = Object.fromEntries(
    [...counts].map(([key, row]) => [key, countsText(row)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const version = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 12)
  return { version, features }
}
