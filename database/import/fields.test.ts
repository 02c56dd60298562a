import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeValue } from '#database/import/document.ts'
import { clockFrom, dateFrom, instantFrom, priceFrom, readerOf } from '#database/import/fields.ts'
import { exceptionsFrom, weeklyHoursFrom } from '#database/import/hours-from.ts'
import { groupThousands } from '#platform/domain/money.ts'
import { PRICE_MAX } from '#technicians/domain/parse-price.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'

const INSTANT = '2026-01-02T03:04:05.000Z'
const SECONDS = Date.parse(INSTANT) / 1_000
const ignore = () => {}

test.each<[tool: string, value: unknown]>([
  ['ISO text', INSTANT],
  ['text with a zone', '2026-01-01T22:04:05-05:00'],
  ['text without a zone, in Bogotá', '2026-01-01 22:04:05'],
  ['the Admin SDK', { _seconds: SECONDS, _nanoseconds: 0 }],
  ['the web SDK', { seconds: SECONDS, nanoseconds: 0 }],
  ['milliseconds', SECONDS * 1_000],
  ['seconds', SECONDS],
  ['milliseconds as text', String(SECONDS * 1_000)],
  [
    'node-firestore-import-export',
    { __datatype__: 'timestamp', value: { _seconds: SECONDS, _nanoseconds: 0 } },
  ],
  ['firestore-export-import', { __time__: INSTANT }],
  ['the REST API', { timestampValue: INSTANT }],
  ['mongoexport', { $date: INSTANT }],
  ['mongoexport with a number', { $date: { $numberLong: String(SECONDS * 1_000) } }],
])('an instant of %s is read', (_tool, value) => {
  expect(instantFrom(normalizeValue(value))?.toISOString()).toBe(INSTANT)
})

test.each([['ayer'], ['3/4/2026'], [true], [null], [{}], [8.64e18], ['']])('%j is no instant', value => {
  expect(instantFrom(normalizeValue(value))).toBeNull()
})

test('typed values, references and places of export tools become plain JSON', () => {
  const typed = {
    nombre: { stringValue: 'Ana' },
    edad: { integerValue: '7' },
    activo: { booleanValue: true },
    nada: { nullValue: null },
    tags: { arrayValue: { values: [{ stringValue: 'a' }, { doubleValue: 1.5 }] } },
    vacia: { arrayValue: {} },
    horarios: { mapValue: { fields: { lun: { arrayValue: { values: [] } } } } },
    tecnico: { referenceValue: 'projects/p/databases/(default)/documents/technicians/t1' },
    otro: { __datatype__: 'documentReference', value: 'technicians/t2' },
    tercero: { __ref__: 'technicians/t3' },
    cuarto: { _firestore: { projectId: 'p' }, _path: { segments: ['technicians', 't4'] }, _converter: {} },
    lugar: { __datatype__: 'geopoint', value: { _latitude: 4.6, _longitude: -74 } },
    plano: { inicio: '08:00', fin: '12:00' },
  }
  expect(normalizeValue(typed)).toEqual({
    nombre: 'Ana',
    edad: 7,
    activo: true,
    nada: null,
    tags: ['a', 1.5],
    vacia: [],
    horarios: { lun: [] },
    tecnico: 't1',
    otro: 't2',
    tercero: 't3',
    cuarto: 't4',
    lugar: { _latitude: 4.6, _longitude: -74 },
    plano: { inicio: '08:00', fin: '12:00' },
  })
})

test('values nested thousands deep do not exhaust the stack', () => {
  const deep = JSON.parse(`${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}`)
  expect(() => normalizeValue(deep)).not.toThrow()
})

test.each([true, 'true', 'TRUE', 1, '1', 'si', 'sí', 'Sí ', 'yes'])('%j means yes', value => {
  expect(readerOf({ blocked: value }, ignore).flag('blocked')).toBe(true)
})

test.each([false, 'false', 0, '0', 'no', 'No', '', null, undefined])('%j means no', value => {
  expect(readerOf({ blocked: value }, ignore).flag('blocked', { unreadable: true })).toBe(false)
})

test('a flag that is neither is named and takes the prudent value', () => {
  const named: string[] = []
  const read = readerOf({ blocked: 'tal vez', publicado: {} }, (code, detail) =>
    named.push(`${code} ${detail}`),
  )
  expect(read.flag('blocked', { unreadable: true })).toBe(true)
  expect(read.flag('publicado')).toBe(false)
  expect(named).toEqual(['unreadable-flag blocked', 'unreadable-flag publicado'])
})

