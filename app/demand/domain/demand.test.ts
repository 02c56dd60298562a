import { expect, test } from 'vitest'
import { keptWords, openedDemand } from '#demand/domain/demand.ts'

const isName = (word: string) => word === 'camila'

test.each([
  [['calentador', 'paso'], 'calentador paso'],
  [['jacuzzi'], 'jacuzzi'],
])('%j are kept', (words, kept) => {
  expect(keptWords(words, isName)).toBe(kept)
})

test.each([
  ['nothing', []],
  ['a sentence', ['vivo', 'torre', 'apartamento', 'jardin']],
  ['a number', ['apartamento', '402']],
  ['a telephone', ['3001234567']],
  ['an address of e-mail', ['camila.rios@correo.co']],
  ['the name of somebody', ['llamar', 'camila']],
  ['a formula', ['=hyperlink("x")']],
  ['a formula of letters', ['+cmd']],
  ['a very long word', ['a'.repeat(21)]],
  ['letters of another script', ['сантехник']],
])('%s is not kept', { tags: ['attack'] }, (_, words) => {
  expect(keptWords(words, isName)).toBeNull()
})

test('what is opened of a technician is for the trade that was searched, else for the only one', () => {
  const technician = { especialidades: ['Neveras'], ciudad: ' Soacha ' }
  const both = { especialidades: ['Neveras', 'Plomería'], ciudad: 'x'.repeat(81) }
  expect(openedDemand('profile', { searched: ['Gasodomésticos'], technician })).toEqual({
    facts: ['profile'],
    trade: 'Gasodomésticos',
    city: 'Soacha',
    area: null,
    words: null,
  })
  expect(openedDemand('form', { searched: [], technician }).trade).toBe('Neveras')
  expect(openedDemand('form', { searched: [], technician: both })).toMatchObject({ trade: null, city: null })
})
