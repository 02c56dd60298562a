// Sections 4 and 5 over random days, hours, statuses and clocks.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '#bookings/domain/booking.ts'
import { dayStripFrom, STRIP_DAYS, UNKNOWN_SCHEDULE } from '#bookings/domain/booking-form-data.ts'
import { isUpcoming, startsSoon, timelineOf } from '#bookings/domain/timeline.ts'
import { isCancelledByTechnician, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { addDays, bogotaDate, bogotaTime, instantAt } from '#platform/domain/time.ts'
import { dayText } from '#platform/wording/dates.ts'
import { hourStateAt, hourStatesOn, isSlotPast } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
import { bookingId, requestedSlotFrom } from '#technicians/domain/slot.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'

const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2033-01-01'), noInvalidDate: true })
const date = instant.map(bogotaDate)
const hour = fc.constantFrom(...BOOKABLE_HOURS)
const twoDigits = (n: number) => String(n).padStart(2, '0')

test('the slot of any date and hour is that wall-clock hour in Bogotá', () => {
  fc.assert(
    fc.property(date, hour, (day, n) => {
      const slot = requestedSlotFrom({ date: day, hour: twoDigits(n) })
      if (!slot.ok) throw new Error(slot.code)
      expect(bogotaDate(slot.value.scheduledAt)).toBe(day)
      expect(bogotaTime(slot.value.scheduledAt)).toBe(slot.value.start)
      expect(
        new Intl.DateTimeFormat('en-GB', {
          timeZone: 'America/Bogota',
          hour: '2-digit',
          minute: '2-digit',
        }).format(slot.value.scheduledAt),
      ).toBe(slot.value.start)
      expect(slot.value.end).toBe(hourText(n + 1))
      expect(bookingId('t', slot.value)).toBe(`t_${day.replaceAll('-', '')}_${twoDigits(n)}`)
    }),
  )
})

test('the time zone of the process changes neither hours nor dates nor their texts', () => {
  const home = process.env.TZ
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const seen = (day: string, n: number, now: Date) => {
    const slot = requestedSlotFrom({ date: day, hour: twoDigits(n) })
    if (!slot.ok) throw new Error(slot.code)
    const { scheduledAt } = slot.value
    const line = timelineOf([{ scheduledAt, date: day, status: 'solicitada' as const }], now)
    const states = hourStatesOn(day, UNKNOWN_SCHEDULE, { taken: [scheduledAt], isHoliday: () => false, now })
    return JSON.stringify([
      slot.value,
      line,
      states,
      dayText(day),
      bogotaDate(now),
      startsSoon(scheduledAt, now),
    ])
  }
  try {
    fc.assert(
      fc.property(zone, date, hour, instant, (there, day, n, now) => {
        process.env.TZ = 'America/Bogota'
        const inBogota = seen(day, n, now)
        process.env.TZ = there
        expect(seen(day, n, now)).toBe(inBogota)
      }),
    )
  } finally {
    process.env.TZ = home
  }
})

test('only two digits from 08 to 19 are an hour, and only existing dates are a date', () => {
  const good = new Set(BOOKABLE_HOURS.map(twoDigits))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer({ min: -30, max: 120 }).map(String)), text => {
      const slot = requestedSlotFrom({ date: '2026-11-16', hour: text })
      expect(slot.ok).toBe(good.has(text))
      if (!slot.ok) expect(slot.code).toBe(text.trim() === '' ? 'slot-required' : 'invalid-slot')
      expect(requestedSlotFrom({ date: text, hour: '08' }).ok).toBe(false)
    }),
  )
})

test.each([
  ['no hour', { date: '2026-11-16', hour: '' }, 'slot-required'],
  ['no field for the hour', { date: '2026-11-16' }, 'slot-required'],
  ['no date', { date: '', hour: '15' }, 'slot-required'],
  ['a date that does not exist', { date: '2026-02-30', hour: '15' }, 'invalid-slot'],
  ['one digit', { date: '2026-11-16', hour: '8' }, 'invalid-slot'],
  ['seven in the morning', { date: '2026-11-16', hour: '07' }, 'invalid-slot'],
])('a slot with %s is refused', (_, fields, code) => {
  expect(requestedSlotFrom(fields)).toEqual({ ok: false, code })
})

test('isSlotPast and hourStatesOn agree to the millisecond', () => {
  fc.assert(
    fc.property(date, hour, fc.integer({ min: -120_000, max: 120_000 }), (day, n, offset) => {
      const start = instantAt(day, hourText(n)) as Date
      const now = new Date(start.getTime() + offset)
      const calendar = { taken: [], isHoliday: () => false, now }
      const state = hourStatesOn(day, UNKNOWN_SCHEDULE, calendar).find(each => each.hour === n)?.state
      expect(state).toBe(offset > 60_000 ? 'past' : 'free')
      expect(isSlotPast({ date: day, hour: n }, now)).toBe(offset > 60_000)
    }),
  )
})

