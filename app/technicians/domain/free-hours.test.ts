import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayStripFrom } from '#bookings/domain/booking-form-data.ts'
import { instantAt } from '#platform/domain/time.ts'
import {
  type Calendar,
  freeDays,
  hourStatesOn,
  nextFreeSlot,
  nextFreeSlots,
  type Schedule,
} from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
import { DEFAULT_WEEKLY_HOURS } from '#technicians/domain/technician.ts'

const at = (date: string, time: string) => instantAt(date, time) as Date
/** A Monday. */
const NOW = at('2026-10-05', '09:02')
const ALWAYS: Schedule = {
  horarios: DEFAULT_WEEKLY_HOURS,
  excepciones: {},
  disponible: true,
  horasBloqueadas: [],
}
const calendar = (given: Partial<Calendar> = {}): Calendar => ({
  taken: [],
  isHoliday: () => false,
  now: NOW,
  ...given,
})
const freeOn = (date: string, schedule = ALWAYS, given = calendar()) =>
  hourStatesOn(date, schedule, given).flatMap(({ hour, state }) => (state === 'free' ? [hour] : []))

describe('the hours of a day', () => {
  test('are not free while no work is received, whatever the weekly hours say (D44)', () => {
    const schedule = { ...ALWAYS, disponible: false }
    const states = hourStatesOn('2026-10-05', schedule, calendar()).map(({ state }) => state)
    expect(states).toEqual(['past', 'past', ...Array.from({ length: 10 }, () => 'not-receiving')])
    expect(nextFreeSlot(schedule, calendar())).toBeNull()
    expect(freeDays(schedule, calendar(), 5)).toEqual([])
    expect(new Set(dayStripFrom(schedule, calendar()).map(({ state }) => state))).toEqual(
      new Set(['not-receiving']),
    )
  })

  test('are those from 08:00 to 19:00', () => {
    expect(BOOKABLE_HOURS.map(hourText)).toEqual(
      '08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00'.split(' '),
    )
  })

  test('are free inside the weekly hours and closed outside', () => {
    expect(freeOn('2026-10-06')).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    expect(freeOn('2026-10-10')).toEqual([])
  })

  test('must lie entirely inside a range', () => {
    const mar = [
      { inicio: '08:30', fin: '10:45' },
      { inicio: '18:00', fin: '24:00' },
    ]
    const schedule = { ...ALWAYS, horarios: { ...DEFAULT_WEEKLY_HOURS, mar } }
    expect(freeOn('2026-10-06', schedule)).toEqual([9, 18, 19])
  })

  test('are past a minute after their start', () => {
    const state = (now: Date) => hourStatesOn('2026-10-05', ALWAYS, calendar({ now }))[1]?.state
    expect(state(new Date(at('2026-10-05', '09:00').getTime() + 60_000))).toBe('free')
    expect(state(new Date(at('2026-10-05', '09:00').getTime() + 60_001))).toBe('past')
  })

  test('have a state that says why they cannot be booked', () => {
    const taken = [at('2026-10-05', '10:00')]
    const states = hourStatesOn('2026-10-05', ALWAYS, calendar({ taken })).map(({ state }) => state)
    expect(states).toEqual(
      'past past taken free free free free free free free closed closed'.split(' ') as typeof states,
    )
  })

  test('follow the exceptions of a date, on holidays too', () => {
    const excepciones = {
      festivos: true,
      fechas: { '2026-10-12': [{ inicio: '08:00', fin: '09:00' }], '2026-10-13': [] },
    }
    const given = calendar({ isHoliday: date => date === '2026-10-12' || date === '2026-11-02' })
    expect(freeOn('2026-10-12', { ...ALWAYS, excepciones }, given)).toEqual([8])
    expect(freeOn('2026-10-13', { ...ALWAYS, excepciones }, given)).toEqual([])
    expect(freeOn('2026-11-02', { ...ALWAYS, excepciones }, given)).toEqual([])
    expect(freeOn('2026-11-02', ALWAYS, given)).not.toEqual([])
  })
})

describe('the next free hour', () => {
  test('is the first after now', () => {
    expect(nextFreeSlot(ALWAYS, calendar())).toEqual({ date: '2026-10-05', hour: 10 })
    expect(nextFreeSlot(ALWAYS, calendar({ now: at('2026-10-09', '18:30') }))).toEqual({
      date: '2026-10-12',
      hour: 8,
    })
  })

  test('continues on the next day with free hours', () => {
    const slots = nextFreeSlots(ALWAYS, calendar({ now: at('2026-10-09', '16:30') }), 3)
    expect(slots.map(({ date, hour }) => `${date} ${hour}`)).toEqual([
      '2026-10-09 17',
      '2026-10-12 8',
      '2026-10-12 9',
    ])
  })

  test('is null when nothing is free within two weeks', () => {
    const closed = { ...ALWAYS, horarios: { lun: [], mar: [], mie: [], jue: [], vie: [], sab: [], dom: [] } }
    expect(nextFreeSlot(closed, calendar())).toBeNull()
  })

  test('is free on its day, and nothing before it is', () => {
    const hours = fc.array(fc.tuple(fc.nat(13), fc.constantFrom(...BOOKABLE_HOURS)))
    fc.assert(
      fc.property(hours, booked => {
        const taken = booked.map(([day, hour]) =>
          at(`2026-10-${hourText(5 + day).slice(0, 2)}`, hourText(hour)),
        )
        const slot = nextFreeSlot(ALWAYS, calendar({ taken }))
        if (!slot) return
        expect(freeOn(slot.date, ALWAYS, calendar({ taken }))[0]).toBe(slot.hour)
      }),
    )
  })
})
