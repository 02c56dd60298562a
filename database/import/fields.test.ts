import { expect, test } from 'vitest'
import { normalizeValue } from '#database/import/document.ts'
import { dateFrom, instantFrom, priceFrom, type Reader, readerOf, shown } from '#database/import/fields.ts'
import { exceptionsFrom, weeklyHoursFrom } from '#database/import/hours-from.ts'
import type { Note } from '#database/import/report.ts'
import { PRICE_MAX } from '#technicians/domain/parse-price.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'

const INSTANT = '2026-01-02T03:04:05.000Z'
const SECONDS = Date.parse(INSTANT) / 1_000

test.each<[tool: string, value: unknown]>([
  ['ISO text', INSTANT],
  ['text with a zone', '2026-01-01T22:04:05-05:00'],
  ['text without a zone, in Bogotá', '2026-01-01 22:04:05'],
  ['the Admin SDK', { _seconds: SECONDS, _nanoseconds: 0 }],
  ['the web SDK', { seconds: SECONDS, nanoseconds: 0 }],
  [
    'node-firestore-import-export',
    { __datatype__: 'timestamp', value: { _seconds: SECONDS, _nanoseconds: 0 } },
  ],
  ['firestore-export-import', { __time__: INSTANT }],
  ['the REST API', { timestampValue: INSTANT }],
])('an instant of %s is read', (_tool, value) => {
  expect(instantFrom(normalizeValue(value))?.toISOString()).toBe(INSTANT)
})

test.each([
  ['ayer'],
  ['3/4/2026'],
  ['November 3, 2026'],
  [SECONDS],
  [SECONDS * 1_000],
  [true],
  [null],
  [{}],
  ['9999-01-01T00:00:00Z'],
  [''],
])('%j is no instant', value => {
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

const noted = (read: (note: Note) => unknown) => {
  const notes: string[] = []
  const value = read((code, detail) => notes.push(`${code} ${detail}`))
  return { value, notes }
}

test.each<[value: unknown, flag: boolean]>([
  [true, true],
  [false, false],
  [null, false],
  [undefined, false],
])('the flag %j is %j', (value, flag) => {
  expect(noted(note => readerOf({ publicado: value }, note).flag('publicado'))).toEqual({
    value: flag,
    notes: [],
  })
})

test.each(['true', 'sí', 1, {}])('%j is no flag: it is named and takes the prudent value', value => {
  const { value: flags, notes } = noted(note => {
    const read = readerOf({ blocked: value, publicado: value }, note)
    return [read.flag('blocked', { unreadable: true }), read.flag('publicado')]
  })
  expect(flags).toEqual([true, false])
  expect(notes).toEqual([
    `unreadable-flag blocked: ${shown(value)}`,
    `unreadable-flag publicado: ${shown(value)}`,
  ])
})

test('what section 3 does not name is not imported, and named', () => {
  const service = { nombre: 'Destape', precio: 45_000, cost: null }
  expect(noted(note => readerOf(service, note).noteUnknown('servicios')).notes).toEqual([
    'unknown-field precio',
  ])
})

test.each<[what: string, read: (read: Reader) => unknown, value: unknown, note: string]>([
  ['a text', read => read.line(['ciudad']), '', 'unreadable-text ciudad: {"nombre":"Cali"}'],
  ['a list of texts', read => read.texts('tags', 40), [], 'unreadable-entry tags: plomería, gas'],
  ['a list of maps', read => read.documents('servicios'), [], 'unreadable-entry servicios: {"0":{}}'],
  ['a date', read => read.date('vence'), '', 'unreadable-date vence: 24/12/2026'],
  ['an instant', read => read.instant('createdAt'), null, 'unreadable-instant createdAt: ayer'],
  [
    'a number of years',
    read => read.years(99, 'aniosExperiencia'),
    0,
    'unreadable-years aniosExperiencia: muchos',
  ],
])('%s that cannot be read is named and stays empty', (_what, readField, value, expected) => {
  const document = {
    ciudad: { nombre: 'Cali' },
    tags: 'plomería, gas',
    servicios: { 0: {} },
    vence: '24/12/2026',
    createdAt: 'ayer',
    aniosExperiencia: 'muchos',
  }
  expect(noted(note => readField(readerOf(document, note)))).toEqual({ value, notes: [expected] })
})

test.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-12-24T10:00:00.000Z', '2026-12-24'],
  ['2026-12-25T03:00:00.000Z', '2026-12-24'],
  ['20261224', null],
  [20_261_224, null],
  ['24/12/2026', null],
  ['2026-02-30', null],
  ['nunca', null],
])('the date %j is %j', (value, date) => {
  expect(dateFrom(value)).toBe(date)
})

