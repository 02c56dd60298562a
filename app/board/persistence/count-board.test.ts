// The tables of the board on a real PostgreSQL, against a plain computation over random lives of visits and random searches.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL, FATES, type Fate, fateOf, fatesOf } from '#board/domain/facts.ts'
import { COUNTED_DAYS, STRETCHES } from '#board/domain/stretch.ts'
import { countBoard } from '#board/persistence/count-board.server.ts'
import {
  BOOKING_ANSWERS,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  VISIT_OUTCOMES,
} from '#bookings/domain/booking.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { addDays } from '#platform/domain/time.ts'
import { newClients, newTechnician } from '#tests/support/people/bookings.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { db, rows } = database
/** Friday, 06:00 in Bogotá. */
const NOW = new Date('2026-11-20T11:00:00Z')
const TODAY = '2026-11-20'
const THROUGH = addDays(TODAY, -1)
const OLDEST = addDays(THROUGH, 1 - COUNTED_DAYS)

const count = () => db.transaction(tx => countBoard(tx, { now: NOW, isHoliday: () => false }))

const [client] = await newClients(database, 1)
const technicians = await Promise.all(Array.from({ length: 3 }, () => newTechnician(database)))

const life = fc.record({
  status: fc.constantFrom(...BOOKING_STATUSES),
  outcome: fc.constantFrom(...VISIT_OUTCOMES),
  cancelReason: fc.constantFrom(...CANCEL_REASONS, null),
  answer: fc.constantFrom(...BOOKING_ANSWERS, null),
  statusBefore: fc.constantFrom(null, null, 'solicitada' as const, 'confirmada' as const),
  acceptedInAdvance: fc.constantFrom(false, false, true),
  trade: fc.constantFrom('Neveras', 'Plomería', null),
  ciudad: fc.constantFrom('Bogotá', ' bogota', '', '*', '=1+1'),
  technicianCiudad: fc.constantFrom('Cali', 'CALI', ''),
  daysAgo: fc.oneof(fc.constantFrom(0, 1, 7, 8, 14, 15, 28, 29, 180, 181), fc.integer({ min: -3, max: 190 })),
  minutes: fc.integer({ min: 0, max: 3_000 }),
})
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never

const HOURS = 12
async function store(lives: readonly Life[]): Promise<void> {
  await rows('truncate reservas cascade')
  const stored = lives.map((each, index) => {
    const technicianId = technicians[index % technicians.length]?.uid ?? ''
    const hour = 8 + (Math.floor(index / technicians.length) % HOURS)
    const date = addDays(TODAY, -each.daysAgo)
    const start = `${String(hour).padStart(2, '0')}:00`
    return {
      ...each,
      ...{ technicianId, date, start, end: `${String(hour + 1).padStart(2, '0')}:00` },
      id: `${technicianId}_${date.replaceAll('-', '')}_${start.slice(0, 2)}`,
      cancelReason: each.status === 'cancelada' ? each.cancelReason : null,
    }
  })
  await rows(
    `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail",
       date, start, "end", "scheduledAt", status, outcome, "cancelReason", answer, "createdAt", "answeredAt", "statusBefore",
       "acceptedInAdvance", especialidad, ciudad)
     select id, "technicianId", 'Luz', "technicianCiudad", $2, 'Ana', 'ana@correo.co', date, start, "end",
       (date + start::time) at time zone 'America/Bogota', status, outcome, "cancelReason", answer, '2026-01-01T00:00:00Z',
       case when answer is not null then '2026-01-01T00:00:00Z'::timestamptz + minutes * interval '1 minute' end, "statusBefore",
       "acceptedInAdvance", trade, ciudad
     from jsonb_to_recordset($1) as row (id text, "technicianId" text, "technicianCiudad" text, date date, start text, "end" text,
       status text, outcome text, "cancelReason" text, answer text, minutes integer, "statusBefore" text,
       "acceptedInAdvance" boolean, trade text, ciudad text)`,
    [JSON.stringify(stored), client?.uid],
  )
}

const cityOf = ({ ciudad, technicianCiudad }: Pick<Life, 'ciudad' | 'technicianCiudad'>) => {
  const name = plainText(ciudad.trim() || technicianCiudad.trim())
  return /[a-z]/.test(name) ? name : ''
}

