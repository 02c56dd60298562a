import { expect, test } from 'vitest'
import { csvText } from '#platform/documents/csv.ts'

const linesOf = (text: string) => text.slice(1).split('\r\n')

test('a file begins with its mark, and each row ends with both characters', () => {
  expect(
    csvText([
      ['Fecha', 'Valor'],
      ['2026-11-18', 120_000],
    ]),
  ).toBe('\uFEFFFecha;Valor\r\n2026-11-18;120000\r\n')
})

test('what separates or quotes stands in quotes, and a cell has one line', () => {
  expect(linesOf(csvText([['Sifón; tubo', 'el «grande»', 'de 2"', 'uno\r\ndos']]))[0]).toBe(
    '"Sifón; tubo";el «grande»;"de 2""";uno dos',
  )
})

test.each([
  '=HYPERLINK("http://x")',
  '+573001234567',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '|calc',
])('a spreadsheet runs nothing of %j', text => {
  expect(linesOf(csvText([[text]]))[0]).toMatch(/^"?'/)
})
