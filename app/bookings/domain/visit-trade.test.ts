import { expect, test } from 'vitest'
import { visitTrade } from '#bookings/domain/visit-trade.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'

const PLUMBER = ['Plomería', 'Gasodomésticos', 'Enchapes']
const WASHERS = ['Lavadoras / Secadoras', 'Neveras']
const PAINTER = ['Pintura', 'Yeso / Estuco']

test.each([
  ['the service', 'Destape de sanitario', '', PLUMBER, 'Plomería'],
  ['the service before the description', 'Enchape de baño', 'Gotea la ducha', PLUMBER, 'Enchapes'],
  ['the description without a service', '', 'La nevera no enfría desde ayer', WASHERS, 'Neveras'],
  [
    'the description where the service names no trade',
    'Diagnóstico y arreglo menor',
    'Se dañó la nevera',
    WASHERS,
    'Neveras',
  ],
  ['the first specialty last', '', 'Timbre 302, por favor', PLUMBER, 'Plomería'],
  ['a trade of the technician, not the likeliest', 'Rejas y pasamanos', '', PAINTER, 'Pintura'],
  ['nothing without specialties', 'Destape de sanitario', '', [], ''],
])('%s decides the trade', (_, servicio, description, especialidades, trade) => {
  expect(visitTrade({ servicio, description, especialidades }, tradesIn)).toBe(trade)
})
