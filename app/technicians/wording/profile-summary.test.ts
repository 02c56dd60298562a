import { describe, expect, test } from 'vitest'
import {
  basePriceSummary,
  certificationsSummary,
  moreSummary,
  personSummary,
  servicesSummary,
  specialDaysSummary,
  weekSummary,
} from '#technicians/wording/profile-summary.ts'
import { newDraft } from '#tests/support/people/profile-drafts.ts'

const NEW = newDraft()

describe('the week in one line', () => {
  const morning = [{ inicio: '08:00', fin: '12:00' }]
  const withDays = (days: Partial<typeof NEW.horarios>) =>
    weekSummary({ ...NEW, horarios: { ...NEW.horarios, ...days } })

  test('equal days that follow each other are joined', () => {
    expect(weekSummary(NEW)).toBe('Lunes a viernes, 08:00 a 18:00')
    expect(withDays({ sab: morning })).toBe('Lunes a viernes, 08:00 a 18:00 · Sábado, 08:00 a 12:00')
    expect(withDays({ sab: morning, dom: morning })).toContain(' · Sábado y domingo, 08:00 a 12:00')
  })

  test('a day off separates what is equal on both sides', () => {
    expect(withDays({ mie: [] })).toBe('Lunes y martes, 08:00 a 18:00 · Jueves y viernes, 08:00 a 18:00')
  })

  test('three or more have short names', () => {
    expect(withDays({ vie: morning, sab: [], dom: [{ inicio: '09:00', fin: '12:00' }] })).toBe(
      'Lun a jue, 08:00 a 18:00 · Vie, 08:00 a 12:00 · Dom, 09:00 a 12:00',
    )
  })

  test('two ranges of a day and midnight are written out', () => {
    const split = [...morning, { inicio: '14:00', fin: '00:00' }]
    expect(withDays({ sab: split })).toContain('Sábado, 08:00 a 12:00 y 14:00 a 24:00')
  })

  test('nobody works on no day', () => {
    const none = { lun: [], mar: [], mie: [], jue: [], vie: [], sab: [], dom: [] }
    expect(withDays(none)).toBe('Ningún día')
    // A range that has no end yet.
    expect(withDays({ ...none, lun: [{ inicio: '08:00', fin: '' }] })).toBe('Ningún día')
  })
})

test('an empty row says so, a filled one what it holds', () => {
  expect(certificationsSummary(NEW)).toBe('Ninguna')
  expect(certificationsSummary({ ...NEW, certificaciones: ['SENA'] })).toBe('1 certificación')
  expect(moreSummary(NEW)).toBe('Etiquetas y texto de disponibilidad')
  expect(moreSummary({ ...NEW, tags: ['urgencias'], disponibilidadTxt: ' De noche ' })).toBe(
    '1 etiqueta · Texto de disponibilidad',
  )
  expect(basePriceSummary(NEW)).toBe('A convenir')
  expect(basePriceSummary({ ...NEW, tarifaBase: '45.000' })).toBe('COP\u00a045.000')
  expect(basePriceSummary({ ...NEW, tarifaBase: '0' })).toBe('COP\u00a00')
  expect(basePriceSummary({ ...NEW, tarifaBase: '45.000', tarifaBaseTomada: '45.000' })).toBe(
    'COP\u00a045.000 · de tu servicio más barato',
  )
  const person = { ...NEW, nombre: 'Wilmar', ciudad: 'Cali' }
  expect(
    ['', '0', '1', '20'].map(aniosExperiencia => personSummary({ ...person, aniosExperiencia })),
  ).toEqual(['Wilmar · Cali', 'Wilmar · Cali', 'Wilmar · Cali · 1 año', 'Wilmar · Cali · 20 años'])
  expect(specialDaysSummary(NEW)).toBe('Ninguno')
  const day = { tipo: 'libre', fecha: '2026-12-24', hasta: '', inicio: '', fin: '' } as const
  expect(specialDaysSummary({ ...NEW, festivos: true, excepciones: [day] })).toBe(
    'Descansas los festivos · 1 fecha',
  )
})

test('two services are named, more are counted with the lowest price', () => {
  const service = (nombre: string, precioSugerido: string) => ({
    nombre,
    precioSugerido,
    codigo: '',
    descripcion: '',
    tarifa: 'Por visita',
  })
  const servicios = [service('Destape', '60.000'), service('Fuga oculta', '45.000'), service(' ', '10.000')]
  expect(servicesSummary({ ...NEW, servicios })).toBe('Destape · Fuga oculta')
  const more = [...servicios, service('Grifería', '')]
  expect(servicesSummary({ ...NEW, servicios: more })).toBe('3 servicios, desde $\u00a045.000')
  const unpriced = more.map(each => ({ ...each, precioSugerido: '' }))
  expect(servicesSummary({ ...NEW, servicios: unpriced })).toBe('3 servicios')
})
