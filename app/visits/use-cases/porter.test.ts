// The porter's link and its note, on a real PostgreSQL.
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { MONDAY_AT_15_INSTANT, newClient } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import { findVisitByPorterToken } from '#visits/persistence/porter.server.ts'
import { changePorterNote, openPorterLink, PORTER_NOTE_LIMIT } from '#visits/use-cases/porter.server.ts'

const { database, db } = await testServices()
const { rows } = database
const morning = servicesOn(database, new Date(MONDAY_AT_15_INSTANT.getTime() - 300 * MINUTE_MS))
const nextWeek = servicesOn(database, new Date(MONDAY_AT_15_INSTANT.getTime() + 7 * 24 * 60 * MINUTE_MS))

const linkOf = ({ client, key }: StoredVisit, on = morning) => openPorterLink(on, client, key)
const say = ({ client, key }: StoredVisit, note: string, on = morning) =>
  changePorterNote(on, client, { key, note })
const refusal = (code: string) => ({ ok: false, code })
const moveTo = (key: number, address: string) =>
  rows('update reservas set address = $2 where key = $1', [key, address])
const tokenOf = async (key: number) =>
  (await rows<{ porterToken: string | null }>('select "porterToken" from reservas where key = $1', [key]))[0]
    ?.porterToken

/** Of the same client a week later, with somebody else. */
async function laterVisit({ client }: StoredVisit, address: string): Promise<StoredVisit> {
  const { technician } = await storeVisit(database)
  const key = await writeBooking(database, { technician, client, daysLater: 7 })
  await moveTo(key, address)
  return { technician, client, key }
}

test('the link is made once, also by two pages at once, and leads to its visit', async () => {
  const visit = await storeVisit(database)
  const [one, other] = await Promise.all([linkOf(visit), linkOf(visit)])
  expect(one).toEqual({ token: expect.stringMatching(/^[\w-]{32}$/), note: '' })
  expect(other).toEqual(one)
  expect(await linkOf(visit)).toEqual(one)
  expect(await findVisitByPorterToken(db, one?.token ?? '')).toMatchObject({
    technicianName: visit.technician.name,
    clientName: visit.client.name,
    start: '15:00',
  })
  const second = await linkOf(await storeVisit(database))
  expect(second?.token).not.toBe(one?.token)
})

test('nobody but its client gets a link, only of a confirmed visit, only on its day', {
  tags: ['attack'],
}, async () => {
  const visit = await storeVisit(database)
  for (const viewer of [visit.technician, await newClient(database)]) {
    expect(await openPorterLink(morning, viewer, visit.key)).toBeNull()
    expect(await changePorterNote(morning, viewer, { key: visit.key, note: 'Mía' })).toEqual(
      refusal('porter-closed'),
    )
  }
  for (const on of [servicesOn(database, NOON), nextWeek]) {
    expect(await linkOf(visit, on)).toBeNull()
    expect(await say(visit, 'Que siga', on)).toEqual(refusal('porter-closed'))
  }
  for (const status of ['solicitada', 'cancelada', 'completada']) {
    const other = await storeVisit(database, { status })
    expect(await linkOf(other)).toBeNull()
    expect(await say(other, 'Que siga')).toEqual(refusal('porter-closed'))
    expect(await tokenOf(other.key)).toBeNull()
  }
  expect(await tokenOf(visit.key)).toBeNull()
  expect(await findVisitByPorterToken(db, '')).toBeNull()
  expect(await findVisitByPorterToken(db, `' or 1=1 --`)).toBeNull()
})

test('the note is one line of 80 characters and stays for the next visit to that address', async () => {
  const visit = await storeVisit(database)
  await moveTo(visit.key, 'Cl. 127B # 94-20, interior 5')
  expect(await say(visit, '  Que siga\nen   carro. ')).toEqual({ ok: true, value: undefined })
  expect(await linkOf(visit)).toMatchObject({ note: 'Que siga en carro.' })
  expect(await say(visit, 'x'.repeat(81))).toEqual(refusal('porter-note-too-long'))
  expect(await linkOf(visit)).toMatchObject({ note: 'Que siga en carro.' })
  const same = await laterVisit(visit, 'CL. 127B # 94-20, Interior 5')
  const elsewhere = await laterVisit(visit, 'Cra. 8 # 24-31')
  const unknown = await laterVisit(visit, '')
  const notes = await Promise.all(
    [same, elsewhere, unknown].map(async each => (await linkOf(each, nextWeek))?.note),
  )
  expect(notes).toEqual(['Que siga en carro.', '', ''])
  const token = (await linkOf(same, nextWeek))?.token ?? ''
  expect(await findVisitByPorterToken(db, token)).toMatchObject({ note: 'Que siga en carro.' })
  // An empty note is one too.
  await say(same, '', nextWeek)
  expect(await linkOf(same, nextWeek)).toMatchObject({ note: '' })
  expect(await linkOf(visit)).toMatchObject({ note: 'Que siga en carro.' })
})

test('the note of another client at the same address is not shown', { tags: ['attack'] }, async () => {
  const [visit, other] = [await storeVisit(database), await storeVisit(database)]
  for (const { key } of [visit, other]) await moveTo(key, 'Cl. 1 # 2-3')
  await say(visit, 'La clave es 1234')
  const link = await linkOf(other)
  expect(link).toMatchObject({ note: '' })
  expect(await findVisitByPorterToken(db, link?.token ?? '')).toMatchObject({ note: '' })
})

test('a person changes the note so often an hour', { tags: ['attack'] }, async () => {
  const visit = await storeVisit(database)
  for (let times = 0; times < PORTER_NOTE_LIMIT.points; times++)
    expect(await say(visit, `Nota ${times}`)).toMatchObject({ ok: true })
  expect(await say(visit, 'Otra')).toEqual(refusal('too-many-requests'))
})
