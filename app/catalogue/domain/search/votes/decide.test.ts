import { expect, test } from 'vitest'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { decide } from '#catalogue/domain/search/votes/decide.ts'
import { BASE_WEIGHTS } from '#catalogue/domain/search/votes/weights.ts'

test.each([
  ['plomro', 'Plomería'],
  ['electricsta', 'Electricidad'],
  ['lectricista', 'Electricidad'],
  ['soldadro', 'Soldadura'],
])('%s is one letter from a word of %s', (typed, trade) => {
  expect(decide([typed], BASE_WEIGHTS).trades).toEqual([trade])
})

test.each([
  'paseador de perros',
  'pantalla de iphone',
  'corte de pelo para perro',
  'préstamo',
  'clases de inglés',
  'vender nevera usada',
  'curso de electricidad',
  'aprender plomería',
  'profesor de carpintería',
  'venta de pisos laminados',
  'pintar un cuadro',
])('nobody here does %s', text => {
  expect(tradesIn(text)).toEqual([])
})

test('a trade that is named is meant where nothing is sold or taught', () => {
  expect(tradesIn('compramos una nevera, necesito electricista')[0]).toBe('Electricidad')
  expect(tradesIn('electricista que enseñe a usar el tablero')[0]).toBe('Electricidad')
})
