// What is said of the payment of a receipt, on a real PostgreSQL.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { drawn } from '#tests/support/people/emails.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import { PAID_UNDO_MS, REMINDER_UNDO_MS } from '#visits/domain/payment.ts'
import { NO_PAYMENT_DETAILS } from '#visits/domain/payment-details.ts'
import { findPaidPush, findPaymentPush, paymentJobs } from '#visits/jobs/payment-jobs.server.ts'
import { findReceiptDocument } from '#visits/persistence/receipts.server.ts'
import { changePaymentDetails } from '#visits/use-cases/payment-details.server.ts'
import {
  denyPayment,
  notePayment,
  remindOfPayment,
  sayPaid,
  undoPayment,
  undoReminder,
} from '#visits/use-cases/payments.server.ts'
import { paidText } from '#visits/wording/receipt.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const services = await testServices({ now: NOW })
const { database, db } = services
const { rows } = database

interface OwedVisit extends StoredVisit {
  readonly id: number
}

async function storeOwed(pago = 'aun_no', corrects: OwedVisit | null = null): Promise<OwedVisit> {
  const visit = corrects ?? (await storeVisit(database, { status: 'completada' }))
  const [receipt] = await rows<{ id: string }>(
    `insert into receipts ("reservaKey", at, corrects, lines, total, hecho, pago, "guaranteeUntil")
     values ($1, $2, $3, '[{"concepto": "Obra", "cantidad": 1, "precio": 120000}]', 120000, 'Obra', $4, '2026-12-20')
     returning id`,
    [visit.key, NOW, corrects?.id ?? null, pago],
  )
  return { ...visit, id: Number(receipt?.id) }
}

const later = (ms: number): Services => servicesOn(database, new Date(NOW.getTime() + ms))
const refusal = (code: string) => ({ ok: false, code })
const DONE = { ok: true }

const documentOf = async ({ key, client }: OwedVisit) => {
  const document = await findReceiptDocument(db, { key, side: 'client', uid: client.uid })
  if (!document) throw new Error('no receipt')
  return document
}

const remindersOf = async ({ id }: OwedVisit) =>
  (
    await rows<{ id: string }>('select id from payment_reminders where "receiptId" = $1 order by id', [id])
  ).map(row => Number(row.id))

const mailOf = async (reminder: number) => {
  const sent: string[] = []
  const jobs = paymentJobs({
    ...services,
    origin: 'https://tecniya.co',
    send: async (email: Email) => void sent.push(drawn(email).text),
  } as never)
  await jobs['send-payment-mail']({ reminder })
  return sent
}

test('a payment is asked for every third day, three times at most', async () => {
  const visit = await storeOwed()
  const remind = (ms: number) => remindOfPayment(later(ms), visit.technician, visit.id)
  expect(await remind(0)).toEqual(DONE)
  expect(await remind(2 * DAY_MS)).toEqual(refusal('reminder-too-soon'))
  expect(await remind(3 * DAY_MS)).toEqual(DONE)
  expect(await remind(6 * DAY_MS)).toEqual(DONE)
  expect(await remind(9 * DAY_MS)).toEqual(refusal('reminders-used'))
  expect(await remindersOf(visit)).toHaveLength(3)
})

test('a corrected receipt begins no new series of reminders, and the old one cannot be named', async () => {
  const visit = await storeOwed()
  expect(await remindOfPayment(services, visit.technician, visit.id)).toEqual(DONE)
  const newer = await storeOwed('aun_no', visit)
  expect(await remindOfPayment(services, visit.technician, visit.id)).toEqual(refusal('payment-unknown'))
  expect(await remindOfPayment(services, newer.technician, newer.id)).toEqual(refusal('reminder-too-soon'))
  const [reminder = 0] = await remindersOf(visit)
  expect(await findPaymentPush(db, { reminder }, { now: NOW } as never)).toBeNull()
})

test('the client is told amount, work and date, unless it was undone', async () => {
  const visit = await storeOwed()
  await remindOfPayment(services, visit.technician, visit.id)
  const [reminder = 0] = await remindersOf(visit)
  expect(await findPaymentPush(db, { reminder }, { now: NOW } as never)).toMatchObject({
    uid: visit.client.uid,
    message: { url: `/mis-reservas/${visit.key}#comprobante` },
  })
  expect((await mailOf(reminder)).join()).toContain('120.000')
  const late = later(REMINDER_UNDO_MS + 1)
  expect(await undoReminder(late, visit.technician, visit.id)).toEqual(refusal('payment-undo-too-late'))
  expect(await undoReminder(later(REMINDER_UNDO_MS), visit.technician, visit.id)).toEqual(DONE)
  expect(await remindersOf(visit)).toEqual([])
  expect(await mailOf(reminder)).toEqual([])
})

test('a reminder tells how to pay, once the technician wants that, and while the account stands', async () => {
  const visit = await storeOwed()
  await remindOfPayment(services, visit.technician, visit.id)
  const [reminder = 0] = await remindersOf(visit)
  await rows('update users set "emailVerified" = true where uid = $1', [visit.client.uid])
  const told = async () => (await mailOf(reminder)).join()
  const save = (mostrar: boolean) =>
    changePaymentDetails(services, visit.technician, {
      ...{ ...NO_PAYMENT_DETAILS, nequi: '3001234567', titular: 'Carlos Rojas', mostrar },
    })
  expect(await save(false)).toEqual(DONE)
  expect(await told()).not.toContain('300 123 4567')
  expect((await documentOf(visit)).payTo).toBeNull()
  expect(await save(true)).toEqual(DONE)
  expect(await told()).toContain('Nequi: 300 123 4567')
  expect(await told()).toContain('Carlos Rojas')
  expect((await documentOf(visit)).payTo).toMatchObject({ nequi: '3001234567' })
  await rows('update users set blocked = true where uid = $1', [visit.technician.uid])
  expect(await told()).not.toContain('300 123 4567')
  expect((await documentOf(visit)).payTo).toBeNull()
  await rows('update users set blocked = false where uid = $1', [visit.technician.uid])
  expect(await notePayment(services, visit.technician, { id: visit.id, pago: 'nequi' })).toEqual(DONE)
  expect((await documentOf(visit)).payTo).toBeNull()
})

