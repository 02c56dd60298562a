// A row whose JSON columns have the wrong shape is left out for others, and mended by its owner.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTechnicianToBook, listUnbooked } from '#bookings/persistence/bookable-technicians.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { freeDays, nextFreeSlot } from '#technicians/domain/free-hours.ts'
import { draftFromProfile } from '#technicians/domain/profile-edit.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'
import { saveProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { details, MONDAY_AT_15, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { formOf, storedProfile } from '#tests/support/people/own-profiles.ts'
import { newDraft } from '#tests/support/people/profile-drafts.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { testServices } from '#tests/support/program/services.ts'
import { writeUnchecked } from '#tests/support/program/unchecked-json.ts'

const services = await testServices()
const { database, logged, db } = services
const { rows } = database
const moment = { now: services.now(), isHoliday: services.isHoliday }

const RANGE = { inicio: '08:00', fin: '12:00' }
const SERVICE = { nombre: 'Destape', codigo: '', descripcion: '', tarifa: '', precioSugerido: 90_000 }
const LICENCE = { tipo: 'Carné', entidad: 'CONTE', numero: '1', vence: '' }

const WRONG: [string, unknown][] = [
  ['horarios', { lun: 'nunca' }],
  ['horarios', { lun: [7, null] }],
  ['horarios', { lun: [{ inicio: '08:00' }] }],
  ['horarios', { lun: [{ ...RANGE, inicio: '8 am' }] }],
  ['horarios', { lun: [[RANGE]] }],
  ['excepciones', { fechas: [] }],
  ['excepciones', { fechas: { '2026-11-16': RANGE } }],
  ['excepciones', { festivos: 'sí' }],
  ['servicios', ['Destape']],
  ['servicios', [null]],
  ['servicios', [{ ...SERVICE, nombre: null }]],
  ['servicios', [{ ...SERVICE, precioSugerido: '90000' }]],
  ['licencias', [LICENCE, { tipo: 'Carné' }]],
  ['licencias', [{ ...LICENCE, vence: 20_301_231 }]],
]
const RIGHT: [string, unknown][] = [
  ['horarios', {}],
  ['horarios', { lun: [RANGE, { inicio: '14:00', fin: '24:00' }], dom: [] }],
  ['excepciones', { fechas: { '2026-11-16': [], '2026-11-17': [RANGE] }, festivos: true }],
  ['servicios', [{ ...SERVICE, precioSugerido: null }, SERVICE]],
  ['licencias', [LICENCE]],
]
const set = (column: string) => `update technicians set ${column} = $2 where uid = $1`

async function listed(): Promise<string[]> {
  const page = await searchCatalogue(db, NO_FILTERS, moment, { size: 100 })
  return page.technicians.map(({ uid }) => uid ?? '')
}

test.each(WRONG)('%s cannot be set to %j', async (column, value) => {
  const { uid } = await newTechnician(database, { publicado: false })
  await expect(rows(set(column), [uid, JSON.stringify(value)])).rejects.toMatchObject({
    ...{ code: '23514', constraint: 'technicians_json_shape' },
  })
})

test.each(RIGHT)('%s can be set to %j', async (column, value) => {
  const { uid } = await newTechnician(database)
  await rows(set(column), [uid, JSON.stringify(value)])
  expect(await findPublishedTechnician(db, uid)).toMatchObject({ [column]: value })
})

test.each(WRONG)('a row with %s %j is left out and logged; others stay', async (column, value) => {
  await rows('update technicians set publicado = false')
  const [bad, good, client] = [
    await newTechnician(database),
    await newTechnician(database),
    await newClient(database),
  ]
  await writeUnchecked(rows, set(column), [bad.uid, JSON.stringify(value)])
  logged.length = 0
  expect(await listed()).toEqual([good.uid])
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ uids: [bad.uid] })
  expect(await findPublishedTechnician(db, bad.uid)).toBeNull()
  expect(await findTechnicianToBook(db, bad.uid)).toBeNull()
  const { scheduledAt } = MONDAY_AT_15.slot
  const unbooked = await listUnbooked(db, [bad.uid], { clientId: client.uid, at: scheduledAt })
  expect(unbooked).toEqual([])
  const request = { technicianId: bad.uid, ...MONDAY_AT_15, ...details() }
  expect(await requestBooking(services, client, request)).toEqual({
    ...{ ok: false, code: 'technician-unavailable' },
  })
  // What does not write the column still works.
  await rows('update technicians set verificado = true, "resenasCount" = 3 where uid = $1', [bad.uid])
})

test('the owner of an unreadable row finds defaults in the editor, and saving mends it', async () => {
  const owner = await newTechnician(database)
  await writeUnchecked(
    rows,
    'update technicians set horarios = $2, servicios = $3, licencias = $4 where uid = $1',
    [owner.uid, '{"lun": "nunca"}', JSON.stringify(['Destape']), JSON.stringify([LICENCE])],
  )
  const stored = await storedProfile(database, owner)
  expect(stored).toMatchObject({ horarios: DEFAULT_WEEKLY_HOURS, servicios: [], licencias: [LICENCE] })
  expect(await saveProfile(services, owner, formOf(newDraft(), stored.revision))).toMatchObject({ ok: true })
  await rows('update technicians set publicado = true where uid = $1', [owner.uid])
  expect(await findPublishedTechnician(db, owner.uid)).not.toBeNull()
})

/** Near misses: often the right shape, with any JSON in some place. */
const orAny = (shape: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: shape }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })
const text = orAny(fc.constantFrom('', 'Destape', '08:00'))
const time = orAny(fc.constantFrom('08:00', '12:30', '24:00', '8:00'))
const ranges = orAny(fc.array(orAny(fc.record({ inicio: time, fin: time })), { maxLength: 2 }))
const week = fc.dictionary(fc.constantFrom('lun', 'mar', 'sab', 'otro'), ranges)
const exceptions = fc.record(
  {
    fechas: orAny(fc.dictionary(fc.constantFrom('2026-11-16', 'nunca'), ranges)),
    festivos: orAny(fc.boolean()),
  },
  { requiredKeys: [] },
)
const offered = fc.array(
  orAny(
    fc.record({
      ...{ nombre: text, codigo: text, descripcion: text, tarifa: text },
      precioSugerido: orAny(fc.nat()),
    }),
  ),
  { maxLength: 2 },
)
const licences = fc.array(orAny(fc.record({ tipo: text, entidad: text, numero: text, vence: text })), {
  maxLength: 2,
})

test('whatever the columns hold, nothing throws, and who is shown can be read', async () => {
  const owner = await newTechnician(database)
  await fc.assert(
    fc.asyncProperty(week, exceptions, offered, licences, async (...columns) => {
      await writeUnchecked(
        rows,
        'update technicians set horarios = $2, excepciones = $3, servicios = $4, licencias = $5 where uid = $1',
        [owner.uid, ...columns.map(value => JSON.stringify(value))],
      )
      expect((await listed()).includes(owner.uid)).toBe(
        (await findPublishedTechnician(db, owner.uid)) !== null,
      )
      // The owner reads the same columns with defaults for what is unreadable.
      const stored = await storedProfile(database, owner)
      const calendar = { ...moment, taken: [] }
      nextFreeSlot(stored, calendar)
      freeDays(stored, calendar, 5)
      const draft = draftFromProfile(stored, moment.now)
      const texts = [...draft.servicios, ...draft.licencias].flatMap(row => Object.values(row))
      expect(texts.filter(value => typeof value !== 'string')).toEqual([])
    }),
    { numRuns: rounds(30, 500) },
  )
})
