import { expect, test } from 'vitest'
import { searchedTradesFrom, visitTrade, worksIn } from '#bookings/domain/visit-trade.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

const PLUMBER = ['Plomería', 'Gasodomésticos', 'Enchapes']
const WASHERS = ['Lavadoras / Secadoras', 'Neveras']
const PAINTER = ['Pintura', 'Yeso / Estuco']
const NOTHING: SpecialtyLabel[] = []

test.each([
  ['the service', 'Destape de sanitario', NOTHING, '', PLUMBER, 'Plomería'],
  ['the service before the search', 'Enchape de baño', ['Plomería'], 'Gotea la ducha', PLUMBER, 'Enchapes'],
  ['the search without a service', '', ['Neveras'], 'Gotea', WASHERS, 'Neveras'],
  ['what the technician does of the search', '', ['Refrigeración', 'Neveras'], '', WASHERS, 'Neveras'],
  ['the search that the technician does not name', '', ['Refrigeración'], '', WASHERS, 'Refrigeración'],
  ['the search where the service names no trade', 'Visita y revisión', ['Neveras'], '', WASHERS, 'Neveras'],
  ['the searched one of several of a service', 'Cambio de termostato', ['Neveras'], '', WASHERS, 'Neveras'],
  ['the description without both', '', NOTHING, 'La nevera no enfría desde ayer', WASHERS, 'Neveras'],
  ['no trade that the technician lacks', 'Rejas y pasamanos', NOTHING, '', PAINTER, null],
  ['no first specialty', '', NOTHING, 'Timbre 302, por favor', PLUMBER, null],
  ['nothing without specialties', 'Destape de sanitario', NOTHING, '', [], null],
] as const)('%s decides the trade', (_, servicio, searched, description, especialidades, trade) => {
  expect(visitTrade({ servicio, searched, description, especialidades }, tradesIn)).toBe(trade)
})

test('who has the trade first or sells it works in it; who only names it does not', () => {
  const service = { codigo: '', nombre: 'Cambio de breaker', descripcion: '', tarifa: '', precioSugerido: 0 }
  const solar = { especialidades: ['Paneles solares (básico)', 'Electricidad'], servicios: [] }
  expect(worksIn('Electricidad', solar, tradesIn)).toBe(false)
  expect(worksIn('Electricidad', { ...solar, servicios: [service] }, tradesIn)).toBe(true)
  expect(worksIn('Paneles solares (básico)', solar, tradesIn)).toBe(true)
})

test('trades of a query are slugs, labels or synonyms, each once and three at most', {
  tags: ['attack'],
}, () => {
  expect(searchedTradesFrom(['neveras', 'Neveras', 'plomero'])).toEqual(['Neveras', 'Plomería'])
  expect(searchedTradesFrom(['<b>', '__proto__', ''])).toEqual([])
  expect(searchedTradesFrom(['x', 'y', 'z', 'neveras'])).toEqual([])
})
