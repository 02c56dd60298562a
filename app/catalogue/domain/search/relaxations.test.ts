import { describe, expect, test } from 'vitest'
import { relaxationsOf } from '#catalogue/domain/search/relaxations.ts'
import type { SearchPart } from '#catalogue/domain/search/search-parts.ts'

const SUBA = { label: 'Suba', kind: 'area', city: 'Bogotá', names: ['suba'] } as const
const PARTS = {
  trade: { kind: 'trade', text: 'plomero', words: ['plomero'], trades: ['Plomería'] },
  place: { kind: 'place', text: 'suba', words: ['suba'], place: SUBA },
  word: { kind: 'word', text: 'Carlos', words: ['carlos'] },
  noise: { kind: 'noise', text: 'en', words: [] },
} as const satisfies Record<string, SearchPart>

const stepsOf = (...kinds: (keyof typeof PARTS)[]) =>
  relaxationsOf(kinds.map(kind => PARTS[kind])).map(
    ({ dropped, isNearest }) => `${dropped.join('+')}${isNearest ? ' nearest' : ''}`,
  )

describe('the steps of relaxing', () => {
  test.each([
    [['trade'], ['']],
    [['word', 'word'], ['']],
    [
      ['noise', 'noise'],
      ['', 'word'],
    ],
    [['trade', 'noise'], ['']],
    [[], ['']],
    [
      ['trade', 'noise', 'place'],
      ['', 'place nearest', 'place'],
    ],
    [['place'], ['', 'place nearest']],
    [
      ['word', 'place'],
      ['', 'place nearest', 'place'],
    ],
    [
      ['trade', 'word'],
      ['', 'word'],
    ],
    [
      ['trade', 'word', 'place'],
      ['', 'place nearest', 'word', 'word+place nearest', 'word+place'],
    ],
  ] as const)('of %j are %j', (kinds, steps) => {
    expect(stepsOf(...kinds)).toEqual(steps)
  })
})
