import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { SearchReport } from '#catalogue/domain/search/search-report.ts'
import { searchMessage } from '#catalogue/wording/search-message.ts'
import { noisePart, placePart, reportOf, tradePart, wordPart } from '#tests/support/people/search-report.ts'

const PLUMBER = tradePart('plomero', 'Plomería')
const SUBA = placePart('Suba', 'Bogotá')
const message = (report: SearchReport, filters: Partial<typeof NO_FILTERS> = {}) =>
  searchMessage({ ...NO_FILTERS, q: 'plomeor', ...filters }, report)

test('a search answered as typed says nothing', () => {
  expect(message(reportOf([PLUMBER, noisePart('en'), SUBA]))).toBeNull()
})

test.each<[string, SearchReport]>([
  [
    'No hay plomeros en Suba; estos atienden en Bogotá.',
    reportOf([PLUMBER, SUBA], { dropped: ['place'], nearestCity: 'Bogotá' }),
  ],
  [
    'No hay plomeros en Suba; estos atienden en otras ciudades.',
    reportOf([PLUMBER, SUBA], { dropped: ['place'] }),
  ],
  [
    'No hay técnicos en Suba; estos atienden en Bogotá.',
    reportOf([SUBA], { dropped: ['place'], nearestCity: 'Bogotá' }),
  ],
  [
    'No hay técnicos para «humedad» en Suba; estos atienden en Bogotá.',
    reportOf([tradePart('humedad', 'Impermeabilización', 'Plomería'), SUBA], {
      dropped: ['place'],
      nearestCity: 'Bogotá',
    }),
  ],
  [
    'Nadie tiene «juanito» en su perfil; estos son plomeros en Suba.',
    reportOf([wordPart('juanito'), PLUMBER, SUBA], { dropped: ['word'] }),
  ],
  [
    'Nadie tiene «juanito» y «pérez» en su perfil; estos son plomeros.',
    reportOf([PLUMBER, wordPart('juanito'), wordPart('pérez')], { dropped: ['word'] }),
  ],
  [
    'Nadie tiene «juanito» en su perfil; estos atienden en Suba.',
    reportOf([wordPart('juanito'), SUBA], { dropped: ['word'] }),
  ],
  [
    'Nadie tiene «juanito» en su perfil y no hay plomeros en Suba; estos atienden en Bogotá.',
    reportOf([wordPart('juanito'), PLUMBER, SUBA], { dropped: ['word', 'place'], nearestCity: 'Bogotá' }),
  ],
  [
    'No encontramos "plomeor"; mostramos resultados para "plomero"',
    reportOf([PLUMBER], { correction: 'plomero' }),
  ],
  [
    'No encontramos "plomeor"; mostramos resultados para "plomero suba". No hay plomeros en Suba; estos atienden en Bogotá.',
    reportOf([PLUMBER, SUBA], { correction: 'plomero suba', dropped: ['place'], nearestCity: 'Bogotá' }),
  ],
])('%s', (text, report) => {
  expect(message(report)).toBe(text)
})

test('chosen filters count as asked for', () => {
  expect(message(reportOf([SUBA], { dropped: ['place'] }), { esp: 'Pintura' })).toBe(
    'No hay pintores en Suba; estos atienden en otras ciudades.',
  )
  expect(message(reportOf([wordPart('ana'), PLUMBER], { dropped: ['word'] }), { ciudad: 'Cali' })).toBe(
    'Nadie tiene «ana» en su perfil; estos son plomeros en Cali.',
  )
})

test('with other filters it does not claim that nobody is there', () => {
  const report = reportOf([PLUMBER, SUBA], { dropped: ['place'], nearestCity: 'Bogotá' })
  expect(message(report, { disponible: true, orden: 'precio_asc' })).toBe(
    'No hay plomeros en Suba con estos filtros; estos atienden en Bogotá.',
  )
  expect(message(report, { orden: 'precio_asc' })).not.toContain('filtros')
})