const MORNING = [{ inicio: '09:00', fin: '12:00' }]

test('hours are read by the keys of the specification; anything else is named and left out', () => {
  const week = {
    l: MORNING,
    mar: [...MORNING, { inicio: '14:00', fin: '13:00' }],
    x: [],
    jue: '09:00-12:00',
    viernes: MORNING,
    s: [{ inicio: '9', fin: '12' }],
    dom: [
      { inicio: '10:00', fin: '12:00' },
      { inicio: '09:00', fin: '10:00' },
    ],
  }
  const { value, notes } = noted(note => weeklyHoursFrom(week, note))
  expect(value).toEqual({ lun: MORNING, mar: MORNING, mie: [], jue: [], vie: [], sab: [], dom: MORNING })
  expect(notes.map(text => text.split(':')[0])).toEqual([
    'unreadable-hours viernes',
    'unreadable-hours mar',
    'unreadable-hours jue',
    'unreadable-hours sab',
  ])
})

test('without hours the default holds, also where they cannot be read', () => {
  expect(noted(note => weeklyHoursFrom(undefined, note))).toEqual({ value: DEFAULT_WEEKLY_HOURS, notes: [] })
  expect(noted(note => weeklyHoursFrom('de 8 a 5', note))).toEqual({
    value: DEFAULT_WEEKLY_HOURS,
    notes: ['unreadable-hours de 8 a 5'],
  })
})

test.each<[shape: string, value: object]>([
  ['under `fechas`', { fechas: { '2026-12-24': [], '2026-12-31': MORNING } }],
  ['by date', { '2026-12-24': [], '2026-12-31': MORNING }],
])('exceptions %s are read', (_shape, value) => {
  expect(noted(note => exceptionsFrom(value, note))).toEqual({
    value: { fechas: { '2026-12-24': [], '2026-12-31': MORNING } },
    notes: [],
  })
})

test('an exception that cannot be read is named and the day keeps its hours', () => {
  const value = { ayer: [], '2026-12-24': 'temprano', festivos: true }
  expect(noted(note => exceptionsFrom(value, note))).toEqual({
    value: { festivos: true },
    notes: ['unreadable-exception ayer: []', 'unreadable-exception 2026-12-24: temprano'],
  })
  expect(noted(note => exceptionsFrom(['2026-12-24'], note)).notes).toHaveLength(1)
  expect(noted(note => exceptionsFrom({ fechas: ['2026-12-24'], festivos: 'sí' }, note)).notes).toHaveLength(
    2,
  )
})

// Prices in docs/import.md.
test.each<[written: unknown, price: number | null, why: string]>([
  [45_000, 45_000, 'a number is what it says'],
  ['45000', 45_000, 'digits'],
  [0, 0, 'free'],
  ['', null, 'nothing is written'],
  [null, null, 'nothing is written'],
  [undefined, null, 'nothing is written'],
])('%j is %j: %s', (written, price) => {
  expect(priceFrom(written)).toEqual({ ok: true, price, isRounded: false })
})

test('prices are whole', () => {
  expect(priceFrom(45.5)).toEqual({ ok: true, price: 46, isRounded: true })
})

test.each([
  [-3],
  ['45.000'],
  ['45,000'],
  ['$ 45000'],
  ['45 mil'],
  ['A convenir'],
  ['1e5'],
  ['0x10'],
  [PRICE_MAX + 1],
  [true],
  [{ valor: 45_000 }],
  [[45_000]],
])('%j is not a price', written => {
  expect(priceFrom(written)).toEqual({ ok: false })
})
