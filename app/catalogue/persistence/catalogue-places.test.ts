import { beforeAll, expect, test } from 'vitest'
import { placesFor } from '#catalogue/domain/catalogue-places.ts'
import { createCataloguePlaces, listCataloguePlaces } from '#catalogue/persistence/catalogue-places.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { asking, circumstances, storeCatalogue } from '#tests/support/people/catalogue-examples.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { db } = database

beforeAll(() => storeCatalogue(database), 120_000)

test('cities, localities and barrios have as many technicians as a search finds there', async () => {
  const places = await listCataloguePlaces(db)
  const bogota = places.find(({ ciudad }) => ciudad === 'Bogotá')
  expect(bogota?.areas.length).toBeGreaterThan(3)
  const countOf = async (lugar: string | null) =>
    (await searchCatalogue(db, asking({ ciudad: 'bogota', lugar }), circumstances)).tally.count
  expect(await countOf(null)).toBe(bogota?.technicians)
  for (const { label, technicians } of bogota?.areas.slice(0, 5) ?? [])
    expect(await countOf(label), label).toBe(technicians)
})

test('with other filters they have as many as the same search finds there', async () => {
  const places = createCataloguePlaces(db)
  const search = (changes: Parameters<typeof asking>[0], countLimit?: number) =>
    searchCatalogue(db, asking(changes), circumstances, { places, countLimit })
  const asked = { q: 'plomero', disponible: true }
  const answer = await search(asked)
  const sum = answer.places?.reduce((total, { technicians }) => total + technicians, 0)
  expect(sum).toBe(answer.tally.count)
  const [first] = answer.places ?? []
  // A place without a match can be chosen all the same.
  expect(answer.places).toHaveLength((await places.list()).length)
  const inCity = await search({ ...asked, ciudad: first?.ciudad })
  expect(inCity.tally.count).toBe(first?.technicians)
  // The place itself does not narrow the choice of places.
  expect(inCity.places).toEqual(answer.places)
  for (const { label, technicians } of first?.areas.slice(0, 5) ?? [])
    expect((await search({ ...asked, ciudad: first?.ciudad, lugar: label })).tally.count, label).toBe(
      technicians,
    )
  expect((await search(asked, 1)).places?.every(({ technicians }) => technicians === 0)).toBe(true)
  expect((await search({ ciudad: 'Cali' })).places).toBe(await places.list())
})

test('those with most technicians come first, the city of the account before them', async () => {
  const places = await listCataloguePlaces(db)
  const counts = places.map(({ technicians }) => technicians)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts).not.toContain(0)
  expect(placesFor(places, 'INIRIDA')[0]?.ciudad).toBe('Inírida')
  expect(placesFor(places, null)[0]).toEqual(places[0])
})

test('the kept answer is counted again after a change that everybody can see', async () => {
  const places = createCataloguePlaces(db)
  const first = await places.list()
  expect(await places.list()).toBe(first)
  places.forget()
  expect(await places.list()).not.toBe(first)
})
