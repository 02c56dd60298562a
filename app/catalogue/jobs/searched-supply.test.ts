// Whether anybody is free within three days of what was searched today.
import { expect, test } from 'vitest'
import { catalogueJobs } from '#catalogue/jobs/catalogue-jobs.server.ts'
import { newCity, publishTechnician } from '#tests/support/people/published-technicians.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const jobs = catalogueJobs(services)

test('somebody of the trade in the city who works within three days is free; each search is asked once a day', async () => {
  const [free, later, nobody] = [newCity(), newCity(), newCity()]
  const works = (...days: string[]) =>
    JSON.stringify(Object.fromEntries(days.map(day => [day, [{ desde: '08:00', hasta: '18:00' }]])))
  await publishTechnician(rows, { ciudad: free, especialidades: ['Neveras'] })
  await publishTechnician(rows, { ciudad: later, especialidades: ['Neveras'], fields: { horarios: works() } })
  await publishTechnician(rows, { ciudad: nobody, especialidades: ['Plomería'] })
  for (const city of [free, later, nobody])
    await rows(`insert into demand_counts values ('2026-11-12', 'search', 'Neveras', $1, '', 3)`, [city])
  await jobs['check-searched-supply']()
  const stored = () => rows('select ciudad, "isFree" from demand_free order by ciudad')
  const expected = [
    { ciudad: free, isFree: true },
    { ciudad: later, isFree: false },
    { ciudad: nobody, isFree: false },
  ]
  expect(await stored()).toEqual(expected.toSorted((a, b) => a.ciudad.localeCompare(b.ciudad)))
  await rows('update technicians set disponible = false')
  await jobs['check-searched-supply']()
  expect(await stored()).toHaveLength(3)
  expect(await stored()).toContainEqual({ ciudad: free, isFree: true })
})
