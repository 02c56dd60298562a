import { expect, test } from 'vitest'
import { describedWork, tradesIn } from '#catalogue/domain/search/described-work.ts'
import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'

test.each([
  ['nevera no enfría en Suba', 'Nevera no enfría'],
  ['en Bosa se me tapó el lavaplatos', 'Se me tapó el lavaplatos'],
  ['gotea la ducha', 'Gotea la ducha'],
  ['se me dañó la nevera', 'Se me dañó la nevera'],
  ['necesito cambiar la guarda', 'Necesito cambiar la guarda'],
  ['nevera haceb hace ruido', 'Nevera haceb hace ruido'],
  ['se fue la luz en mi casa, Cali', 'Se fue la luz en mi casa'],
])('a search for %s becomes the draft %j', (q, draft) => {
  expect(describedWork(understandSearch(q, NOBODY_KNOWN, new Date(0)).parts)).toBe(draft)
})

test.each([
  'plomero',
  'plomero urgente en Suba',
  'técnico de neveras',
  'reparación de neveras',
  'necesito un electricista barato',
  'Suba',
  'Carlos',
  'Luz Marina Cárdenas',
  'plomero Carlos',
  'urgente',
  '',
])('a search for %j describes no work', q => {
  expect(describedWork(understandSearch(q, NOBODY_KNOWN, new Date(0)).parts)).toBe('')
})

test('a description leads to the trades that its parts have in common', () => {
  expect(tradesIn('Destape de sanitario')).toEqual(['Plomería'])
  expect(tradesIn('La nevera no enfría')[0]).toBe('Neveras')
  expect(tradesIn('Tercer piso, hay portería')).toEqual([])
})
