// D74: hearts.
import { expect, test } from 'vitest'
import { FAVOURITES_MAX } from '#catalogue/domain/favourites.ts'
import { countKeepers, isFavourite, listFavouriteIds } from '#catalogue/persistence/favourites.server.ts'
import { dropTechnician, keepTechnician } from '#catalogue/use-cases/favourites.server.ts'
import { newClient, newClients, newTechnician } from '#tests/support/people/bookings.ts'
import { storeVisit } from '#tests/support/people/visits.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database, db } = services

const rowsOf = (clientId: string) =>
  database.rows<{ technicianId: string; kept: boolean }>(
    `select "technicianId", "keptAt" is not null as kept from favourites where "clientId" = $1`,
    [clientId],
  )

test('a heart is kept once, however often it is sent, and goes again', async () => {
  const [client, technician] = [await newClient(database), await newTechnician(database)]
  const pair = { clientId: client.uid, technicianId: technician.uid }
  for (let n = 0; n < 2; n++)
    expect(await keepTechnician(services, client, technician.uid)).toMatchObject({ ok: true })
  expect(await rowsOf(client.uid)).toEqual([{ technicianId: technician.uid, kept: true }])
  expect(await isFavourite(db, pair)).toBe(true)
  for (let n = 0; n < 2; n++)
    expect(await dropTechnician(services, client, technician.uid)).toMatchObject({ ok: true })
  expect(await rowsOf(client.uid)).toEqual([])
  expect(await isFavourite(db, pair)).toBe(false)
})

test('who served the client is remembered as removed, and can be kept again even when hidden', async () => {
  const { client, technician } = await storeVisit(database, { status: 'completada', daysLater: -7 })
  await dropTechnician(services, client, technician.uid)
  expect(await rowsOf(client.uid)).toEqual([{ technicianId: technician.uid, kept: false }])
  expect(await listFavouriteIds(db, client.uid)).toEqual(new Set())
  await database.rows('update technicians set publicado = false where uid = $1', [technician.uid])
  expect(await keepTechnician(services, client, technician.uid)).toMatchObject({ ok: true })
  expect(await rowsOf(client.uid)).toEqual([{ technicianId: technician.uid, kept: true }])
})

test('nobody is kept who is not published, does not exist or is oneself', async () => {
  const client = await newClient(database)
  const hidden = await newTechnician(database, { publicado: false })
  for (const uid of [hidden.uid, 'nadie', '', 'a\0b', 'x'.repeat(300), '\ud800'])
    expect(await keepTechnician(services, client, uid)).toEqual({ ok: false, code: 'technician-gone' })
  const technician = await newTechnician(database)
  expect(await keepTechnician(services, technician, technician.uid)).toEqual({
    ok: false,
    code: 'own-favourite',
  })
  expect(await rowsOf(client.uid)).toEqual([])
  expect(await dropTechnician(services, client, 'nadie')).toMatchObject({ ok: true })
})

test('a client keeps so many and no more, also with two hearts at once', async () => {
  const client = await newClient(database)
  const last = await Promise.all([newTechnician(database), newTechnician(database)])
  const others = Array.from({ length: FAVOURITES_MAX - 1 }, (_, n) => `t-lleno-${n}`)
  await database.rows(
    `with made as (insert into users (uid, name, email, role) select uid, uid, uid || '@lleno.test', 'tecnico'
       from unnest($1::text[]) as uid returning uid)
     insert into technicians (uid, nombre, slug, horarios) select uid, uid, uid, '{}' from made`,
    [others],
  )
  await database.rows(
    `insert into favourites ("clientId", "technicianId", "keptAt") select $1, uid, $3 from unnest($2::text[]) as uid`,
    [client.uid, others, services.now()],
  )
  const outcomes = await Promise.all(last.map(({ uid }) => keepTechnician(services, client, uid)))
  expect(outcomes.map(outcome => (outcome.ok ? 'kept' : outcome.code)).toSorted()).toEqual([
    'favourites-full',
    'kept',
  ])
  expect(await rowsOf(client.uid)).toHaveLength(FAVOURITES_MAX)
})

test('a technician counts who keeps them, without those whose account is deleted', async () => {
  const technician = await newTechnician(database)
  const [first, second, third] = await newClients(database, 3)
  for (const client of [first, second, third])
    if (client) await keepTechnician(services, client, technician.uid)
  expect(await countKeepers(db, technician.uid)).toBe(3)
  await database.rows('update users set "deletedAt" = now() where uid = $1', [first?.uid])
  if (second) await dropTechnician(services, second, technician.uid)
  expect(await countKeepers(db, technician.uid)).toBe(1)
})
