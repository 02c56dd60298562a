import { expect, test } from 'vitest'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { LandingSubject } from '#catalogue/domain/landing-paths.ts'
import { findLandingFacts } from '#catalogue/persistence/landing-facts.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { storeReview } from '#tests/support/people/stored-reviews.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { db, rows } = await testDatabase()
const moment = { now: new Date('2026-11-16T12:00:00Z'), isHoliday: () => false }
const EVERY_MONDAY = { horarios: { lun: [{ inicio: '09:00', fin: '12:00' }] } }

async function factsOf(subject: LandingSubject, size = 100) {
  return findLandingFacts(db, await searchCatalogue(db, { ...NO_FILTERS, ...subject }, moment, { size }))
}

test('only the published technicians of the trade in the city count', async () => {
  const ciudad = newCity()
  const best = await publishTechnician(rows, {
    ciudad,
    ratingPromedio: 5,
    resenasCount: 2,
    tarifaBase: 70_000,
  })
  await publishTechnician(rows, { ciudad, tarifaBase: 50_000, barrio: 'Suba', fields: EVERY_MONDAY })
  await publishTechnician(rows, { ciudad, especialidades: ['CCTV'], tarifaBase: 10_000 })
  await publishTechnician(rows, { ciudad, fields: { publicado: false }, tarifaBase: 900_000 })
  await publishTechnician(rows, { ciudad: newCity(), tarifaBase: 1_000 })

  const facts = await factsOf({ esp: 'Plomería', ciudad })
  expect(facts).toMatchObject({
    tally: { count: 2, more: false },
    complete: true,
    prices: { min: 50_000, max: 70_000 },
    cities: [ciudad],
    trades: ['Plomería'],
    barrios: ['Granada', 'Suba'],
    reviews: [],
  })
  expect(facts?.technicians[0]?.nombre).toBe(best.nombre)
  expect(facts?.technicians.map(({ nextFree }) => nextFree?.hour)).toEqual([8, 9])
})

test('the trades of a city are all of them, not only the four of a card', async () => {
  const ciudad = newCity()
  const especialidades = ['CCTV', 'Drywall', 'Pintura', 'Enchapes', 'Neveras']
  await publishTechnician(rows, { ciudad, especialidades })
  await publishTechnician(rows, { ciudad, especialidades: ['Neveras'] })
  const facts = await factsOf({ esp: null, ciudad })
  expect(facts?.trades).toEqual(['Neveras', 'CCTV', 'Drywall', 'Pintura', 'Enchapes'])
})

test('nobody there is null; nobody with a price is no price', async () => {
  const ciudad = newCity()
  expect(await factsOf({ esp: null, ciudad })).toBeNull()
  await publishTechnician(rows, { ciudad, tarifaBase: null })
  expect(await factsOf({ esp: null, ciudad })).toMatchObject({ prices: null })
  expect(await factsOf({ esp: 'CCTV', ciudad })).toBeNull()
})

test('a sample says that it is not complete and still counts everybody', async () => {
  const ciudad = newCity()
  for (let n = 0; n < 3; n++) await publishTechnician(rows, { ciudad })
  const facts = await factsOf({ esp: null, ciudad }, 2)
  expect(facts).toMatchObject({ tally: { count: 3 }, complete: false, technicians: { length: 2 } })
})

test('reviews are the newest approved ones with a comment', async () => {
  const ciudad = newCity()
  const [ana, eva] = await Promise.all(
    ['Ana Ruiz', 'Eva Paz'].map(nombre => publishTechnician(rows, { ciudad, nombre })),
  )
  if (!ana || !eva) throw new Error('two technicians were published')
  const elsewhere = await publishTechnician(rows, { ciudad: newCity() })
  await storeReview(rows, ana.uid, { comentario: 'quinta', daysAgo: 9 })
  await storeReview(rows, ana.uid, { comentario: 'primera', daysAgo: 1 })
  await storeReview(rows, ana.uid, { comentario: 'tercera', daysAgo: 3 })
  await storeReview(rows, eva.uid, { comentario: 'segunda', daysAgo: 2 })
  await storeReview(rows, eva.uid, { comentario: 'sin aprobar', daysAgo: 0, aprobada: false })
  await storeReview(rows, eva.uid, { comentario: '', daysAgo: 1 })
  await storeReview(rows, elsewhere.uid, { comentario: 'en otra ciudad', daysAgo: 0 })
  const facts = await factsOf({ esp: null, ciudad })
  expect(facts?.reviews.map(({ comentario, technicianName }) => [comentario, technicianName])).toEqual([
    ['primera', 'Ana Ruiz'],
    ['segunda', 'Eva Paz'],
    ['tercera', 'Ana Ruiz'],
  ])
})
