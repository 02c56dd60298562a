// The constraints of the bookings table (D12, D13, D16).

import { beforeEach, expect, test } from 'vitest'
import { newMember } from '#tests/support/people/people.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { rows } = services.database
const luz = await newMember(services, { role: 'tecnico' })
const ana = await newMember(services)

beforeEach(async () => void (await rows('delete from reservas')))

/** 14:00 in Bogotá is 19:00 UTC. */
const SLOT = {
  id: `${luz.uid}_20261116_14`,
  technicianId: luz.uid,
  technicianName: luz.name,
  clientId: ana.uid,
  clientName: ana.name,
  clientEmail: ana.email,
  date: '2026-11-16',
  start: '14:00',
  end: '15:00',
  scheduledAt: '2026-11-16T19:00:00Z',
}

function book(changes: Record<string, unknown> = {}) {
  const fields = Object.entries({ ...SLOT, ...changes })
  const names = fields.map(([name]) => `"${name}"`).join(', ')
  const parameters = fields.map((_, index) => `$${index + 1}`).join(', ')
  return rows<{ key: string; status: string }>(
    `insert into reservas (${names}) values (${parameters}) returning key, status, fuente`,
    fields.map(([, value]) => value),
  )
}

test('a booking begins as solicitada, from the web', async () => {
  expect(await book()).toMatchObject([{ status: 'solicitada', fuente: 'web' }])
})

test('of a hundred concurrent bookings of one slot, one succeeds', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 100 }, () => book()))
  expect(attempts.filter(attempt => attempt.status === 'fulfilled')).toHaveLength(1)
  const refused = attempts.flatMap(attempt =>
    attempt.status === 'rejected' ? [attempt.reason.constraint] : [],
  )
  expect(new Set(refused)).toEqual(new Set(['reservas_one_per_slot']))
})

test('a cancelled booking keeps its row and frees its slot, any number of times', async () => {
  for (let n = 0; n < 3; n++) {
    await book()
    await rows(`update reservas set status = 'cancelada' where status = 'solicitada'`)
  }
  await book()
  expect(await rows('select status from reservas order by key')).toEqual([
    { status: 'cancelada' },
    { status: 'cancelada' },
    { status: 'cancelada' },
    { status: 'solicitada' },
  ])
})

test('a cancelled booking cannot be reactivated once its slot is booked again', async () => {
  const [first] = await book()
  await rows(`update reservas set status = 'cancelada'`)
  await book()
  await expect(
    rows(`update reservas set status = 'confirmada' where key = $1`, [first?.key]),
  ).rejects.toThrow('reservas_one_per_slot')
})

test.each([
  ['an id that names another hour', { id: `${luz.uid}_20261116_15` }, 'reservas_id_names_the_slot'],
  ['an id that names another day', { id: `${luz.uid}_20261117_14` }, 'reservas_id_names_the_slot'],
  ['an id that names another technician', { id: 'otro_20261116_14' }, 'reservas_id_names_the_slot'],
  [
    'an instant that is not that hour in Bogotá',
    { scheduledAt: '2026-11-16T14:00:00Z' },
    'reservas_scheduled_in_bogota',
  ],
  ['a start at half past', { start: '14:30', scheduledAt: '2026-11-16T19:30:00Z' }, 'reservas_start_check'],
  [
    'a start at 07:00',
    { start: '07:00', id: `${luz.uid}_20261116_07`, scheduledAt: '2026-11-16T12:00:00Z' },
    'reservas_start_check',
  ],
  ['an unknown status', { status: 'confirmed' }, 'reservas_status_check'],
  ['a reason without a cancellation', { cancelReason: 'tecnico' }, 'reservas_reason_only_when_cancelled'],
  ['an unknown reason', { status: 'cancelada', cancelReason: 'pereza' }, 'reservas_cancelReason_check'],
  [
    'a technician who does not exist',
    { technicianId: 'nadie', id: 'nadie_20261116_14' },
    'reservas_technicianId_fkey',
  ],
  ['a client who does not exist', { clientId: 'nadie' }, 'reservas_clientId_fkey'],
  ['oneself', { clientId: luz.uid }, 'reservas_not_with_oneself'],
])('a booking with %s is refused', async (_, changes, constraint) => {
  await expect(book(changes)).rejects.toMatchObject({ constraint })
})

test('the last slot starts at 19:00', async () => {
  await expect(book({ start: '20:00' })).rejects.toMatchObject({ code: '23514' })
  const last = {
    start: '19:00',
    end: '20:00',
    id: `${luz.uid}_20261116_19`,
    scheduledAt: '2026-11-17T00:00:00Z',
  }
  expect(await book(last)).toHaveLength(1)
})

test('the same form submitted twice for one slot makes one booking, even after it was cancelled', async () => {
  const formKey = crypto.randomUUID()
  await book({ formKey })
  await rows(`update reservas set status = 'cancelada'`)
  await expect(book({ formKey })).rejects.toMatchObject({ constraint: 'reservas_one_per_form' })
  await book()
})

test('the same form submitted for another slot is another booking', async () => {
  const formKey = crypto.randomUUID()
  const next = {
    id: `${luz.uid}_20261116_15`,
    start: '15:00',
    end: '16:00',
    scheduledAt: '2026-11-16T20:00:00Z',
  }
  await book({ formKey })
  await book({ ...next, formKey })
  expect(await rows('select key from reservas')).toHaveLength(2)
})
