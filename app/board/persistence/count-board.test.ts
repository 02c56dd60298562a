// The tables of the board on a real PostgreSQL, against a plain computation over random lives of visits and random searches.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL, FATES, type Fate, fateOf, fatesOf } from '#board/domain/facts.ts'
import { COUNTED_DAYS, comparedDays, STRETCHES } from '#board/domain/stretch.ts'
import { listCounts, listUnmet } from '#board/persistence/board-reads.server.ts'
import { countBoard } from '#board/persistence/count-board.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { addDays } from '#platform/domain/time.ts'
import { type Life, lives, storedLife, visitLives } from '#tests/support/people/visit-lives.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const database = await testDatabase()
const { db, rows } = database
/** Friday, 06:00 in Bogotá. */
const NOW = new Date('2026-11-20T11:00:00Z')
const TODAY = '2026-11-20'
const THROUGH = addDays(TODAY, -1)
const OLDEST = addDays(THROUGH, 1 - COUNTED_DAYS)

const count = () => db.transaction(tx => countBoard(tx, { now: NOW, isHoliday: () => false }))

const { client, technicians, store } = await visitLives(database, TODAY)

const cityOf = ({ ciudad, technicianCiudad }: Pick<Life, 'ciudad' | 'technicianCiudad'>) => {
  const name = plainText(ciudad.trim() || technicianCiudad.trim())
  return /[a-z]/.test(name) ? name : ''
}

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
    const fate = fateOf(storedLife(each))
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
    { numRuns: rounds(10, 40) },
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
    { numRuns: rounds(10, 40) },
  )
})

test('the answers of each stretch by city and trade are those of sorted lists', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async all => {
      await store(all)
      await count()
      const expected: Record<string, { requests: number; unanswered: number; minutes: number[] }> = {}
      for (const days of STRETCHES)
        for (const each of all) {
          const day = addDays(TODAY, -each.daysAgo)
          const fate = fateOf(storedLife(each))
          if (!fate || day > THROUGH || day < addDays(THROUGH, 1 - days)) continue
          for (const name of [`city|${cityOf(each)}`, `trade|${each.trade ?? ''}`]) {
            const row = expected[`${days}|${name}`] ?? { requests: 0, unanswered: 0, minutes: [] }
            expected[`${days}|${name}`] = row
            row.requests++
            if (fate === 'no-answer') row.unanswered++
            const { answer, acceptedInAdvance, cancelReason } = storedLife(each)
            const isAnswer = answer === 'accepted' || (answer && cancelReason !== 'cliente')
            if (isAnswer && !acceptedInAdvance) row.minutes.push(each.minutes)
          }
        }
      const sorted = (minutes: number[]) => minutes.toSorted((a, b) => a - b)
      const ninety = (minutes: number[]) => sorted(minutes)[Math.ceil(0.9 * minutes.length) - 1] ?? null
      const half = (minutes: number[]) => {
        const [low, high] = [Math.floor, Math.ceil].map(
          round => sorted(minutes)[round((minutes.length - 1) / 2)],
        )
        return low === undefined || high === undefined ? null : toEven((low + high) / 2)
      }
      expect(await storedAnswers()).toEqual(
        Object.fromEntries(
          Object.entries(expected).map(([key, { requests, unanswered, minutes }]) => [
            key,
            [requests, unanswered, half(minutes), ninety(minutes)],
          ]),
        ),
      )
    }),
    { numRuns: rounds(10, 40) },
  )
})

/** As PostgreSQL rounds halves of its double precision. */
const toEven = (value: number) => (value % 1 === 0.5 ? 2 * Math.round(value / 2) : Math.round(value))

const storedAnswers = async () =>
  Object.fromEntries(
    (
      await rows<{ key: string; figures: (number | null)[] }>(
        `select concat_ws('|', days, part, name) as key, array[requests, unanswered, half, ninety] as figures from board_answers`,
      )
    ).map(({ key, figures }) => [key, figures]),
  )

const USUAL: Life = {
  status: 'completada',
  outcome: 'attended',
  cancelReason: null,
  answer: 'accepted',
  statusBefore: null,
  acceptedInAdvance: false,
  trade: 'Neveras',
  ciudad: 'Cali',
  technicianCiudad: '',
  daysAgo: 1,
  minutes: 30,
}

