import { expect, test } from 'vitest'
import { noPricesTitle, pricesHeading, someCitiesText } from '#prices/wording/price-pages.ts'

test('trades stand in a sentence as people write them', () => {
  expect(pricesHeading({ trade: 'Lavadoras / Secadoras', ciudad: 'Cali' })).toBe(
    'Precios de lavadoras y secadoras en Cali',
  )
  expect(pricesHeading({ trade: 'CCTV', ciudad: null })).toBe('Precios de CCTV')
  expect(pricesHeading({ trade: 'Iluminación LED', ciudad: null })).toBe('Precios de iluminación LED')
  expect(pricesHeading({ trade: null, ciudad: null })).toBe('Cuánto cuesta un arreglo')
  expect(noPricesTitle({ trade: null, ciudad: null })).toBe('Todavía no hay precios')
})

test('many cities are named by three and a number', () => {
  expect(someCitiesText(['Bogotá'])).toBe('Bogotá')
  expect(someCitiesText(['Bogotá', 'Soacha', 'Chía', 'Cali'])).toBe('Bogotá, Soacha, Chía y Cali')
  expect(someCitiesText(['Bogotá', 'Soacha', 'Chía', 'Cali', 'Tunja'])).toBe('Bogotá, Soacha, Chía y 2 más')
})
