import { expect, test } from 'vitest'
import { readerOf } from '#database/import/fields.ts'
import { exceptionsFrom, weeklyHoursFrom } from '#database/import/hours-from.ts'
import { clockFrom, dateFrom, instantFrom } from '#database/import/instant-from.ts'
import { normalizeValue } from '#database/import/normalize-value.ts'
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
