// Section 5, "On save": the conversions, and which errors are reported.

import { describe, expect, test } from 'vitest'
import { draftFromForm, MAX_ROWS, type ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { draftFromProfile, isSameDraft, parseProfile } from '#technicians/domain/profile-edit.ts'
import { previewedProfile } from '#technicians/domain/profile-preview.ts'
import { DEFAULT_WEEKLY_HOURS, type SavedProfile } from '#technicians/domain/technician.ts'
import { completeDraft, entriesOf, newDraft, service } from '#tests/support/people/profile-drafts.ts'

function saved(changes: Partial<ProfileDraft>): SavedProfile {
  const parsed = parseProfile(newDraft(changes))
  if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.code}`)
  return parsed.value
}

test('drafts are the same whatever the order of their fields and of ticked boxes', () => {
  const draft = completeDraft({ zonasCobertura: ['Norte', 'Sur'] })
  const turned = Object.fromEntries(Object.entries(draft).toReversed()) as unknown as ProfileDraft
  expect(isSameDraft(draft, { ...turned, zonasCobertura: ['Sur', 'Norte'] })).toBe(true)
  expect(isSameDraft(draft, { ...turned, disponible: false })).toBe(false)
})

describe('a draft is converted', () => {
  test.each([
    ['14', 14],
    [' 7 ', 7],
    ['3,5', 3],
    ['', 0],
    ['muchos', 0],
    ['14 años', 0],
    ['-2', 0],
    ['100', 0],
    ['1e1', 10],
    ['Infinity', 0],
  ])('%j years of experience are %i', (aniosExperiencia, years) => {
    expect(saved({ aniosExperiencia }).aniosExperiencia).toBe(years)
  })

  test('an empty base price is none, others are numbers', () => {
    expect(saved({ tarifaBase: ' ' }).tarifaBase).toBeNull()
    expect(saved({ tarifaBase: '60.000' }).tarifaBase).toBe(60_000)
    expect(saved({ tarifaBase: '0' }).tarifaBase).toBe(0)
  })

  test('phone and name are trimmed', () => {
    expect(saved({ telefono: '  +57 300 555 0148 ', nombre: ' Luz   Marina ' })).toMatchObject({
      telefono: '+57 300 555 0148',
      nombre: 'Luz Marina',
    })
  })

  test('names of services are trimmed, services without one dropped, an empty price is 0', () => {
    const servicios = [
      service({ nombre: '  Destape ', precioSugerido: '' }),
      service({ nombre: '   ', precioSugerido: 'abc' }),
      service({ nombre: 'Fuga', codigo: ' PL-2 ', tarifa: ' por hora ', descripcion: ' Con equipo. ' }),
    ]
    expect(saved({ servicios }).servicios).toEqual([
      { nombre: 'Destape', codigo: '', descripcion: '', tarifa: '', precioSugerido: 0 },
      {
        nombre: 'Fuga',
        codigo: 'PL-2',
        descripcion: 'Con equipo.',
        tarifa: 'por hora',
        precioSugerido: 60_000,
      },
    ])
  })

  test('certifications and tags are trimmed, without empty ones and duplicates', () => {
    expect(
      saved({ certificaciones: ['RETIE', ' ', 'retie'], certificacion: ' SENA ' }).certificaciones,
    ).toEqual(['RETIE', 'SENA'])
    expect(saved({ tags: [], tag: '  ' }).tags).toEqual([])
  })

  test('only specialties and zones of the lists are kept', () => {
    const { especialidades, zonasCobertura } = saved({
      especialidades: ['Neveras', 'Brujería', 'Plomería', 'Neveras'],
      zonasCobertura: ['Sur', 'Marte', 'Centro'],
    })
    expect(especialidades).toEqual(['Neveras', 'Plomería'])
    expect(zonasCobertura).toEqual(['Centro', 'Sur'])
  })

  test('hours are sorted and joined, empty ones dropped, an end at midnight is 24:00', () => {
    const horarios = {
      ...newDraft().horarios,
      lun: [
        { inicio: '14:00', fin: '18:00' },
        { inicio: '08:00', fin: '12:00' },
        { inicio: '11:00', fin: '13:00' },
        { inicio: '', fin: '' },
      ],
      sab: [{ inicio: '18:00', fin: '00:00' }],
    }
    expect(saved({ horarios }).horarios).toEqual({
      ...DEFAULT_WEEKLY_HOURS,
      lun: [
        { inicio: '08:00', fin: '13:00' },
        { inicio: '14:00', fin: '18:00' },
      ],
      sab: [{ inicio: '18:00', fin: '24:00' }],
    })
  })

  test('empty licences are dropped', () => {
    const empty = { tipo: ' ', entidad: '', numero: '', vence: '' }
    const licence = { tipo: 'Matrícula', entidad: 'CONTE', numero: '12', vence: '2028-06-30' }
    expect(saved({ licencias: [empty, licence] }).licencias).toEqual([licence])
  })

  test('days off, holidays and other hours become dates', () => {
    const row = { tipo: 'libre', fecha: '', hasta: '', inicio: '', fin: '' } as const
    const excepciones = [
      row,
      { ...row, fecha: '2026-12-24', hasta: '2026-12-26' },
      { ...row, fecha: '2026-12-31', tipo: 'horario', inicio: '08:00', fin: '12:00' } as const,
      { ...row, fecha: '2026-12-31', tipo: 'horario', inicio: '14:00', fin: '16:00' } as const,
    ]
    expect(saved({ excepciones, festivos: true }).excepciones).toEqual({
      fechas: {
        '2026-12-24': [],
        '2026-12-25': [],
        '2026-12-26': [],
        '2026-12-31': [
          { inicio: '08:00', fin: '12:00' },
          { inicio: '14:00', fin: '16:00' },
        ],
      },
      festivos: true,
    })
  })
})

test('an untouched form gives the stored profile', () => {
  const edit = saved({
    ...completeDraft(),
    tarifaBase: '60.000',
    licencias: [{ tipo: 'Matrícula', entidad: '', numero: '', vence: '' }],
    tags: ['urgencias'],
  })
  const draft = draftFromProfile(edit, new Date(0))
  expect(draftFromForm(entriesOf(draft))).toEqual(draft)
  expect(parseProfile(draft)).toEqual({ ok: true, value: edit })
})

// Section 5, "On save": invalid fields.

describe('the first invalid field is reported', () => {
  const day = { tipo: 'libre', fecha: '2026-12-24', hasta: '', inicio: '08:00', fin: '12:00' } as const
  const { horarios } = newDraft()
  test.each<[string, Partial<ProfileDraft>, string, string]>([
    ['no name', { nombre: '  ' }, 'nombre', 'name-required'],
    ['a phone without digits', { telefono: 'llámame' }, 'telefono', 'invalid-phone'],
    ['a base price below 0', { tarifaBase: '-1' }, 'tarifaBase', 'invalid-price'],
    [
      'a price in words',
      { servicios: [service(), service({ precioSugerido: 'mil' })] },
      'servicios.1.precioSugerido',
      'invalid-price',
    ],
    [
      'a licence until the 30th of February',
      { licencias: [{ tipo: 'x', entidad: '', numero: '', vence: '2027-02-30' }] },
      'licencias.0.vence',
      'invalid-date',
    ],
    [
      'a day that ends before it begins',
      { horarios: { ...horarios, mar: [{ inicio: '10:00', fin: '09:00' }] } },
      'horarios.mar.0.inicio',
      'invalid-range',
    ],
    [
      'half a range',
      { horarios: { ...horarios, mar: [{ inicio: '10:00', fin: '' }] } },
      'horarios.mar.0.inicio',
      'invalid-range',
    ],
    [
      'a holiday that ends before it begins',
      { excepciones: [{ ...day, hasta: '2026-12-23' }] },
      'excepciones.0.hasta',
      'invalid-until',
    ],
    [
      'a holiday of a year',
      { excepciones: [{ ...day, hasta: '2027-12-24' }] },
      'excepciones.0.hasta',
      'invalid-until',
    ],
    [
      'a day off that has hours',
      { excepciones: [day, { ...day, tipo: 'horario' }] },
      'excepciones.1.fecha',
      'exception-twice',
    ],
    [
      'a day that does not exist',
      { excepciones: [{ ...day, fecha: '2026-13-01' }] },
      'excepciones.0.fecha',
      'invalid-date',
    ],
  ])('%s', (_, changes, field, code) => {
    expect(parseProfile(newDraft(changes))).toEqual({ ok: false, field, code })
    expect(previewedProfile(newDraft(changes)).nombre).not.toBe('')
  })

  test.each(['servicios', 'certificaciones', 'tags', 'licencias', 'excepciones'] as const)(
    'too many %s, however many were sent',
    kind => {
      const rows = Array.from({ length: 10_000 }, (_, index) => [`${kind}.${index}.nombre`, 'x'] as const)
      const lists = Array.from({ length: 10_000 }, (_, index) => [kind, `x${index}`] as const)
      const other = Array.from({ length: 10_000 }, (_, index) => [`${kind}.${index}.fecha`, 'x'] as const)
      const licences = Array.from({ length: 10_000 }, (_, index) => [`${kind}.${index}.tipo`, 'x'] as const)
      const draft = draftFromForm([['nombre', 'Luz'], ...rows, ...lists, ...other, ...licences])
      expect(draft[kind].length).toBe(MAX_ROWS[kind] + 1)
      expect(parseProfile(draft)).toEqual({ ok: false, field: kind, code: 'too-many-rows' })
    },
  )
})