test('payment details that are emptied are not kept', async () => {
  const technician = await newTechnician(database)
  const stored = () => rows('select nequi from payment_details where "technicianId" = $1', [technician.uid])
  await changePaymentDetails(services, technician, { ...NO_PAYMENT_DETAILS, nequi: '3001234567' })
  expect(await stored()).toEqual([{ nequi: '3001234567' }])
  expect(await changePaymentDetails(services, technician, NO_PAYMENT_DETAILS)).toEqual(DONE)
  expect(await stored()).toEqual([])
  const client = await newClient(database)
  expect(await changePaymentDetails(services, client, NO_PAYMENT_DETAILS)).toEqual(refusal('no-profile'))
})

test('a payment is noted beside the receipt, which stays, and both sides read it', async () => {
  const visit = await storeOwed()
  const note = (pago: 'nequi' | undefined) => notePayment(services, visit.technician, { id: visit.id, pago })
  const [before] = await rows('select * from receipts where id = $1', [visit.id])
  expect(await note(undefined)).toEqual(refusal('payment-means-required'))
  expect(await note('nequi')).toEqual(DONE)
  expect(await note('nequi')).toEqual(refusal('payment-changed'))
  expect(paidText(await documentOf(visit))).toBe('Pagado con Nequi, anotado el 20 de noviembre de 2026')
  expect(await rows('select * from receipts where id = $1', [visit.id])).toEqual([before])
  expect(await remindOfPayment(services, visit.technician, visit.id)).toEqual(refusal('payment-changed'))
  expect(await undoPayment(later(PAID_UNDO_MS + MINUTE_MS), visit.technician, visit.id)).toEqual(
    refusal('payment-undo-too-late'),
  )
  expect(await undoPayment(services, visit.technician, visit.id)).toEqual(DONE)
  expect(paidText(await documentOf(visit))).toBe('Por pagar')
})

test('the client says to have paid; the technician has not received it, and it can be said again', async () => {
  const visit = await storeOwed()
  expect(await denyPayment(services, visit.technician, visit.id)).toEqual(refusal('payment-changed'))
  expect(await sayPaid(services, visit.client, visit.id)).toEqual(DONE)
  expect(await remindOfPayment(services, visit.technician, visit.id)).toEqual(refusal('payment-changed'))
  expect(await denyPayment(later(MINUTE_MS), visit.technician, visit.id)).toEqual(DONE)
  expect(await sayPaid(later(2 * MINUTE_MS), visit.client, visit.id)).toEqual(DONE)
  expect(await notePayment(services, visit.technician, { id: visit.id, pago: 'efectivo' })).toEqual(DONE)
  expect(await sayPaid(services, visit.client, visit.id)).toEqual(refusal('payment-changed'))
})

test('that it was paid is told to the technician, once each time that it is said, until it is answered', async () => {
  const visit = await storeOwed()
  const queued = () =>
    rows<{ payload: { paid: number; at: string } }>(
      `select payload from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id
       where identifier = 'send-paid-mail' and payload ->> 'paid' = $1 order by job.id`,
      [String(visit.id)],
    ).then(jobs => jobs.map(({ payload }) => payload))
  const told = (payload = { paid: 0, at: '' }) => findPaidPush(db, payload, { now: NOW } as never)
  await sayPaid(services, visit.client, visit.id)
  await sayPaid(later(MINUTE_MS), visit.client, visit.id)
  const [first, ...more] = await queued()
  expect(more).toEqual([])
  expect(await told(first)).toMatchObject({
    uid: visit.technician.uid,
    message: { url: '/agenda/semana#te-deben' },
  })
  await denyPayment(later(2 * MINUTE_MS), visit.technician, visit.id)
  expect(await told(first)).toBeNull()
  await sayPaid(later(3 * MINUTE_MS), visit.client, visit.id)
  const [, second] = await queued()
  expect([await told(first), await told(second)]).toEqual([null, expect.anything()])
  await notePayment(services, visit.technician, { id: visit.id, pago: 'nequi' })
  expect(await told(second)).toBeNull()
})

test.each([
  ['recordar-pago', (who: Viewer, id: number) => remindOfPayment(services, who, id)],
  ['ya-me-pago', (who: Viewer, id: number) => notePayment(services, who, { id, pago: 'nequi' as const })],
  ['no-recibida', (who: Viewer, id: number) => denyPayment(services, who, id)],
  ['ya-pague', (who: Viewer, id: number) => sayPaid(services, who, id)],
] as const)('%s of a receipt of other people changes nothing', { tags: ['attack'] }, async (_, act) => {
  const visit = await storeOwed()
  const others = [await newTechnician(database), await newClient(database)]
  for (const who of others) expect(await act(who, visit.id)).toEqual(refusal('payment-unknown'))
  expect((await documentOf(visit)).receipt.payment).toBeNull()
  expect(await remindersOf(visit)).toEqual([])
})
