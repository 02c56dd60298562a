// The letter of Monday: who gets it, what it says, and how it is stopped.
import { beforeEach, expect, test } from 'vitest'
import { UNMET_MAX } from '#board/domain/board.ts'
import { boardJobs } from '#board/jobs/board-jobs.server.ts'
import { findBoard } from '#board/pages/board.server.ts'
import { listUnmet } from '#board/persistence/board-reads.server.ts'
import { chooseLetter, stopLetterByLink } from '#board/use-cases/board-letter.server.ts'
import { boardRows } from '#board/wording/board-file.ts'
import { CITIES } from '#catalogue/domain/search/places/places.ts'
import { createDemandCounter } from '#demand/persistence/demand-counter.server.ts'
import { csvText } from '#platform/documents/csv.ts'
import { addDays, DAY_MS } from '#platform/domain/time.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { newClient } from '#tests/support/people/bookings.ts'
import { newAdmin } from '#tests/support/people/moderation.ts'
import { sentEmails } from '#tests/support/program/queue.ts'
import { testServices } from '#tests/support/program/services.ts'

/** 07:00 in Bogotá. */
const MONDAY = new Date('2026-11-16T12:00:00Z')
const SUNDAY = '2026-11-15'
const services = await testServices({ now: MONDAY })
const { rows } = services.database
const camila = await newAdmin(services.database)

const jobs = boardJobs({ ...services, origin: 'https://tecniya.co', send: async () => {} })
const letters = async () => {
  await jobs['send-board-letters']()
  return (await sentEmails(services)).filter(({ subject }) => subject.startsWith('La semana'))
}

beforeEach(async () => {
  await rows('truncate board_counts, board_letters, demand_counts; delete from graphile_worker._private_jobs')
  await rows(`delete from settings where key = 'board-counted'`)
})

const search = (daysAgo: number, fact: string, times: number) =>
  rows(`insert into demand_counts values ($1, $2, 'Neveras', 'Soacha', '', $3)`, [
    addDays(SUNDAY, 1 - daysAgo),
    fact,
    times,
  ])

test('each acting administrator gets one, with the week that ended on Sunday beside the one before', async () => {
  const other = await newAdmin(services.database)
  const blocked = await newAdmin(services.database)
  await rows('update users set blocked = true where uid = $1', [blocked.uid])
  await search(1, 'search', 4_812)
  await search(8, 'search', 4_390)
  await search(3, 'unfound', 23)
  const sent = await letters()
  expect(sent.map(({ to }) => to.address).toSorted()).toEqual([camila.email, other.email].toSorted())
  const [{ text = '', unsubscribe = '' } = {}] = sent
  expect(text).toContain('Búsquedas: 4.812 (antes 4.390)')
  expect(text).toContain('Lo más buscado sin encontrar: Neveras en Soacha, 23 veces')
  expect(text).toContain('Esto pasó en la semana. «Antes» es la semana del 2 al 8.')
  expect(text).toContain(`No mandármelo más: ${unsubscribe}`)
  expect(unsubscribe).toMatch(/\/tablero\/correo\/[\w-]{32}$/)
  await rows('update users set role = null where uid = $1', [other.uid])
})

test('a week without anything sends nothing', async () => {
  await search(8, 'search', 9)
  await search(0, 'search', 9)
  expect(await letters()).toEqual([])
})

test('who stopped it by its link gets none until it is wanted again', async () => {
  await search(1, 'search', 9)
  const [{ unsubscribe = '' } = {}] = await letters()
  const token = unsubscribe.split('/').at(-1) ?? ''
  expect(await stopLetterByLink(services, token)).toMatchObject({ ok: true })
  expect(await stopLetterByLink(services, token)).toMatchObject({ ok: true })
  expect(await letters()).toEqual([])
  expect(await chooseLetter(services, camila, true)).toMatchObject({ ok: true })
  expect(await letters()).toHaveLength(1)
})

test('it is not sent when it was stopped between the queue and the mailbox', async () => {
  await search(1, 'search', 9)
  await jobs['send-board-letters']()
  await chooseLetter(services, camila, false)
  expect(await sentEmails(services)).toEqual([])
})

test('only an administrator chooses, and a token that is none stops nothing', {
  tags: ['attack'],
}, async () => {
  const client = await newClient(services.database)
  expect(await chooseLetter(services, client, false)).toMatchObject({ code: 'moderation-not-admin' })
  for (const token of ['', 'nada', `' or true --`, '%'])
    expect(await stopLetterByLink(services, token)).toMatchObject({ code: 'letter-unknown' })
  await search(1, 'search', 9)
  expect(await letters()).toHaveLength(1)
})

test('what fewer than five networks searched, or typed, is in no table, file or letter of the board', {
  tags: ['attack'],
}, async () => {
  await rows('truncate demand_words')
  await search(1, 'search', 40)
  for (const [ciudad, lugar] of [
    ['Tibasosa', ''],
    ['Bogotá', 'Sumapaz'],
  ])
    for (const fact of ['search', 'unfound'])
      await rows(`insert into demand_counts values ($1, $2, 'Drywall', $3, $4, 4)`, [
        SUNDAY,
        fact,
        ciudad,
        lugar,
      ])
  await rows(`insert into demand_words values ($1, 'palabrarara', '', 4)`, [SUNDAY])
  const [letter] = await letters()
  const board = await findBoard(services, { days: 7, isEveryCity: true, isWhole: true, now: MONDAY })
  const told = [letter?.text, letter?.html, csvText(boardRows(board)), JSON.stringify(board)].join()
  expect(told).toContain('Búsquedas')
  expect(told).not.toMatch(/tibasosa|sumapaz|palabrarara/i)
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_name like 'board%'`,
  )
  for (const { name } of tables)
    expect([
      name,
      await rows(`select from "${name}" as t where t::text ~* 'tibasosa|sumapaz|palabrarara'`),
    ]).toEqual([name, []])
})

test('one network that searches for everything, each day on two instances, stays behind what people looked for', {
  tags: ['attack'],
}, async () => {
  await rows('truncate demand_marks, demand_secrets')
  let now = MONDAY
  const instances = [1, 2].map(() =>
    createDemandCounter({ db: services.db, now: () => now, onFailure: () => {} }),
  )
  const NOTHING_FOUND = { facts: ['search', 'unfound'], area: null, words: null } as const
  for (let day = 7; day > 0; day--) {
    now = new Date(MONDAY.getTime() - day * DAY_MS)
    for (const counter of instances) {
      for (const { label: city } of CITIES.slice(0, 20))
        for (const { label: trade } of SPECIALTIES)
          counter.count('10.0.0.1', { ...NOTHING_FOUND, city, trade })
      await counter.flush()
    }
  }
  for (let network = 1; network <= 8; network++)
    instances[0]?.count(`10.1.0.${network}`, { ...NOTHING_FOUND, city: 'Leticia', trade: 'CCTV' })
  await instances[0]?.flush()
  const [letter] = await letters()
  expect(letter?.text).toContain('Lo más buscado sin encontrar: CCTV en Leticia, 8 veces')
  const [, ...painted] = await listUnmet(services.db, 7)
  expect(painted).toHaveLength(UNMET_MAX - 1)
  expect(Math.max(...painted.map(({ times }) => times))).toBe(7)
})
