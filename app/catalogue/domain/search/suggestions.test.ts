import { expect, test } from 'vitest'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { suggestPlaces, suggestTrades, suggestTroubles } from '#catalogue/domain/search/suggestions.ts'

test.each([
  ['plo', 'Plomería'],
  ['plomé', 'Plomería'],
  ['nev', 'Neveras'],
  ['NEVERA', 'Neveras'],
  ['lava', 'Lavadoras / Secadoras'],
  ['aire ac', 'Aires Acondicionados'],
  ['cerr', 'Cerrajería'],
  ['chap', 'Cerrajería'],
  ['se me dañó la nev', 'Neveras'],
  ['necesito un elec', 'Electricidad'],
  ['panel sol', 'Paneles solares (básico)'],
  ['fontan', 'Plomería'],
  ['baldos', 'Pisos / Baldosas'],
])('%s suggests the trade %s first', (q, trade) => {
  expect(suggestTrades(q, tradesIn(q), 3)[0]).toBe(trade)
})

test.each([
  ['nev', 'Nevera que no enfría', 'Neveras'],
  ['nevera ruid', 'La nevera hace mucho ruido', 'Neveras'],
  ['inod', 'Inodoro tapado', 'Plomería'],
  ['se fue la', 'Se fue la luz', 'Electricidad'],
  ['se fue la l', 'Se fue la luz', 'Electricidad'],
  ['lavadora no enc', 'La lavadora no enciende', 'Lavadoras / Secadoras'],
  ['goteo', 'Goteo en el techo', 'Impermeabilización'],
  ['llaves aden', 'Llaves adentro', 'Cerrajería'],
])('%s suggests the trouble %s', (q, text, trade) => {
  expect(suggestTroubles(q, 1)).toEqual([{ text, trade }])
})

test.each([
  ['bog', 'Bogotá', 'Bogotá'],
  ['sub', 'Suba', 'Bogotá'],
  ['en su', 'Suba', 'Bogotá'],
  ['sucursal', 'Cali', 'Cali'],
  ['medel', 'Medellín', 'Medellín'],
  ['lau', 'Laureles', 'Medellín'],
  ['el pob', 'El Poblado', 'Medellín'],
  ['pob', 'El Poblado', 'Medellín'],
  ['itagui', 'Itagüí', 'Itagüí'],
  ['chapin', 'Chapinero', 'Bogotá'],
])('%s suggests the place %s of %s first', (q, label, city) => {
  expect(suggestPlaces(q, 4)[0]).toMatchObject({ label, city })
})

test.each(['cu', 'la', 'en cu', 'plomero en al', 'p'])('%j begins no barrio', q => {
  expect(suggestPlaces(q, 99).filter(({ kind, names }) => kind === 'area' && names.length <= 2)).toEqual([])
})

test('a barrio of several cities is suggested with each city', () => {
  expect(suggestPlaces('granada', 9).map(place => place.city)).toEqual(
    expect.arrayContaining(['Cali', 'Medellín', 'Bucaramanga']),
  )
})

test('suggestions are distinct and at most as many as asked for', () => {
  for (const q of ['la', 'a', 'c', 'casa', 'no']) {
    expect(new Set(suggestTrades(q, tradesIn(q), 5)).size).toBe(suggestTrades(q, tradesIn(q), 5).length)
    expect(suggestTroubles(q, 2).length).toBeLessThan(3)
    expect(suggestPlaces(q, 2).length).toBeLessThan(3)
  }
})

test.each(['', ' ', '?!', 'xqzw'])('%j suggests nothing', q => {
  expect([...suggestTrades(q, tradesIn(q), 5), ...suggestTroubles(q, 5), ...suggestPlaces(q, 5)]).toEqual([])
})
