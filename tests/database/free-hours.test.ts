// D16, D34, D44, D64: an hour is free by app/technicians/domain/free-hours.ts (booking, profile, cards) exactly when it is free
// by the bits of the catalogue (its filter by date and hour).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '#bookings/domain/booking.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { generateTechnician } from '#database/generate/technician.ts'
import { addDays, HOUR_MS, instantAt, MINUTE_MS } from '#platform/domain/time.ts'
import { hourStateAt, type Schedule, type Slot } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, FIRST_HOUR, hourText, LAST_HOUR } from '#technicians/domain/hours.ts'
import { bookingId } from '#technicians/domain/slot.ts'
import { DAY_KEYS, type DayKey, type TimeRange } from '#technicians/domain/technician.ts'
import { everyPageOf, storeTechnicians } from '#tests/support/people/catalogue.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const { db, rows } = await testDatabase()

const PEOPLE = Array.from({ length: 30 }, (_, at) => ({ ...generateTechnician(at), publicado: true }))
await storeTechnicians(rows, PEOPLE)

/** A Monday. */
const TODAY = '2026-11-16'
const HOLIDAY = '2026-11-18'
const DAYS = Array.from({ length: 9 }, (_, day) => addDays(TODAY, day))
const isHoliday = (date: string) => date === HOLIDAY

const minutes = fc.constantFrom('00', '00', '01', '30', '59')
const time = fc
  .tuple(fc.integer({ min: 6, max: 23 }), minutes)
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
/** Of these, some end before they begin. */
const range: fc.Arbitrary<TimeRange> = fc
  .tuple(time, fc.oneof(time, fc.constant('24:00')))
  .map(([inicio, fin]) => ({ inicio, fin }))
const ranges = fc.array(range, { maxLength: 3 })
const day = fc.constantFrom(...DAYS)
const hour = fc.integer({ min: FIRST_HOUR, max: LAST_HOUR })

const technician = fc.record({
  horarios: fc.record(
    Object.fromEntries(DAY_KEYS.map(key => [key, ranges])) as Record<DayKey, typeof ranges>,
  ),
  excepciones: fc.record(
    { festivos: fc.boolean(), fechas: fc.dictionary(day, ranges, { maxKeys: 4 }) },
    { requiredKeys: [] },
  ),
  disponible: fc.constantFrom(true, true, true, false),
  blocked: fc.array(fc.record({ date: day, hour }), { maxLength: 8 }),
  bookings: fc.uniqueArray(
    fc.record({
      date: day,
      hour,
      status: fc.constantFrom(...BOOKING_STATUSES),
      // They may reach over another booking here: both sides must take the hour all the same.
      horasExtra: fc.constantFrom(0, 0, 0, 1, 2, 3),
    }),
    { maxLength: 12, selector: ({ date, hour }) => `${date} ${hour}` },
  ),
})
type Drawn = typeof technician extends fc.Arbitrary<infer Value> ? Value : never

/** Around an hour of today, at the edges of the tolerance of D34 too. */
const now = fc
  .tuple(
    fc.integer({ min: 7, max: 20 }),
    fc.constantFrom(0, 1, MINUTE_MS - 1, MINUTE_MS, MINUTE_MS + 1, HOUR_MS / 2),
  )
  .map(([hour, ms]) => new Date((instantAt(TODAY, hourText(hour)) as Date).getTime() + ms))

const startsOf = (slots: readonly Slot[]) =>
  slots.map(({ date, hour }) => instantAt(date, hourText(hour)) as Date)

async function store(drawn: readonly Drawn[]): Promise<void> {
  const people = drawn.map((schedule, at) => ({
    uid: PEOPLE[at]?.uid,
    ...schedule,
    horasBloqueadas: startsOf(schedule.blocked),
  }))
  await rows('delete from reservas')
  await rows(
    `update technicians as t set horarios = p.horarios, excepciones = p.excepciones, disponible = p.disponible,
       "horasBloqueadas" = p."horasBloqueadas"
     from json_to_recordset($1) as p (uid text, horarios jsonb, excepciones jsonb, disponible boolean,
       "horasBloqueadas" timestamptz[])
     where t.uid = p.uid`,
    [JSON.stringify(people)],
  )
  const bookings = people.flatMap(({ uid = '', bookings }) =>
    bookings.map(({ date, hour, status, horasExtra }) => ({
      id: bookingId(uid, { date, hour }),
      technicianId: uid,
      technicianName: '',
      clientId: 'client',
      clientName: '',
      clientEmail: '',
      date,
      start: hourText(hour),
      end: hourText(hour + 1),
      scheduledAt: instantAt(date, hourText(hour)),
      status,
      horasExtra: status === 'cancelada' ? 0 : horasExtra,
    })),
  )
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, "horasExtra")
     select id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, "horasExtra" from json_populate_recordset(null::reservas, $1)`,
    [JSON.stringify(bookings)],
  )
}

const ALL_DAYS = {
  from: instantAt(TODAY, hourText(0)) as Date,
  until: instantAt(addDays(TODAY, DAYS.length), hourText(0)) as Date,
}

test('the catalogue and the domain agree on who is free', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(technician, { minLength: PEOPLE.length, maxLength: PEOPLE.length }),
      now,
      day,
      async (drawn, now, anyDay) => {
        await store(drawn)
        // As the profile and the booking read them.
        const takenBy = await Promise.all(PEOPLE.map(({ uid }) => listTakenHours(db, uid, ALL_DAYS)))
        const isFree = ({ blocked, ...schedule }: Drawn, at: number, date: string, hour: number) => {
          const worked = { ...schedule, horasBloqueadas: startsOf(blocked) } as Schedule
          return hourStateAt({ date, hour }, worked, { taken: takenBy[at] ?? [], isHoliday, now }) === 'free'
        }
        for (const fecha of new Set([TODAY, HOLIDAY, anyDay]))
          for (const hora of [null, ...BOOKABLE_HOURS]) {
            const hours = hora === null ? BOOKABLE_HOURS : [hora]
            const free = drawn.flatMap((each, at) =>
              hours.some(hour => isFree(each, at, fecha, hour)) ? [PEOPLE[at]?.uid] : [],
            )
            const found = await everyPageOf(db, { ...NO_FILTERS, fecha, hora }, { now, isHoliday }, 50)
            expect([fecha, hora, found.toSorted()]).toEqual([fecha, hora, free.toSorted()])
          }
      },
    ),
    { numRuns: rounds(4, 100), endOnFailure: true },
  )
})
