import { expect, test } from 'vitest'
import { listColleagueUids } from '#catalogue/persistence/colleagues.server.ts'
import { testServices } from '#tests/support/program/services.ts'

const { db, database } = await testServices()

async function storeTechnicians(
  people: readonly (readonly [uid: string, rating: number, ...trades: string[]])[],
) {
  const uids = people.map(([uid]) => uid)
  await database.rows(
    `insert into users (uid, name, email, role) select uid, uid, uid || '@correo.co', 'tecnico' from unnest($1::text[]) as uid`,
    [uids],
  )
  for (const [uid, rating, ...trades] of people)
    await database.rows(
      `insert into technicians (uid, nombre, slug, ciudad, especialidades, "ratingPromedio", publicado)
       values ($1, $1, $1, ' CÚCUTA', $2, $3, true)`,
      [uid, trades, rating],
    )
}

const PLUMBERS = { technicianId: 'luz', clientId: 'client', trade: 'Plomería', cities: ['Cúcuta'] }

test('colleagues have the trade that is asked for in the city, the best rated first', async () => {
  await storeTechnicians([
    ['luz', 5, 'Plomería'],
    ['client', 5, 'Plomería'],
    ['gas', 4.9, 'Gas'],
    ['both', 4.1, 'Gas', 'Plomería'],
    ['plumber', 4.5, 'Plomería'],
    ['electrician', 5, 'Electricidad'],
    ['hidden', 5, 'Plomería'],
    ['away', 5, 'Plomería'],
  ])
  await database.rows(`update technicians set publicado = uid <> 'hidden', disponible = uid <> 'away'`)
  expect(await listColleagueUids(db, PLUMBERS)).toEqual(['plumber', 'both'])
  expect(await listColleagueUids(db, { ...PLUMBERS, trade: 'Gas' })).toEqual(['gas', 'both'])
  expect(await listColleagueUids(db, { ...PLUMBERS, cities: ['Leticia'] })).toEqual([])
  expect(await listColleagueUids(db, { ...PLUMBERS, trade: '' })).toEqual([])
})

test('fifty colleagues are looked at together, however many there are, and then the next', {
  tags: ['attack'],
}, async () => {
  await storeTechnicians(
    Array.from({ length: 80 }, (_, n) => [`many-${n}`, 3 + n / 100, 'Plomería'] as const),
  )
  const uids = await listColleagueUids(db, PLUMBERS)
  expect(uids).toHaveLength(50)
  expect(uids.slice(0, 3)).toEqual(['plumber', 'both', 'many-79'])
  const others = await listColleagueUids(db, PLUMBERS, 50)
  expect(others).toHaveLength(32)
  expect(others.filter(uid => uids.includes(uid))).toEqual([])
})
