// D16: the form offers exactly the hours that the server accepts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHours, readTechnician } from '#bookings/pages/availability.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import { addDays } from '#platform/domain/time.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
import type { ExceptionDraft, RangeDraft } from '#technicians/domain/profile-draft.ts'
import { parseProfile } from '#technicians/domain/profile-edit.ts'
import { DAY_KEYS } from '#technicians/domain/technician.ts'
import { saveProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { at, details, newClients, newTechnician } from '#tests/support/people/bookings.ts'
import { newDraft } from '#tests/support/people/profile-drafts.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { testServices } from '#tests/support/program/services.ts'

/** A Thursday; the Monday after it is a public holiday of Colombia. */
const TODAY = '2026-11-12'
const services = await testServices()
const { database } = services

const halfHour = fc
  .nat(47)
  .map(half => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const range: fc.Arbitrary<RangeDraft> = fc
  .tuple(halfHour, halfHour)
  .filter(([a, b]) => a !== b)
  .map(pair => pair.toSorted())
  .map(([inicio = '', fin = '']) => ({ inicio, fin }))
const day = fc.nat(6).map(days => addDays(TODAY, days))
const exception: fc.Arbitrary<ExceptionDraft> = fc
  .tuple(day, range, fc.boolean())
  .map(([fecha, { inicio, fin }, off]) => ({
    fecha,
    hasta: '',
    tipo: off ? 'libre' : 'horario',
    inicio,
    fin,
  }))

const week = fc.record({
  horarios: fc.record(
    Object.fromEntries(DAY_KEYS.map(key => [key, fc.array(range, { maxLength: 2 })])) as Record<
      (typeof DAY_KEYS)[number],
      fc.Arbitrary<RangeDraft[]>
    >,
  ),
  excepciones: fc.uniqueArray(exception, { maxLength: 4, selector: row => row.fecha }),
  festivos: fc.boolean(),
  disponible: fc.constantFrom(true, true, true, false),
})

test('an hour is offered if, and only if, it is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(week, day, fc.subarray([...BOOKABLE_HOURS]), async (set, date, booked) => {
      const technician = await newTechnician(database)
      const clients = await newClients(database, 1 + BOOKABLE_HOURS.length)
      const [neighbour, ...others] = clients
      const parsed = parseProfile(newDraft(set))
      if (!neighbour || !parsed.ok) throw new Error('the draft is invalid')
      // Saving needs no checklist; the test publishes by SQL.
      expect(await saveProfile(services, technician, { edit: parsed.value, revision: 0 })).toMatchObject({
        ok: true,
      })
      await database.rows('update technicians set publicado = true where uid = $1', [technician.uid])
      const ask = (client: typeof neighbour, hour: number) =>
        requestBooking(services, client, {
          technicianId: technician.uid,
          ...at(date, hourText(hour).slice(0, 2)),
          ...details(),
        })
      for (const hour of booked.slice(0, 3)) await ask(neighbour, hour)

      const hours = await shownHours(technician.uid, date)
      expect(hours.map(({ hour }) => hour)).toEqual(BOOKABLE_HOURS)
      const answers = await Promise.all(
        hours.map(({ hour }, index) => ask(others[index] ?? neighbour, hour).then(({ ok }) => ok)),
      )
      expect(answers).toEqual(hours.map(({ state }) => state === 'free'))
    }),
    { numRuns: rounds(20, 40) },
  )
})

test('a public holiday is a day off with `festivos`, unless the date has hours of its own', async () => {
  const holiday = '2026-11-16'
  const offered = async (set: object) => {
    const technician = await newTechnician(database)
    const parsed = parseProfile(newDraft(set))
    if (!parsed.ok) throw new Error(parsed.code)
    await saveProfile(services, technician, { edit: parsed.value, revision: 0 })
    await database.rows('update technicians set publicado = true where uid = $1', [technician.uid])
    const hours = await shownHours(technician.uid, holiday)
    return hours.filter(({ state }) => state === 'free').map(({ hour }) => hour)
  }
  expect(await offered({})).toHaveLength(10)
  expect(await offered({ festivos: true })).toEqual([])
  const excepciones = [{ fecha: holiday, hasta: '', tipo: 'horario', inicio: '09:00', fin: '11:00' }]
  expect(await offered({ festivos: true, excepciones })).toEqual([9, 10])
})

async function shownHours(tid: string, requestedDate: string) {
  const technician = await readTechnician(services, tid)
  if (!technician || technician === 'unread') throw new Error('no technician to book')
  const { availability } = await readHours(services, { tid, technician }, { requestedDate, clientId: null })
  return availability.hours
}