/** One after another, an hour of a technician once a day. */
const lives = fc
  .array(life, { minLength: 1, maxLength: 60, size: 'max' })
  .map(drawn => drawn.slice(0, HOURS * 3))

type Counted = Record<string, number>
const stored = async (): Promise<Counted> =>
  Object.fromEntries(
    (
      await rows<{ key: string; times: number }>(
        `select concat_ws('|', day::text, especialidad, city, fact) as key, times from board_counts where fact = any ($1)`,
        [Object.keys(FATES)],
      )
    ).map(({ key, times }) => [key, times]),
  )

function computed(all: readonly Life[]): Counted {
  const counts: Counted = {}
  for (const each of all) {
    const fate = fateOf({ ...each, cancelReason: each.status === 'cancelada' ? each.cancelReason : null })
    const day = addDays(TODAY, -each.daysAgo)
    if (!fate || day < OLDEST || day > THROUGH) continue
    for (const trade of [each.trade ?? '', ALL])
      for (const city of [cityOf(each), ALL]) {
        const key = [day, trade, city, fate].join('|')
        counts[key] = (counts[key] ?? 0) + 1
      }
  }
  return counts
}

test('the counts of days equal a plain computation over random lives, and counting again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async all => {
      await store(all)
      await count()
      expect(await stored()).toEqual(computed(all))
      await count()
      expect(await stored()).toEqual(computed(all))
    }),
    { numRuns: 25 },
  )
})

test('the sums close: requests less those not confirmed are confirmed, those less what did not take place are completed', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async all => {
      await store(all)
      await count()
      const ofDays = await rows<{ fact: Fate; times: number }>(
        `select fact, sum(times)::integer as times from board_counts
         where especialidad = '*' and city = '*' and fact = any ($1) group by fact`,
        [Object.keys(FATES)],
      )
      const sum = (fates: readonly Fate[]) =>
        ofDays.filter(({ fact }) => fates.includes(fact)).reduce((total, { times }) => total + times, 0)
      const counted = all.filter(each => {
        const day = addDays(TODAY, -each.daysAgo)
        return ['cancelada', 'completada'].includes(each.status) && day >= OLDEST && day <= THROUGH
      })
      const requests = sum(fatesOf('before', 'after', 'done'))
      expect(requests).toBe(counted.length)
      const confirmed = requests - sum(fatesOf('before'))
      expect(confirmed - sum(fatesOf('after'))).toBe(
        counted.filter(({ status, outcome }) => status === 'completada' && outcome !== 'contested').length,
      )
    }),
    { numRuns: 25 },
  )
})

test('half and nine of ten of the answers of each stretch are those of a sorted list', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async all => {
      await store(all)
      await count()
      const answers = await rows<{ key: string; figures: number[] }>(
        `select concat_ws('|', days, especialidad, city) as key, array[answered, half, ninety] as figures from board_answers`,
      )
      const expected: Record<string, number[]> = {}
      for (const days of STRETCHES)
        for (const each of all) {
          const day = addDays(TODAY, -each.daysAgo)
          const isOpen = each.status === 'solicitada' || each.status === 'confirmada'
          if (isOpen || !each.answer || each.acceptedInAdvance) continue
          if (day > THROUGH || day < addDays(THROUGH, 1 - days)) continue
          for (const [trade, city] of [
            [each.trade ?? '', ALL],
            [ALL, cityOf(each)],
            [ALL, ALL],
          ])
            (expected[[days, trade, city].join('|')] ??= []).push(each.minutes)
        }
      const part = (minutes: number[], fraction: number) =>
        minutes.toSorted((a, b) => a - b)[Math.ceil(fraction * minutes.length) - 1] ?? 0
      expect(Object.fromEntries(answers.map(({ key, figures }) => [key, figures]))).toEqual(
        Object.fromEntries(
          Object.entries(expected).map(([key, minutes]) => [
            key,
            [minutes.length, part(minutes, 0.5), part(minutes, 0.9)],
          ]),
        ),
      )
    }),
    { numRuns: 25 },
  )
})
