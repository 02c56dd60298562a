// D61: an hour that the technician offered when he cancelled is accepted in advance.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { findBookingToRepeat } from '#bookings/persistence/bookings.server.ts'
import {
  acceptBooking,
  cancelBooking,
  undoAcceptedBooking,
} from '#bookings/use-cases/answer-booking.server.ts'
import { blockClient } from '#bookings/use-cases/blocked-clients.server.ts'
import { requestBooking } from '#bookings/use-cases/request-booking.server.ts'
import {
  at,
  bookingsOf,
  details,
  emailsAbout,
  newClient,
  newTechnician,
} from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { storeVisit } from '#tests/support/people/visits.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const { rows } = database
const TUESDAY = '2026-11-17'
/** Tuesday at 10:00 and at 14:00. */
const OFFERED = [new Date('2026-11-17T15:00:00Z'), new Date('2026-11-17T19:00:00Z')]

async function offered() {
  const { technician: luz, client, key } = await storeVisit(database)
  const cancellation = { seen: 'confirmada' as const, offeredHours: OFFERED }
  expect(await cancelBooking(services, luz, key, cancellation)).toMatchObject({ ok: true })
  return { luz, client, key }
}

const book = (client: Viewer, technician: Viewer, de: number | null, hour = '10') =>
  requestBooking(services, client, {
    technicianId: technician.uid,
    ...at(TUESDAY, hour),
    ...details({ de }),
  })
const booked = async (luz: Viewer) =>
  (await bookingsOf(database, luz)).filter(({ status }) => status !== 'cancelada')

test('it is confirmed at once, on the technician’s behalf; both are told once', async () => {
  const { luz, client, key } = await offered()
  expect(await book(client, luz, key)).toEqual({ ok: true, value: undefined })
  const [visit] = await booked(luz)
  expect(
    await rows(
      `select status, answer, "answeredAt", "acceptedInAdvance", "requestNetwork", "rebookedFrom"::int
       from reservas where key = $1`,
      [visit?.key],
    ),
  ).toEqual([
    {
      status: 'confirmada',
      answer: 'accepted',
      answeredAt: NOON,
      acceptedInAdvance: true,
      requestNetwork: null,
      rebookedFrom: key,
    },
  ])
  expect(await emailsAbout(database, visit?.key)).toEqual(['offer-taken', 'confirmada'])
  // The client was told: it cannot be undone, only cancelled.
  expect(await undoAcceptedBooking(services, luz, visit?.key ?? 0)).toEqual({ ok: false, code: 'not-undone' })
  expect(await acceptBooking(services, luz, visit?.key ?? 0)).toMatchObject({ ok: true })
  expect(await emailsAbout(database, visit?.key)).toEqual(['offer-taken', 'confirmada'])
})

test('only for that visit: other people, other hours, other technicians wait for an answer', {
  tags: ['attack'],
}, async () => {
  const { luz, client, key } = await offered()
  const [stranger, colleague] = [await newClient(database), await newTechnician(database)]
  await book(stranger, luz, key)
  await book(client, luz, key, '11')
  await book(client, colleague, key, '14')
  const all = [...(await booked(luz)), ...(await booked(colleague))]
  expect(all.map(({ status }) => status)).toEqual(['solicitada', 'solicitada', 'solicitada'])
})

test('the form knows it before: for this client and technician, until one of the hours is booked', async () => {
  const { luz, client, key } = await offered()
  const [stranger, colleague] = [await newClient(database), await newTechnician(database)]
  const known = async (uid = client.uid, technicianId = luz.uid) =>
    (await findBookingToRepeat(services.db, key, { clientId: uid, technicianId }))?.acceptedHours
  expect(await known()).toEqual(OFFERED)
  expect(await known(client.uid, colleague.uid)).toEqual([])
  expect(await known(stranger.uid)).toBeUndefined()
  await book(client, luz, key)
  expect(await known()).toEqual([])
})

test('one of the offered hours, not all of them', { tags: ['attack'] }, async () => {
  const { luz, client, key } = await offered()
  await Promise.all([book(client, luz, key), book(client, luz, key, '14')])
  expect((await booked(luz)).map(({ status }) => status).toSorted()).toEqual(['confirmada', 'solicitada'])
})

test('unanswered requests elsewhere do not stand in the way', async () => {
  const { luz, client, key } = await offered()
  for (let n = 0; n < 20; n++)
    await writeBooking(database, {
      technician: await newTechnician(database),
      client,
      status: 'solicitada',
      daysLater: 7,
    })
  expect(await book(client, luz, key)).toMatchObject({ ok: true })
  expect(await book(client, luz, null, '14')).toEqual({ ok: false, code: 'too-many-unanswered' })
})

test('of two who want the hour one gets it, as a confirmed visit or as a request', async () => {
  for (let round = 0; round < 20; round++) {
    const { luz, client, key } = await offered()
    const other = await newClient(database)
    const acts = [() => book(client, luz, key), () => book(other, luz, null)]
    const outcomes = await Promise.all((round % 2 ? acts : acts.toReversed()).map(act => act()))
    const [own, theirs] = round % 2 ? outcomes : outcomes.toReversed()
    expect([own?.ok, theirs?.ok].filter(Boolean)).toHaveLength(1)
    const [visit] = await booked(luz)
    expect(visit).toMatchObject(
      own?.ok
        ? { status: 'confirmada', clientId: client.uid }
        : { status: 'solicitada', clientId: other.uid },
    )
    expect(await emailsAbout(database, visit?.key)).toEqual(
      own?.ok ? ['offer-taken', 'confirmada'] : ['requested'],
    )
  }
})

test('a client whom the technician stops accepting gets the hour before that, or not at all', async () => {
  for (let round = 0; round < 10; round++) {
    const { luz, client, key } = await offered()
    const [, outcome] = await Promise.all([
      blockClient(services, luz, { key, cancel: [] }),
      book(client, luz, key),
    ])
    const visits = await booked(luz)
    if (outcome.ok) expect(visits).toMatchObject([{ status: 'confirmada' }])
    else expect([outcome.code, visits]).toEqual(['client-not-accepted', []])
    expect(await book(client, luz, key, '14')).toEqual({ ok: false, code: 'client-not-accepted' })
  }
})
