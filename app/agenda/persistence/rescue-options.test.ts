// Who is offered instead of a technician who cancelled or did not answer.

import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { listRescueOptions } from '#agenda/use-cases/rescues.server.ts'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import { MONDAY, MONDAY_AT_15_INSTANT, newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
/** Monday at 10:00. */
const NOW = new Date(MONDAY_AT_15_INSTANT.getTime() - 5 * HOUR_MS)
const moment = (now = NOW) => ({ now, isHoliday: () => false })

/** Each test has a city of its own. */
async function technicianIn(ciudad: string, changes: Record<string, unknown> = {}): Promise<Viewer> {
  const technician = await newTechnician(database)
  const columns = { ciudad, ...changes }
  for (const [column, value] of Object.entries(columns))
    await database.rows(`update technicians set "${column}" = $2 where uid = $1`, [technician.uid, value])
  return technician
}

function visitOf(technician: Viewer, clientId: string, especialidad: string | null = null) {
  return {
    key: 0,
    technicianId: technician.uid,
    clientId,
    scheduledAt: MONDAY_AT_15_INSTANT,
    especialidad,
  }
}

async function optionsIn(ciudad: string, { now = NOW, client }: { now?: Date; client?: Viewer } = {}) {
  const technician = await technicianIn(ciudad)
  const { uid } = client ?? (await newClient(database))
  const { options } = await listRescueOptions(database.db, visitOf(technician, uid), moment(now), {
    tradesIn,
  })
  return options.map(option => ({ uid: option.uid, at: `${option.slot.date} ${option.slot.hour}` }))
}

test('those who are free at the same hour come first, by rating; then those who can go soonest', async () => {
  const client = await newClient(database)
  const [good, best, busy] = [
    await technicianIn('Neiva', { ratingPromedio: 4.2 }),
    await technicianIn('Neiva', { ratingPromedio: 4.9 }),
    await technicianIn('Neiva', { ratingPromedio: 5 }),
    await technicianIn('Neiva', {
      ratingPromedio: 5,
      horarios: '{"mar": [{"inicio": "08:00", "fin": "12:00"}]}',
    }),
  ]
  await writeBooking(database, { technician: busy, client, hour: 15, status: 'solicitada' })
  const other = await newClient(database)
  expect(await optionsIn('Neiva', { client: other })).toEqual([
    { uid: best.uid, at: `${MONDAY} 15` },
    { uid: good.uid, at: `${MONDAY} 15` },
    { uid: busy.uid, at: `${MONDAY} 11` },
  ])
})

test('after the hour has begun, the soonest are offered, and not at an hour that begins within half an hour', async () => {
  // The best of them: every call of optionsIn adds one more technician.
  const colleague = await technicianIn('Pasto', { ratingPromedio: 5 })
  const at = (minutes: number) => new Date(MONDAY_AT_15_INSTANT.getTime() + minutes * 60_000)
  expect(await optionsIn('Pasto', { now: at(0) })).toContainEqual({ uid: colleague.uid, at: `${MONDAY} 16` })
  expect(await optionsIn('Pasto', { now: at(30) })).toContainEqual({ uid: colleague.uid, at: `${MONDAY} 16` })
  expect(await optionsIn('Pasto', { now: at(31) })).toContainEqual({ uid: colleague.uid, at: `${MONDAY} 17` })
  expect(await optionsIn('Pasto', { now: at(121) })).toContainEqual({
    uid: colleague.uid,
    at: '2026-11-17 8',
  })
})

test('the soonest from tomorrow on is told beside today, at the same hour of somebody who is not named yet', async () => {
  const ciudad = 'Riohacha'
  const [best, third] = [
    await technicianIn(ciudad, { ratingPromedio: 5 }),
    await technicianIn(ciudad, { ratingPromedio: 4 }),
    await technicianIn(ciudad, { ratingPromedio: 4.5 }),
  ]
  const missing = await technicianIn(ciudad)
  const { uid } = await newClient(database)
  const found = async () => {
    const visit = visitOf(missing, uid)
    const { options, later } = await listRescueOptions(database.db, visit, moment(), { tradesIn })
    return [options[0]?.uid, later && `${later.uid} ${later.slot.date} ${later.slot.hour}`]
  }
  // The two best are named for today.
  expect(await found()).toEqual([best.uid, `${third.uid} 2026-11-17 8`])
})

test('never at an hour at which the client has a visit, even with somebody else', async () => {
  const [client, electrician] = [await newClient(database), await technicianIn('Cúcuta')]
  const colleague = await technicianIn('Tunja')
  await writeBooking(database, { technician: electrician, client, hour: 15 })
  await writeBooking(database, { technician: electrician, client, hour: 11, status: 'solicitada' })
  await writeBooking(database, { technician: electrician, client, hour: 12, status: 'cancelada' })
  expect(await optionsIn('Tunja', { client })).toEqual([{ uid: colleague.uid, at: `${MONDAY} 12` }])
})

test.each([
  ['of another city', { ciudad: 'Ibagué' }],
  ['of another trade', { especialidades: '{Cerrajería}' }],
  ['who is not published', { publicado: false }],
  ['who receives no work (D44)', { disponible: false }],
  ['without a free hour in two weeks', { horarios: '{}' }],
])('nobody %s', async (_, changes) => {
  const ciudad = `Ciudad ${Object.keys(changes)[0]}`
  await technicianIn(ciudad, changes)
  expect(await optionsIn(ciudad)).toEqual([])
})

test('never the technician who did not go, nor the client', async () => {
  const client = await technicianIn('Leticia')
  expect(await optionsIn('Leticia', { client })).toEqual([])
})

test('a technician without specialties has no colleagues', async () => {
  await technicianIn('Mocoa')
  const technician = await technicianIn('Mocoa', { especialidades: '{}' })
  const { uid: clientId } = await newClient(database)
  const search = { tradesIn, near: ['Mocoa'] }
  expect(await listRescueOptions(database.db, visitOf(technician, clientId), moment(), search)).toEqual({
    trade: '',
    ciudad: 'Mocoa',
    options: [],
    later: null,
    isNobodyNear: false,
  })
})

const SOLAR = { especialidades: '{Paneles solares (básico)}' }

async function foundNear(technician: Viewer, near: readonly string[]) {
  const { uid: clientId } = await newClient(database)
  const visit = visitOf(technician, clientId)
  const search = { tradesIn, near }
  const { options, isNobodyNear } = await listRescueOptions(database.db, visit, moment(), search)
  return [options.map(({ uid }) => uid), isNobodyNear]
}

test('nobody is near only when nobody of the trade is free in the city of the client and its neighbours', async () => {
  const technician = await technicianIn('Sincelejo', SOLAR)
  await technicianIn('Corozal', { ...SOLAR, horarios: '{}' })
  expect(await foundNear(technician, ['Sincelejo', 'Corozal'])).toEqual([[], true])
  // Of a city that is not known nothing is claimed.
  expect(await foundNear(technician, [])).toEqual([[], false])
  const neighbour = await technicianIn('Corozal', SOLAR)
  expect(await foundNear(technician, ['Sincelejo', 'Corozal'])).toEqual([[neighbour.uid], false])
  const colleague = await technicianIn('Sincelejo', SOLAR)
  expect(await foundNear(technician, ['Sincelejo', 'Corozal'])).toEqual([[colleague.uid], false])
})

test('whoever is free is found behind fifty better ones who are not', async () => {
  const technician = await technicianIn('Tame', SOLAR)
  const free = await technicianIn('Tame', SOLAR)
  for (let n = 0; n < 50; n++) await technicianIn('Tame', { ...SOLAR, horarios: '{}', ratingPromedio: 5 })
  expect(await foundNear(technician, ['Tame'])).toEqual([[free.uid], false])
})

const offeredFor = async (technician: Viewer, trade: string | null, near: readonly string[] = []) => {
  const { uid } = await newClient(database)
  const search = { tradesIn, near }
  const found = await listRescueOptions(database.db, visitOf(technician, uid, trade), moment(), search)
  return [found.trade, found.options.map(option => option.uid)]
}

test('the trade of the visit decides who is offered; of an unknown one nothing is said, and colleagues are', async () => {
  const technician = await technicianIn('Quibdó', { especialidades: '{Plomería,Enchapes,Neveras}' })
  const plumber = await technicianIn('Quibdó', { especialidades: '{Plomería,Gasodomésticos}' })
  const tiler = await technicianIn('Quibdó', { especialidades: '{Enchapes}', ratingPromedio: 5 })
  const fridges = await technicianIn('Quibdó', { especialidades: '{Neveras}', ratingPromedio: 5 })
  expect(await offeredFor(technician, 'Plomería')).toEqual(['Plomería', [plumber.uid]])
  expect(await offeredFor(technician, 'Enchapes')).toEqual(['Enchapes', [tiler.uid]])
  expect(await offeredFor(technician, 'Neveras')).toEqual(['Neveras', [fridges.uid]])
  expect(await offeredFor(technician, null)).toEqual(['', [plumber.uid]])
})

test('who has the trade first, or a service of it, is offered before who only names it', async () => {
  const technician = await technicianIn('Yopal', { especialidades: '{Electricidad}' })
  const solar = { especialidades: '{Paneles solares (básico),Electricidad}', ratingPromedio: 5 }
  const other = await technicianIn('Yopal', solar)
  expect(await offeredFor(technician, 'Electricidad')).toEqual(['Electricidad', [other.uid]])
  // Not while somebody near the client has it first.
  const near = await technicianIn('Aguazul', { especialidades: '{Electricidad}' })
  expect(await offeredFor(technician, 'Electricidad', ['Aguazul'])).toEqual(['Electricidad', [near.uid]])
  const electrician = await technicianIn('Yopal', { especialidades: '{Electricidad}' })
  const breakers = await technicianIn('Yopal', {
    ...solar,
    servicios: JSON.stringify([
      { codigo: 'E', nombre: 'Cambio de breaker', descripcion: '', tarifa: '', precioSugerido: 0 },
    ]),
  })
  const found = await offeredFor(technician, 'Electricidad', ['Aguazul'])
  expect(found).toEqual(['Electricidad', [breakers.uid, electrician.uid]])
})
