import { expect, test } from 'vitest'
import { highlightTyped } from '#catalogue/ui/search/suggestion-row.tsx'

/** 'La [never]a hace ruido' */
const shown = (label: string, typed: string) =>
  highlightTyped(label, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('')

test.each([
  ['Neveras', 'never', '[Never]as'],
  ['La nevera hace mucho ruido', 'NEVER', 'La [never]a hace mucho ruido'],
  ['Plomería', 'plomeri', '[Plomerí]a'],
  ['Plomería', 'plomería', '[Plomería]'],
  ['Baño tapado', 'bano', '[Baño] tapado'],
  ['Lavadoras / Secadoras', 'seca', 'Lavadoras / [Seca]doras'],
  ['Neveras en Medellín', 'medellin never', '[Never]as en [Medellín]'],
  ['Neveras en Medellín', 'se me dañó la nev', '[Nev]eras en Medellín'],
  ['Plomería en Medellín', 'plomero me', 'Plomería en [Me]dellín'],
  ['Neveras en Medellín', 'neveras en me', '[Neveras en Me]dellín'],
])('%s with %s typed is %s', (label, typed, expected) => {
  expect(shown(label, typed)).toBe(expected)
})

test.each(['', '  ', 'veras', 'zz', '(', '\\', '.*'])('nothing is highlighted for %j', typed => {
  expect(highlightTyped('Neveras', typed)).toEqual([{ text: 'Neveras', isTyped: false }])
})

test('words that overlap are highlighted once', () => {
  expect(shown('Neveras', 'nev never nevera')).toBe('[Nev]eras')
})