test.each([
  ['2026-12-24', '2026-12-24'],
  ['20261224', '2026-12-24'],
  [20_261_224, '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['2026-12-24T10:00:00.000Z', '2026-12-24'],
  ['2026-12-25T03:00:00.000Z', '2026-12-24'],
  ['2026-02-30', null],
  ['nunca', null],
])('the date %j is %j', (value, date) => {
  expect(dateFrom(value)).toBe(date)
})

test.each([
  ['9', '09:00'],
  [9, '09:00'],
  ['9:30', '09:30'],
  ['09:00:00', '09:00'],
  ['2 p. m.', '14:00'],
  ['12:00 PM', '12:00'],
  ['12 am', '00:00'],
  ['24:00', '24:00'],
  ['25:00', null],
  ['mañana', null],
])('the time %j is %j', (value, clock) => {
  expect(clockFrom(value)).toBe(clock)
})

const MORNING = [{ inicio: '09:00', fin: '12:00' }]

test('hours are read by any name of the day; what cannot be read is named', () => {
  const named: string[] = []
  const week = {
    l: [{ inicio: '9:00', fin: '12:00' }],
    Martes: '09:00-12:00',
    X: [
      { inicio: '9', fin: '12' },
      { inicio: '14:00', fin: '13:00' },
    ],
    jue: { desde: 9, hasta: '12:00' },
    friday: 'cerrado',
    sáb: '9:00 - 10:00 y 10:00 - 12:00',
  }
  expect(weeklyHoursFrom(week, (code, detail) => named.push(`${code} ${detail}`))).toEqual({
    lun: MORNING,
    mar: MORNING,
    mie: MORNING,
    jue: MORNING,
    vie: [],
    sab: MORNING,
    dom: [],
  })
  expect(named).toHaveLength(1)
  expect(weeklyHoursFrom(undefined, ignore)).toEqual(DEFAULT_WEEKLY_HOURS)
})

test.each<[shape: string, value: unknown]>([
  ['our own', { fechas: { '2026-12-24': [], '2026-12-31': MORNING } }],
  ['a map by date', { '2026-12-24': [], '2026-12-31': MORNING }],
  ['a map by date with texts', { '2026-12-24': 'cerrado', '20261231': '09:00-12:00' }],
  ['a map by date with flags', { '2026-12-24': false, '2026-12-31': { inicio: '9:00', fin: '12:00' } }],
  [
    'a list of maps',
    [
      { fecha: '2026-12-24', cerrado: true },
      { fecha: '2026-12-31', rangos: MORNING },
    ],
  ],
  ['a list in English', [{ date: '2026-12-24' }, { date: '2026-12-31', start: '09:00', end: '12:00' }]],
  ['a list of dates under `fechas`', { fechas: ['2026-12-24', { fecha: '31/12/2026', horario: MORNING }] }],
  ['a list with instants', ['2026-12-24T12:00:00.000Z', { date: '2026-12-31', ranges: '9-12' }]],
])('exceptions in %s shape are read', (_shape, value) => {
  expect(exceptionsFrom(value, ignore)).toEqual({ fechas: { '2026-12-24': [], '2026-12-31': MORNING } })
})

test('an exception that cannot be read is named and the day keeps its hours', () => {
  const named: string[] = []
  const value = { ayer: [], '2026-12-24': 'temprano', festivos: 'sí' }
  expect(exceptionsFrom(value, (code, detail) => named.push(`${code} ${detail}`))).toEqual({ festivos: true })
  expect(named).toEqual(['unreadable-exception ayer: []', 'unreadable-exception 2026-12-24: temprano'])
})

// The table of docs/import.md.
test.each<[written: unknown, price: number | null, why: string]>([
  [45_000, 45_000, 'a number is what it says'],
  ['45000', 45_000, 'digits alone'],
  ['45.000', 45_000, 'three digits after a dot: thousands, as Colombia writes them'],
  ['45,000', 45_000, 'three digits after a comma: thousands, as spreadsheets in English write them'],
  ["45'000", 45_000, 'three digits after an apostrophe'],
  ['45 000', 45_000, 'three digits after a space'],
  ['1.250.000', 1_250_000, 'two groups'],
  ['$ 45.000', 45_000, 'with the sign'],
  ['$45.000 COP', 45_000, 'with the currency'],
  ['Desde $45.000', 45_000, 'the least price'],
  ['45.000/hora', 45_000, 'what it is for stands in `tarifa`'],
  ['45.000,00', 45_000, 'cents after the other separator'],
  ['45,000.00', 45_000, 'the same in English'],
  ['45 mil', 45_000, 'as people say it'],
  ['45k', 45_000, 'the same, short'],
  [0, 0, 'free'],
  ['0', 0, 'free'],
  ['', null, 'nothing is written'],
  [null, null, 'nothing is written'],
  [undefined, null, 'nothing is written'],
  ['A convenir', null, 'no price, on purpose'],
])('%j is %j: %s', (written, price) => {
  expect(priceFrom(written)).toEqual({ ok: true, price, isRounded: false })
})

test.each<[written: unknown, price: number, why: string]>([
  [45.5, 46, 'prices are whole'],
  ['45.5', 46, 'one digit after a dot is a decimal, not hundreds'],
  ['45,50', 46, 'two digits are decimals'],
  ['45.000,60', 45_001, 'cents are rounded'],
])('%j is rounded to %j: %s', (written, price) => {
  expect(priceFrom(written)).toEqual({ ok: true, price, isRounded: true })
})

test.each([
  [-3],
  ['-45.000'],
  ['45.0000'],
  ['4.5.000'],
  ['45.000,000,00'],
  ['40.000 - 60.000'],
  ['cuarenta mil'],
  ['1e5'],
  ['0x10'],
  [PRICE_MAX + 1],
  [true],
  [{ valor: 45_000 }],
  [[45_000]],
])('%j is not a price', written => {
  expect(priceFrom(written)).toEqual({ ok: false })
})

test('every formatted price is read back', () => {
  fc.assert(
    fc.property(fc.nat(PRICE_MAX), price => {
      expect(priceFrom(`$ ${groupThousands(price)}`)).toEqual({ ok: true, price, isRounded: false })
    }),
  )
})
