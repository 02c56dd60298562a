import { expect, test } from 'vitest'
import { PAID_WORK } from '#database/generate/paid-work.ts'
import { comparableTexts } from '#prices/domain/trouble-phrases.ts'
import { TROUBLES, troubleOf, troubleWithKey } from '#prices/domain/troubles.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

const TRADES = Object.entries(TROUBLES) as [SpecialtyLabel, (typeof TROUBLES)[SpecialtyLabel]][]

test('each trouble of a trade has a key and a name of its own', () => {
  for (const [trade, troubles] of TRADES) {
    expect(new Set(troubles.map(({ key }) => key)).size, trade).toBe(troubles.length)
    expect(new Set(troubles.map(({ name }) => name)).size, trade).toBe(troubles.length)
    for (const { key } of troubles) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('phrases are written as they are compared', () => {
  for (const [trade, troubles] of TRADES)
    for (const phrase of troubles.flatMap(({ phrases }) => phrases))
      expect(comparableTexts([phrase]), trade).toBe(` ${phrase} `)
})

test.each<[SpecialtyLabel, string[], string | null]>([
  ['Neveras', ['Nevera que no enfría', 'Recarga de gas'], 'no-enfria'],
  ['Neveras', ['', 'Mano de obra', 'Recarga de gas'], 'gas'],
  ['Neveras', ['Se me dañó la nevera: NO ENFRÍA desde ayer'], 'no-enfria'],
  ['Neveras', ['', 'Gastos de viaje'], null],
  ['Neveras', ['', 'Visita y revisión', 'Empaque imantado'], 'empaque'],
  ['Plomería', ['Destape de sanitario o sifón'], 'destape'],
  ['Plomería', ['Reparación de goteo'], 'goteo'],
  ['Plomería', ['Cambio', 'de llave de paso'], 'goteo'],
  ['Plomería', ['llave de', 'paso'], null],
  ['Electricidad', ['Revisión de cortos y breakers'], 'cortos'],
  ['Gasodomésticos', ['Instalación de estufa o cubierta'], 'estufa-nueva'],
  ['Gasodomésticos', ['Revisión de estufa'], 'estufa'],
  ['Cerrajería', [''], null],
])('%s: %j is %s', (trade, texts, key) => {
  expect(troubleOf(trade, texts)?.key ?? null).toBe(key)
})

test('a key of another version is none', () => {
  expect(troubleWithKey('Neveras', 'gas')?.name).toBe('Carga de gas')
  expect(troubleWithKey('Neveras', 'of-tomorrow')).toBeNull()
})

test('what generated receipts say names a trouble of its trade', () => {
  for (const [trade, rows] of Object.entries(PAID_WORK) as [
    SpecialtyLabel,
    (typeof PAID_WORK)[SpecialtyLabel],
  ][])
    for (const { concepto, price } of rows) {
      expect(troubleOf(trade, [concepto]), `${trade}: ${concepto}`).not.toBeNull()
      expect(price, concepto).toBeGreaterThan(0)
    }
})
