import { expect, test } from 'vitest'
import weights from '#catalogue/domain/search/votes/weights.json' with { type: 'json' }
import { countPhrases } from '#catalogue/domain/search/votes/weights.ts'
import { ALL_ROWS } from '#tests/search/all-rows.ts'
import { labelledRows } from '#tests/search/labelled-rows.ts'
import { isUnseen } from '#tests/search/split.ts'
import { searchWeightSources, tableOf } from '#tests/search/weight-sources.ts'

test('the weights of the search are counted from what they say: run npm run search-weights', () => {
  expect(weights).toEqual(tableOf(countPhrases(searchWeightSources())))
})

test('a third of the searches never builds the weights', () => {
  const unseen = ALL_ROWS.filter(({ q }) => isUnseen(q))
  expect(unseen.length / ALL_ROWS.length).toBeGreaterThan(0.3)
  const built = new Set(labelledRows().map(({ text }) => text))
  expect(unseen.filter(({ q }) => built.has(q))).toEqual([])
})
