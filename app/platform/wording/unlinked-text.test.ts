import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

/** Shows the word joiner. */
const shown = (text: string) => unlinkedText(text).replaceAll('\u2060', '|')

test.each([
  ['tecniya-premios.com', 'tecniya-premios.|com'],
  ['www.x.co', 'www.|x.|co'],
  ['https://premios.co/a?b=c.d', 'https:|//premios.|co/a?b=c.|d'],
  ['HTTP://192.168.100.200:8080/x', 'HTTP:|//192.|168.|100.|200:8080/x'],
  ['http://localhost/x', 'http:|//localhost/x'],
  ['premios.7eleven.com', 'premios.|7eleven.|com'],
  ['premios。com', 'premios。|com'],
  ['ganaste.тест', 'ganaste.|тест'],
  ['soporte@premios.com', 'soporte@premios.|com'],
  ['hola@tecniya.co.premios.com', 'hola@tecniya.co.|premios.|com'],
  ['Ana\nbit.ly/x.', 'Ana\nbit.|ly/x.'],
])('%j is no link any more', { tags: ['attack'] }, (typed, sent) => {
  expect(shown(typed)).toBe(sent)
})

test.each([
  'desde $\u00a090.000',
  'Apto. No. 5, Cl. 65 Sur # 87–21',
  'Llego a las 3. Gracias.',
  'De 8:30 a 9:15, 4.5 estrellas',
  'Escríbenos a hola@tecniya.co.',
  'https',
])('%j is sent as it is', text => expect(unlinkedText(text)).toBe(text))

test('a sentence without a space after its dot reads the same', () => {
  expect(shown('Llego a las 3.Gracias')).toBe('Llego a las 3.|Gracias')
})

test('nothing but word joiners is added, once', () => {
  const parts = fc.constantFrom('a', '1', '.', '://', ' ', 'ñ', 'hola@tecniya.co', '10.0.0.1', '。')
  fc.assert(
    fc.property(fc.array(parts), typed => {
      const sent = unlinkedText(typed.join(''))
      expect(sent.replaceAll('\u2060', '')).toBe(typed.join(''))
      expect(unlinkedText(sent)).toBe(sent)
    }),
  )
})
