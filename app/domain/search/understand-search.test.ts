import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchPart } from '#domain/search/search-parts.ts'
import { typedWordsOf } from '#domain/search/typed-words.ts'
import { phrasesOf, textWithout, understandSearch } from '#domain/search/understand-search.ts'

const nowhere = () => false

/** 'Plomería' for a trade, '@Suba' for a place, '"word"'; noise is left out. */
function meant(q: string, isKnownPlace: (phrase: string) => boolean = nowhere): string {
  return understandSearch(q, isKnownPlace)
    .flatMap(part => shown(part) ?? [])
    .join(' ')
}

function shown(part: SearchPart): string | null {
  if (part.kind === 'trade') return part.trades.join('+')
  if (part.kind === 'place') return `@${part.place.label}`
  return part.kind === 'word' ? `"${part.text}"` : null
}

describe('everyday searches of issue 11', () => {
  test.each([
    ['se me dañó la nevera', 'Neveras'],
    ['plomero urgente', 'Plomería'],
    ['necesito un plomero', 'Plomería'],
    ['plomero en suba', 'Plomería @Suba'],
    ['instalar ducha', 'Plomería'],
    ['la lavadora no enciende', 'Lavadoras / Secadoras'],
    ['corto circuito', 'Electricidad'],
    ['inodoro tapado', 'Plomería'],
    ['electricista a domicilio', 'Electricidad'],
    ['laureles', '@Laureles'],
    ['bosa', '@Bosa'],
    ['nevera', 'Neveras'],
    ['urgente', '"urgente"'],
    ['albañil', 'Pisos / Baldosas+Enchapes+Yeso / Estuco+Impermeabilización+Drywall'],
    ['tornero', '"tornero"'],
  ])('%s → %s', (q, expected) => {
    expect(meant(q)).toBe(expected)
  })
})

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...'a la de en mi no se plomero nevera gotea suba bogotá luz pérez ¿qué? 24/7 / - prado'.split(' '),
      ),
      {
        maxLength: 12,
      },
    )
    .map(words => words.join(' ')),
)

test('every typed word is in exactly one part, in the order typed, whatever is typed', () => {
  fc.assert(
    fc.property(anything, fc.func(fc.boolean()), (q, isKnownPlace) => {
      const parts = understandSearch(q, isKnownPlace)
      expect(parts.map(part => part.text).join(' ')).toBe(
        typedWordsOf(q)
          .map(word => word.text)
          .join(' '),
      )
    }),
  )
})

test('the remaining text leaves out the part and the noise', () => {
  const parts = understandSearch('necesito un plomero en Suba para Juan', nowhere)
  const place = parts.find(part => part.kind === 'place')
  expect(place && textWithout(parts, place)).toBe('plomero Juan')
})

test('phrases are runs of up to four words that do not end with a joining word', () => {
  expect(phrasesOf('Plomero en la Floresta')).toEqual([
    'plomero',
    'plomero en la floresta',
    'en la floresta',
    'la floresta',
    'floresta',
  ])
  expect(phrasesOf(Array.from({ length: 99 }, (_, at) => `w${at}`).join(' '))).toHaveLength(60)
})
