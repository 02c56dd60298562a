import { expect, test } from 'vitest'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { listPublicCredentials } from '#catalogue/persistence/public-credentials.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const database = await testDatabase()
const { db, rows } = database
const luz = await newTechnician(database)

await rows(
  `insert into technician_checks ("technicianId", kind, status, entity, number, "expiresOn", "sentAt", "decidedAt")
   select $1, kind, status, entity, '1020304482', "expiresOn"::date, '2026-03-10T10:00Z',
     case when status <> 'pending' then timestamptz '2026-03-13T01:00Z' end
   from (values ('insurance', 'accepted', 'Sura', '2026-11-16'), ('gas-licence', 'accepted', 'SENA', '2027-06-30'),
     ('identity', 'accepted', '', null), ('identity', 'pending', '', null), ('background', 'returned', '', null),
     ('training', 'expired', 'SENA', '2026-01-01'), ('electrical-licence', 'replaced', 'CONTE', null))
     as given (kind, status, entity, "expiresOn")`,
  [luz.uid],
)

test('only valid credentials are public, in their order and without numbers', async () => {
  const credentials = await listPublicCredentials(db, luz.uid, '2026-11-16')
  expect(credentials).toEqual([
    // 20:00 of the day before in Bogotá.
    { kind: 'identity', entity: '', date: '2026-03-12', expiresOn: null },
    { kind: 'gas-licence', entity: 'SENA', date: '2026-03-12', expiresOn: '2027-06-30' },
    { kind: 'insurance', entity: 'Sura', date: '2026-03-12', expiresOn: '2026-11-16' },
  ])
})

test('a credential is no longer shown on the day after its last', async () => {
  const kinds = async (today: string) =>
    (await listPublicCredentials(db, luz.uid, today)).map(({ kind }) => kind)
  expect(await kinds('2026-11-17')).toEqual(['identity', 'gas-licence'])
  expect(await kinds('2027-07-01')).toEqual(['identity'])
})

test('a completed visit confirms the phone', async () => {
  const ana = await newTechnician(database)
  await writeBooking(database, { technician: ana, client: await newClient(database), status: 'completada' })
  expect(await listPublicCredentials(db, ana.uid, '2026-11-16')).toEqual([])
  await rows('update reservas set "technicianPhone" = $2 where "technicianId" = $1', [
    ana.uid,
    '+57 300 555 0101',
  ])
  expect(await listPublicCredentials(db, ana.uid, '2026-11-16')).toMatchObject([
    { kind: 'phone', date: '2026-11-16' },
  ])
})

test('the badge of a card opens only for verified technicians with a valid credential', async () => {
  const only = await newTechnician(database)
  const hasCredentials = async (uid: string, now: string) => {
    const [card] = await listCards(db, [uid], { now: new Date(now), isHoliday: () => false })
    return card?.hasCredentials
  }
  expect(await hasCredentials(luz.uid, '2026-11-16T15:00Z')).toBeUndefined()
  await rows('update technicians set verificado = true')
  expect(await hasCredentials(luz.uid, '2026-11-16T15:00Z')).toBe(true)
  expect(await hasCredentials(only.uid, '2026-11-16T15:00Z')).toBeUndefined()
  await rows(
    `insert into technician_checks ("technicianId", kind, status, "expiresOn", "sentAt", "decidedAt")
     values ($1, 'identity', 'accepted', '2026-11-16', now(), now())`,
    [only.uid],
  )
  expect(await hasCredentials(only.uid, '2026-11-17T04:59Z')).toBe(true)
  expect(await hasCredentials(only.uid, '2026-11-17T05:00Z')).toBeUndefined()
})
