// D16, D34, D44, D64: an hour is free by app/technicians/domain/free-hours.ts exactly when it is free by the bits of the catalogue
// (its filter by date and hour), and whoever asks the view `taken_hours` finds the hours that the drawn bookings take.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeBlockedHours } from '#agenda/persistence/blocked-hours.server.ts'
import { BOOKING_STATUSES, FURTHER_HOURS_MAX } from '#bookings/domain/booking.ts'
import { findExistingBooking, listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { returnBookings } from '#bookings/persistence/withdrawals.server.ts'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { generateTechnician } from '#database/generate/technician.ts'
import { addDays, HOUR_MS, instantAt, MINUTE_MS } from '#platform/domain/time.ts'
import { hourStateAt, nextFreeSlot, type Schedule, type Slot } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, FIRST_HOUR, hourText, LAST_HOUR } from '#technicians/domain/hours.ts'
import { bookingId } from '#technicians/domain/slot.ts'
import { DAY_KEYS, type DayKey, type TimeRange } from '#technicians/domain/technician.ts'
import { everyPageOf, storeTechnicians } from '#tests/support/people/catalogue.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'
import { furtherHours } from '#visits/domain/longer-visit.ts'

const { db, rows } = await testDatabase()
const NOWHERE = { address: '', barrio: '', ciudad: '' }

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
      horasExtra: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: FURTHER_HOURS_MAX })),
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

/** What the domain says: the hour of each booking and its further ones. */
const takenHoursOf = ({ bookings }: Drawn) =>
  bookings
    .filter(({ status }) => status !== 'cancelada')
    .flatMap(({ horasExtra, ...slot }) => {
      const [scheduledAt = new Date()] = startsOf([slot])
      return [scheduledAt, ...furtherHours({ scheduledAt }, horasExtra)]
    })

/** The last hour of the longest visit and the one behind it. */
function edgesOf({ bookings }: Drawn): Slot[] {
  const [longest] = bookings
    .filter(({ status }) => status !== 'cancelada')
    .toSorted((a, b) => b.horasExtra - a.horasExtra)
  if (!longest) return []
  const last = longest.hour + longest.horasExtra
  return [last, last + 1].filter(hour => hour <= LAST_HOUR).map(hour => ({ date: longest.date, hour }))
}

const scheduleOf = ({ blocked, ...schedule }: Drawn) =>
  ({ ...schedule, horasBloqueadas: startsOf(blocked) }) as Schedule

const everybody = fc.array(technician, { minLength: PEOPLE.length, maxLength: PEOPLE.length })

test('the catalogue and the domain agree on who is free', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(everybody, now, day, async (drawn, now, anyDay) => {
      await store(drawn)
      const isFree = (each: Drawn, slot: Slot) =>
        hourStateAt(slot, scheduleOf(each), { taken: takenHoursOf(each), isHoliday, now }) === 'free'
      for (const fecha of new Set([TODAY, HOLIDAY, anyDay]))
        for (const hora of [null, ...BOOKABLE_HOURS]) {
          const hours = hora === null ? BOOKABLE_HOURS : [hora]
          const free = drawn.flatMap((each, at) =>
            hours.some(hour => isFree(each, { date: fecha, hour })) ? [PEOPLE[at]?.uid] : [],
          )
          const found = await everyPageOf(
            db,
            { ...NO_FILTERS, fecha, hora },
            { now, isHoliday },
            { size: 50 },
          )
          expect([fecha, hora, found.toSorted()]).toEqual([fecha, hora, free.toSorted()])
        }
    }),
    { numRuns: rounds(4, 100), endOnFailure: true },
  )
})

const [trail] = await rows<{ id: string }>(
  `insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after)
   values ('root', 'block', 'user', 'client', '{}', '{}') returning id`,
)

/** A booking of that hour that moderation cancelled; whether its undoing gives it back. */
async function isGivenBack(uid: string, { date, hour }: Slot): Promise<boolean> {
  const [booking] = await rows<{ key: string }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start, "end",
       "scheduledAt", status, "statusBefore", "withdrawnBy")
     values ($1, $2, '', 'client', '', '', $3, $4, $5, $6, 'cancelada', 'confirmada', $7) returning key`,
    [
      ...[bookingId(uid, { date, hour }), uid, date, hourText(hour), hourText(hour + 1)],
      ...[instantAt(date, hourText(hour)), trail?.id],
    ],
  )
  const { returned } = await returnBookings(db, { trailEntryId: Number(trail?.id), now: ALL_DAYS.from })
  await rows('delete from reservas where key = $1', [booking?.key])
  return returned === 1
}

test('whoever asks for taken hours finds those of the bookings', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(everybody, now, async (drawn, now) => {
      await store(drawn)
      const uids = PEOPLE.map(({ uid }) => uid)
      const ofProfile = await Promise.all(uids.map(uid => listTakenHours(db, uid, ALL_DAYS)))
      const hoursOf = (all: readonly Date[]) => [...new Set(all.map(Number))].toSorted((a, b) => a - b)
      expect(ofProfile.map(hoursOf)).toEqual(drawn.map(takenHoursOf).map(hoursOf))

      const cards = await listCards(db, uids, { now, isHoliday })
      const calendarOf = (each: Drawn) => ({ taken: takenHoursOf(each), isHoliday, now })
      expect(cards.map(({ nextFree }) => nextFree)).toEqual(
        drawn.map(each => nextFreeSlot(scheduleOf(each), calendarOf(each))),
      )

      await rows(`update technicians set "horasBloqueadas" = '{}'`)
      for (const [at, each] of drawn.entries()) {
        const technicianId = uids[at] ?? ''
        const form = { id: '', technicianId, clientId: '', description: '', servicio: '', ...NOWHERE }
        for (const slot of edgesOf(each)) {
          const [scheduledAt = now] = startsOf([slot])
          const isTaken = takenHoursOf(each).some(taken => Number(taken) === Number(scheduledAt))
          const answers = [
            await findExistingBooking(db, { ...form, slot: { scheduledAt }, formKey: null }),
            await isGivenBack(technicianId, slot),
            await storeBlockedHours(db, { technicianId, hours: [scheduledAt], isBlocked: true, now }),
          ]
          const expected = isTaken ? ['taken', false, 'taken'] : ['none', true, 'stored']
          expect([technicianId, slot, ...answers]).toEqual([technicianId, slot, ...expected])
        }
      }
    }),
    { numRuns: rounds(4, 100), endOnFailure: true },
  )
})
