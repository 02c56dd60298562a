import { expect, test } from 'vitest'
import { workingHours } from '#database/demo/booked-slots.ts'
import { demoAdmin, demoClients } from '#database/demo/clients.ts'
import bogota from '#database/demo/technicians/bogota.json' with { type: 'json' }
import { TECHNICIAN, weekly } from '#database/demo/technicians/entry.ts'
import { demoTechnicians, userOf } from '#database/demo/technicians.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { BADGE_FLAGS, COVERAGE_ZONES } from '#technicians/domain/technician.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
const TECHNICIANS = demoTechnicians(NOW)
const PUBLISHED = TECHNICIANS.filter(({ publicado }) => publicado)
const PHONE = /^\+57 3\d\d 555 01\d\d$/

test('sixty-four technicians are published, in many cities', () => {
  expect(PUBLISHED).toHaveLength(64)
  expect(new Set(PUBLISHED.map(({ ciudad }) => ciudad)).size).toBeGreaterThanOrEqual(7)
})

test.each(SPECIALTIES)('$label has at least three technicians, one of them a woman', ({ label }) => {
  const matching = PUBLISHED.filter(({ especialidades }) => especialidades.includes(label))
  expect(matching.length).toBeGreaterThanOrEqual(3)
  expect(
    matching.some(({ entry }) => entry.portrait.lashes || entry.portrait.earrings || entry.portrait.back),
  ).toBe(true)
})

test('every published profile passes the publish checklist', () => {
  for (const technician of PUBLISHED) {
    expect(technician.fotoURL).toBeTruthy()
    expect(technician.bioCorta.trim().length, technician.nombre).toBeGreaterThanOrEqual(120)
    expect(technician.bioCorta.length, technician.nombre).toBeLessThanOrEqual(320)
    expect(technician.especialidades.length).toBeGreaterThan(0)
    expect(technician.servicios[0]?.precioSugerido).toBeGreaterThan(0)
    expect(technician.ciudad).not.toBe('')
    expect(technician.zonasCobertura.length).toBeGreaterThan(0)
    expect(COVERAGE_ZONES).toEqual(expect.arrayContaining([...technician.zonasCobertura]))
  }
})

test('no two profiles share a bio, an id, a slug, a photo or a portrait', () => {
  const expectUnique = (of: (technician: (typeof TECHNICIANS)[number]) => string) =>
    expect(new Set(TECHNICIANS.map(of)).size).toBe(TECHNICIANS.length)
  expectUnique(({ bioCorta }) => bioCorta)
  expectUnique(({ uid }) => uid)
  expectUnique(({ slug }) => slug)
  expectUnique(({ photoId }) => photoId)
  expectUnique(({ entry }) => JSON.stringify(entry.portrait))
})

test('unpublished profiles are under review, blocked, drafts or deleted', () => {
  const hidden = TECHNICIANS.filter(({ publicado }) => !publicado)
  const inState = (estado: string | null) =>
    hidden.filter(each => each.estado === estado && !each.deletedAt).length
  expect([inState('en_revision'), inState('bloqueado'), inState(null)]).toEqual([2, 2, 1])
  expect(hidden.filter(({ deletedAt }) => deletedAt)).toHaveLength(1)
  expect(PUBLISHED.every(({ estado }) => estado === null || estado === 'publicado')).toBe(true)
})

test('three in four are verified and six are not available', () => {
  expect(PUBLISHED.filter(({ verificado }) => verificado)).toHaveLength(48)
  expect(PUBLISHED.filter(({ disponible }) => !disponible)).toHaveLength(6)
  expect(TECHNICIANS.filter(({ moneda }) => moneda === null)).toHaveLength(1)
})

test.each(BADGE_FLAGS)('some, and not most, show the badge of %s', flag => {
  const shown = PUBLISHED.filter(technician => technician[flag]).length
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(PUBLISHED.length / 2)
})

test('prices are plausible in COP', () => {
  for (const { tarifaBase, servicios } of PUBLISHED) {
    if (tarifaBase !== null) expect(tarifaBase).toBeGreaterThanOrEqual(50_000)
    for (const { precioSugerido } of servicios) {
      expect(precioSugerido).toBeGreaterThanOrEqual(45_000)
      expect(precioSugerido).toBeLessThanOrEqual(450_000)
    }
  }
})

test('phone numbers are fictional and unique; one technician has none', () => {
  const everyone = [...TECHNICIANS.map(userOf), ...demoClients(NOW), demoAdmin(NOW)]
  const phones = everyone.map(({ telefono }) => telefono).filter(Boolean)
  for (const phone of phones) expect(phone).toMatch(PHONE)
  expect(new Set(phones).size).toBe(phones.length)
  expect(phones.length).toBe(everyone.length - 1)
})

test('ids are letters and digits, slugs are derived from them', () => {
  for (const { uid, nombre, slug } of TECHNICIANS) {
    expect(uid).toMatch(/^[a-z0-9]{28,32}$/)
    expect(slug).toBe(technicianSlug(nombre, uid))
  }
})

test('photos are at the embedded image host', () => {
  const luzMarina = TECHNICIANS.find(({ nombre }) => nombre === 'Luz Marina Cárdenas')
  expect(luzMarina?.fotoURL).toBe(
    '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/demo-luz-marina-cardenas',
  )
})

test('every text is in Unicode NFC', () => {
  const text = JSON.stringify([TECHNICIANS, demoClients(NOW)])
  expect(text).toBe(text.normalize('NFC'))
})

test('exceptions and licences are relative to the day of loading', () => {
  const named = (nombre: string) => TECHNICIANS.find(each => each.nombre === nombre)
  expect(named('Germán Augusto Pinilla')?.excepciones).toEqual({
    fechas: { '2026-11-21': [], '2026-11-22': [] },
    festivos: true,
  })
  expect(named('Carlos Andrés Rojas')?.licencias[0]?.vence).toBe('2028-06-30')
})

test.each<[mistake: string, change: object]>([
  ['an unknown specialty', { especialidades: ['Plomeria'] }],
  ['an unknown field', { verificada: true }],
  ['a price in text', { tarifaBase: '60.000' }],
  ['hours that nobody can read', { horarios: 'de lunes a viernes' }],
])('%s in a data file is refused', (_mistake, change) => {
  expect(() => TECHNICIAN.parse(bogota[0])).not.toThrow()
  expect(() => TECHNICIAN.parse({ ...bogota[0], ...change })).toThrow()
})

test('weekly hours are parsed from text', () => {
  const hours = weekly('lun,jue 08-12 14-19; mar-mie 08-19')
  expect(hours.lun).toEqual([
    { inicio: '08:00', fin: '12:00' },
    { inicio: '14:00', fin: '19:00' },
  ])
  expect(hours.mie).toEqual([{ inicio: '08:00', fin: '19:00' }])
  expect(hours.dom).toEqual([])
  expect(() => weekly('lunes 08-12')).toThrow('Not a span of days')
})

test('days off, short days and holidays change the working hours', () => {
  const horarios = weekly('lun-vie 08-18')
  const fechas = { '2026-11-17': [], '2026-11-18': [{ inicio: '09:00', fin: '11:00' }] }
  const technician = { uid: 'any', horarios, excepciones: { fechas, festivos: true } }
  expect(workingHours(technician, '2026-11-17')).toEqual([])
  expect(workingHours(technician, '2026-11-18')).toEqual([9, 10])
  expect(workingHours(technician, '2026-11-16'), 'Independencia de Cartagena').toEqual([])
  expect(workingHours({ ...technician, excepciones: {} }, '2026-11-16')).toHaveLength(10)
})
