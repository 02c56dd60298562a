// What a technician is told of searches near the own trades and places.
import { beforeEach, expect, test } from 'vitest'
import { findNearDemand } from '#catalogue/persistence/near-demand.server.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { db, rows } = await testDatabase()
const TODAY = '2026-11-16'
const near = (especialidades: string[], ciudad: string, zonasCobertura: string[] = []) =>
  findNearDemand(db, { especialidades, ciudad, zonasCobertura }, TODAY)
const searchedInVain = (day: string, trade: string, city: string, times: number, area = '') =>
  rows(
    `insert into demand_counts select $1, fact, $2, $3, $5, $4 from unnest(array['search', 'unfound']) as fact`,
    [day, trade, city, times, area],
  )

beforeEach(() => rows('truncate demand_counts, demand_free'))

test('a trade of the same group in a neighbouring city is told, as one that is not their own', async () => {
  await searchedInVain('2026-11-14', 'Aires Acondicionados', 'Soacha', 6)
  const demand = { trade: 'Aires Acondicionados', city: 'Soacha', area: null, times: 6, isUnfound: true }
  expect(await near(['Neveras'], ' bogota ')).toEqual({ demand, change: 'trade' })
  expect(await near(['Neveras', 'Aires Acondicionados'], 'Bogotá')).toEqual({ demand, change: 'hours' })
})

test('a zone that the technician does not cover is one to add; of a locality nobody knows that', async () => {
  await searchedInVain('2026-11-14', 'Neveras', 'Bogotá', 6, 'Norte')
  expect(await near(['Neveras'], 'Bogotá', ['Sur'])).toMatchObject({ change: 'zone' })
  expect(await near(['Neveras'], 'Bogotá', ['Norte'])).toMatchObject({ change: 'hours' })
  await searchedInVain('2026-11-14', 'Neveras', 'Bogotá', 9, 'Suba')
  expect(await near(['Neveras'], 'Bogotá', ['Sur'])).toMatchObject({ change: 'hours' })
})

test('nothing of other trades, of cities that are far, of unknown ones, or below five', async () => {
  await searchedInVain('2026-11-14', 'Aires Acondicionados', 'Soacha', 6)
  await searchedInVain('2026-11-14', 'Plomería', 'Bogotá', 4)
  for (const [trades, city] of [
    [['Plomería'], 'Bogotá'],
    [['Neveras'], 'Cali'],
    [['Neveras'], ''],
    [['Neveras'], 'Macondo'],
    [[], 'Bogotá'],
  ] as const)
    expect(await near([...trades], city)).toBeNull()
})

test('the last seven days count, today included', async () => {
  await searchedInVain('2026-11-09', 'Neveras', 'Bogotá', 40)
  expect(await near(['Neveras'], 'Bogotá')).toBeNull()
  await searchedInVain('2026-11-10', 'Neveras', 'Bogotá', 3)
  await searchedInVain('2026-11-16', 'Neveras', 'Bogotá', 2)
  expect((await near(['Neveras'], 'Bogotá'))?.demand.times).toBe(5)
})

test('of equals the own trade and the own city come first', async () => {
  for (const [trade, city] of [
    ['Aires Acondicionados', 'Bogotá'],
    ['Neveras', 'Soacha'],
    ['Neveras', 'Bogotá'],
  ] as const)
    await searchedInVain('2026-11-14', trade, city, 7)
  expect((await near(['Neveras'], 'Bogotá'))?.demand).toMatchObject({ trade: 'Neveras', city: 'Bogotá' })
  expect((await near(['Neveras'], 'Soacha'))?.demand).toMatchObject({ trade: 'Neveras', city: 'Soacha' })
})
