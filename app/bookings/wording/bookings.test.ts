import { expect, test } from 'vitest'
import {
  bookingFactsText,
  bookingUnderWayText,
  coverageText,
  photosText,
  visitPriceTexts,
  workText,
} from '#bookings/wording/bookings.ts'

test('coverage names the city and the zones that people know', () => {
  expect(coverageText('Bogotá', ['Sur', 'Oeste'])).toBe('Bogotá, sur y occidente')
  expect(coverageText('Cali', ['Norte', 'Centro', 'Este'])).toBe('Cali, norte, centro y oriente')
  expect(coverageText('Cali', ['Zona 2', 'Norte'])).toBe('Cali, norte')
  expect(coverageText('Cali', ['Zona 1'])).toBe('Cali')
  expect(coverageText('Bogotá', ['Soacha'])).toBe('Bogotá, Soacha')
})

test('a booking under way is a name and an hour, or that another one has to be chosen', () => {
  const nubia = { nombre: 'Nubia Pardo', slot: { date: '2026-11-17', hour: 9 }, isSlotLost: false }
  expect(bookingUnderWayText(nubia, '2026-11-16')).toBe('Nubia · mañana 09:00')
  expect(bookingUnderWayText({ ...nubia, slot: null }, '2026-11-16')).toBe('Nubia Pardo')
  expect(bookingUnderWayText({ ...nubia, slot: null, isSlotLost: true }, '2026-11-16')).toBe(
    'Nubia · elige otra hora',
  )
  const facts = { ...nubia, servicio: null, especialidad: 'Neveras', precio: 75_000 }
  expect(bookingFactsText(facts)).toBe('Neveras · $\u00a075.000')
  expect(bookingFactsText({ ...facts, slot: null })).toBe('Neveras · $\u00a075.000 · hora por elegir')
})

test('photos are counted, apart while some are uploading', () => {
  expect([photosText(0), photosText(1), photosText(3)]).toEqual(['', '1 foto', '3 fotos'])
  expect([photosText(1, 1), photosText(2, 1), photosText(0, 2)]).toEqual([
    '1 lista, 1 subiendo',
    '2 listas, 1 subiendo',
    '2 subiendo',
  ])
})

test('the price of a visit is that of its service, or of the visit; without one it is agreed', () => {
  const service = { codigo: '', descripcion: '', tarifa: '' }
  const technician = {
    tarifaBase: 50_000,
    servicios: [
      { ...service, nombre: 'Destape', precioSugerido: 65_000 },
      { ...service, nombre: 'Revisión', precioSugerido: 0 },
      { ...service, nombre: 'Importado', precioSugerido: null },
      { ...service, nombre: '', precioSugerido: 10 },
    ],
  }
  expect(visitPriceTexts(technician, 'Destape')).toEqual({ label: 'Servicio desde', amount: '$\u00a065.000' })
  expect(visitPriceTexts(technician)).toEqual({ label: 'Visita desde', amount: '$\u00a050.000' })
  const agreed = { label: 'Precio', amount: 'A convenir' }
  expect(visitPriceTexts(technician, 'Revisión')).toEqual(agreed)
  expect(visitPriceTexts(technician, 'Importado')).toEqual(agreed)
  expect(visitPriceTexts({ ...technician, tarifaBase: 0 }).amount).toBe('$\u00a00')
  expect(visitPriceTexts({ ...technician, tarifaBase: null })).toEqual(agreed)
})

test('the work of a visit in one line names its price, that it is free, or neither', () => {
  const visit = { servicio: 'Fuga oculta', description: 'Gotea.', precio: 110_000, agreedTotal: null }
  expect(workText(visit)).toBe('Fuga oculta · $\u00a0110.000')
  expect(workText({ ...visit, agreedTotal: 157_000 })).toBe('Fuga oculta · $\u00a0157.000')
  expect(workText({ ...visit, precio: 0 })).toBe('Fuga oculta · Por garantía, sin costo')
  expect(workText({ ...visit, servicio: '', precio: null })).toBe('Gotea.')
  expect(workText({ ...visit, servicio: '', description: '', precio: null })).toBe('Que lo revise')
})