test('a taken hour is never free, and no other hour changes', () => {
  fc.assert(
    fc.property(date, fc.uniqueArray(hour), (day, hours) => {
      const now = instantAt(addDays(day, -1), '00:00') as Date
      const schedule = {
        horarios: DEFAULT_WEEKLY_HOURS,
        excepciones: {},
        disponible: true,
        horasBloqueadas: [],
      }
      const calendar = { isHoliday: () => false, now }
      const taken = hours.map(n => instantAt(day, hourText(n)) as Date)
      const before = hourStatesOn(day, schedule, { ...calendar, taken: [] })
      const after = hourStatesOn(day, schedule, { ...calendar, taken })
      for (const [at, { hour: n, state }] of before.entries()) {
        expect(after[at]?.state).toBe(state === 'free' && hours.includes(n) ? 'taken' : state)
        expect(hourStateAt({ date: day, hour: n }, schedule, { ...calendar, taken })).toBe(after[at]?.state)
      }
    }),
  )
})

test('the strip has seven days from today, and is open exactly where an hour is free', () => {
  fc.assert(
    fc.property(instant, now => {
      const schedule = {
        horarios: DEFAULT_WEEKLY_HOURS,
        excepciones: { festivos: true },
        disponible: true,
        horasBloqueadas: [],
      }
      const calendar = { taken: [], isHoliday: (day: string) => day.endsWith('5'), now }
      const strip = dayStripFrom(schedule, calendar)
      expect(strip.map(({ date: day }) => day)).toEqual(
        Array.from({ length: STRIP_DAYS }, (_, at) => addDays(bogotaDate(now), at)),
      )
      for (const day of strip) {
        const free = hourStatesOn(day.date, schedule, calendar).some(({ state }) => state === 'free')
        expect(day.state === 'open').toBe(free)
      }
    }),
  )
})

test('a day without a free hour says why', () => {
  const MONDAY_AT_14 = new Date('2026-11-16T19:00:00Z')
  const morning = [{ inicio: '08:00', fin: '10:00' }]
  const horarios = { ...DEFAULT_WEEKLY_HOURS, lun: morning, mar: morning, mie: [] }
  const taken = ['2026-11-17T13:00:00Z', '2026-11-17T14:00:00Z'].map(at => new Date(at))
  const calendar = { taken, isHoliday: () => false, now: MONDAY_AT_14 }
  const strip = dayStripFrom({ horarios, excepciones: {}, disponible: true, horasBloqueadas: [] }, calendar)
  expect(strip.map(({ state }) => state)).toEqual([
    'past',
    'full',
    'closed',
    'open',
    'open',
    'closed',
    'closed',
  ])
})

const booking = fc
  .record({ scheduledAt: instant, status: fc.constantFrom(...BOOKING_STATUSES), key: fc.nat() })
  .map(each => ({ ...each, date: bogotaDate(each.scheduledAt) }))

test('every booking is once in the timeline, under its day and in order', () => {
  fc.assert(
    fc.property(fc.array(booking), instant, (bookings, now) => {
      const line = timelineOf(bookings, now)
      const flat = (days: typeof line.upcoming) => days.flatMap(day => day.bookings)
      const [upcoming, history] = [flat(line.upcoming), flat(line.history)]
      expect(line.upcomingCount).toBe(upcoming.length)
      expect(new Set([...upcoming, ...history])).toEqual(new Set(bookings))
      expect(upcoming.length + history.length).toBe(bookings.length)
      expect(upcoming.every(each => each.scheduledAt > now && each.status !== 'cancelada')).toBe(true)
      expect(history.some(each => isUpcoming(each, now))).toBe(false)
      const times = (items: typeof upcoming) => items.map(each => each.scheduledAt.getTime())
      expect(times(upcoming)).toEqual(times(upcoming).toSorted((a, b) => a - b))
      expect(times(history)).toEqual(times(history).toSorted((a, b) => b - a))
      for (const days of [line.upcoming, line.history]) {
        expect(new Set(days.map(day => day.date)).size).toBe(days.length)
        for (const day of days) expect(day.bookings.every(each => each.date === day.date)).toBe(true)
      }
    }),
  )
})

test('no sequence of acts leaves a final status or reaches an unknown one', () => {
  // What is said afterwards changes how a visit ended (D65); nothing else does.
  const acts = Object.values(TRANSITIONS).filter(each => !each.outcomes || each.to === 'completada')
  const ends = BOOKING_STATUSES.filter(status => !acts.some(each => each.from.includes(status)))
  expect(ends).toEqual(['cancelada', 'completada'])
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...acts)), acts => {
      let status: (typeof BOOKING_STATUSES)[number] = 'solicitada'
      for (const act of acts) {
        if (!act.from.includes(status)) continue
        expect(ends).not.toContain(status)
        status = act.to
        expect(act.cancelReason !== undefined).toBe(status === 'cancelada')
      }
      expect(BOOKING_STATUSES).toContain(status)
    }),
  )
})

test('a booking starts soon from two hours before its start', () => {
  const start = new Date('2026-11-16T20:00:00Z')
  expect(startsSoon(start, new Date('2026-11-16T18:00:00Z'))).toBe(true)
  expect(startsSoon(start, new Date('2026-11-16T17:59:59.999Z'))).toBe(false)
})

test.each([
  ['tecnico', true],
  ['cliente', true],
  ['reemplazada', false],
  ['sin_respuesta', false],
  ['moderacion', false],
  ['cuenta_eliminada', false],
  ['no_llego', false],
  ['nadie', false],
  [null, false],
] as const)('a cancellation for %s is one by the technician: %s', (cancelReason, is) => {
  expect(isCancelledByTechnician({ cancelReason })).toBe(is)
})