test('of more than six cities the five with most requests are named, and the others are one row', async () => {
  const cities = [
    'Cali',
    'Cali',
    'Bogotá',
    'Bogotá',
    'Medellín',
    'Medellín',
    'Soacha',
    'Soacha',
    'Pasto',
    'Pasto',
  ]
  await store([
    ...cities.map(ciudad => ({ ...USUAL, ciudad })),
    { ...USUAL, ciudad: 'Neiva', minutes: 90 },
    { ...USUAL, ciudad: 'Tunja', minutes: 150 },
    { ...USUAL, ciudad: 'Ibagué', status: 'cancelada', cancelReason: 'sin_respuesta', answer: null },
  ])
  await count()
  const answers = await storedAnswers()
  expect(Object.keys(answers).filter(key => key.startsWith('7|city'))).toHaveLength(6)
  expect(answers['7|city|cali']).toEqual([2, 0, 30, 30])
  expect(answers['7|city|+']).toEqual([3, 1, 120, 150])
})

test('free hours are of distinct people, by the day, and of nobody who receives no work', async () => {
  await rows('truncate reservas cascade')
  await rows(
    `update technicians set especialidades = '{Plomería,CCTV,Drywall}', ciudad = 'Cali', disponible = uid <> $1`,
    [technicians[0]?.uid],
  )
  await count()
  const free = await rows(
    `select especialidad, city, technicians, today, tomorrow, later, free from board_free order by especialidad`,
  )
  // Friday at 06:00; nobody works on Saturday and Sunday.
  const all = { city: 'cali', technicians: 3, today: 2, tomorrow: 0, later: 0, free: 2 }
  expect(free).toEqual(
    expect.arrayContaining([
      { especialidad: '*', ...all },
      { especialidad: '+', ...all },
      { especialidad: 'CCTV', ...all },
      { especialidad: 'Drywall', ...all },
      { especialidad: 'Plomería', ...all },
    ]),
  )
  expect(free).toHaveLength(5)
})

test('searches of a stretch and of the one before it are counted, and what was not found stands with who is near', async () => {
  const search = (daysAgo: number, fact: string, times: number, place: readonly string[]) =>
    rows('insert into demand_counts values ($1, $2, $3, $4, $5, $6)', [
      ...[addDays(TODAY, -daysAgo), fact, ...place, times],
    ])
  const jamundi = ['Plomería', 'Jamundí', '']
  const leticia = ['Neveras', 'Leticia', '']
  await search(1, 'search', 40, jamundi)
  await search(1, 'unfound', 6, jamundi)
  await search(9, 'unfound', 2, jamundi)
  await search(2, 'unfound', 5, leticia)
  await search(3, 'unfound', 4, ['CCTV', 'Cali', ''])
  await search(0, 'search', 100, jamundi)
  await rows(
    `insert into demand_words values ($1, 'calentador paso', '', 11), ($1, 'calentador paso', 'Cali', 7)`,
    [addDays(TODAY, -2)],
  )
  await count()
  const days = comparedDays(7, THROUGH)
  expect((await listCounts(db, days)).search).toEqual({ times: 40, before: 0 })
  expect(await listUnmet(db, 7, 6)).toEqual([
    expect.objectContaining({ words: 'calentador paso', trade: null, city: 'Cali', times: 11, near: null }),
    expect.objectContaining({
      trade: 'Plomería',
      city: 'Jamundí',
      times: 6,
      before: 2,
      near: { city: 'Cali', technicians: 3 },
    }),
    expect.objectContaining({ trade: 'Neveras', city: 'Leticia', times: 5, before: 0, near: null }),
  ])
})

test('what was sent is counted by day and channel, and stays when its rows are gone', async () => {
  const delivery = (id: number, daysAgo: number, channel: string, reason: string | null) =>
    rows(`insert into channel_deliveries values ($1, $2, $3, 'receipt', null, $4, $5, $6)`, [
      ...[id, client.uid, channel, reason ? 'failed' : 'sent', reason],
      `${addDays(TODAY, -daysAgo)}T15:00:00Z`,
    ])
  await delivery(1, 1, 'email', null)
  await delivery(2, 1, 'email', 'mailbox')
  await delivery(3, 0, 'email', 'mailbox')
  await delivery(4, 8, 'push', 'gone')
  // Counted two months ago: its rows are deleted.
  await rows(`insert into board_counts values ($1, '*', '*', 'email-failed', 3)`, [addDays(TODAY, -60)])
  await count()
  expect((await listCounts(db, comparedDays(90, THROUGH)))['email-failed']).toEqual({ times: 4, before: 0 })
  const counts = await listCounts(db, comparedDays(7, THROUGH))
  expect(counts['email-failed']).toEqual({ times: 1, before: 0 })
  expect(counts['email-sent']).toEqual({ times: 2, before: 0 })
  expect(counts['push-failed']).toEqual({ times: 0, before: 1 })
})
