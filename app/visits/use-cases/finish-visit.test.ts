// 'Terminé' and the receipt on a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { settleBookings } from '#bookings/persistence/due-bookings.server.ts'
import { insertProblemPhoto } from '#bookings/persistence/problem-photo-store.server.ts'
import { cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import { findProblemPhotoFor } from '#reports/persistence/held-photos.server.ts'
import { MONDAY_AT_15_INSTANT, newClient } from '#tests/support/people/bookings.ts'
import { drawn } from '#tests/support/people/emails.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import { PROGRESS_RULES } from '#visits/domain/visit-progress.ts'
import { findReceiptPush, receiptJobs } from '#visits/jobs/receipt-jobs.server.ts'
import { createReceiptFiles } from '#visits/persistence/receipt-files.server.ts'
import { findReceiptDelivery, findReceiptDocument } from '#visits/persistence/receipts.server.ts'
import { findProgress } from '#visits/persistence/visit-progress.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'
import { finishVisit } from '#visits/use-cases/finish-visit.server.ts'
import { openReceiptFile, RECEIPT_FILE_LIMIT } from '#visits/use-cases/receipt-file.server.ts'

const after = (ms: number) => new Date(MONDAY_AT_15_INSTANT.getTime() + ms)
/** Half an hour after the start. */
const NOW = after(30 * MINUTE_MS)
const services = await testServices({ now: NOW })
const { database, db } = services

const newVisit = (status = 'confirmada') => storeVisit(database, { status })

type Finish = Parameters<typeof finishVisit>[2]
const WORK: Omit<Finish, 'key'> = {
  lines: [{ concepto: 'Mano de obra', cantidad: 1, precio: 110_000 }],
  total: 110_000,
  hecho: 'Cambié el sifón.',
  pago: 'efectivo',
  fotos: [],
  corrects: null,
  formKey: null,
}

const finish = (
  { technician, key }: Pick<StoredVisit, 'technician' | 'key'>,
  changes: Partial<Finish> = {},
  on: Services = services,
) => finishVisit(on, technician, { ...WORK, key, formKey: randomUUID(), ...changes })

const receiptsOf = async ({ key }: StoredVisit) => (await findVisitFacts(db, key))?.receipts ?? []
const statusOf = async ({ key }: StoredVisit) =>
  (await database.rows<{ status: string }>('select status from reservas where key = $1', [key]))[0]?.status
const jobsOf = async (visit: StoredVisit) => {
  const ids = (await receiptsOf(visit)).map(({ id }) => id)
  const jobs = await database.rows<{ payload: { receipt: number } }>(
    `select payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'send-receipt-mail'`,
  )
  return jobs.filter(({ payload }) => ids.includes(payload.receipt)).length
}
const refusal = (code: string) => ({ ok: false, code })

test('a visit that has begun is completed, and its receipt is stored with the guarantee', async () => {
  const visit = await newVisit()
  expect(await finish(visit)).toEqual({ ok: true })
  expect(await statusOf(visit)).toBe('completada')
  const [receipt] = await receiptsOf(visit)
  expect(receipt).toMatchObject({
    at: NOW,
    corrects: null,
    lines: WORK.lines,
    total: 110_000,
    hecho: 'Cambié el sifón.',
    pago: 'efectivo',
    guaranteeUntil: '2026-12-16',
    photos: [],
  })
  expect((await findProgress(db, visit.key))?.progress.finishedAt).toEqual(NOW)
})

test('the receipt keeps what had been agreed: the last agreed quote, else the price of the request', async () => {
  const [quoted, requested] = [await newVisit(), await newVisit()]
  await database.rows(
    `insert into visit_quotes ("reservaKey", lines, total, "validUntil", "createdAt", answer, "answeredAt")
     values ($1, $2, 90000, '2026-11-20', $3, 'si', $3), ($1, $2, 95000, '2026-11-20', $3, 'no', $3)`,
    [quoted.key, JSON.stringify(WORK.lines), NOW],
  )
  await database.rows(`update reservas set servicio = 'Fuga', precio = 80000 where key = any($1)`, [
    [quoted.key, requested.key],
  ])
  await finish(quoted)
  await finish(requested)
  expect(await receiptsOf(quoted)).toMatchObject([{ agreedTotal: 90_000, agreedAt: NOW }])
  expect(await receiptsOf(requested)).toMatchObject([{ agreedTotal: 80_000, agreedAt: null }])
})

test('not before the start, not for a request or a cancelled visit, and not after its last day', async () => {
  const [coming, requested, cancelled, past] = [
    await newVisit(),
    await newVisit('solicitada'),
    await newVisit('cancelada'),
    await newVisit('completada'),
  ]
  const early = servicesOn(database, after(-1))
  const { untilMs } = PROGRESS_RULES.terminar
  expect(await finish(coming, {}, early)).toEqual(refusal('step-too-early'))
  expect(await finish(requested)).toEqual(refusal('step-not-possible'))
  expect(await finish(cancelled)).toEqual(refusal('step-not-possible'))
  expect(await finish(past, {}, servicesOn(database, after(untilMs + 1)))).toEqual(refusal('step-too-late'))
  expect(await finish(past, {}, servicesOn(database, after(untilMs)))).toEqual({ ok: true })
  expect(await statusOf(coming)).toBe('confirmada')
})

test('finished twice at once there is one receipt and one e-mail; the same form succeeds twice', async () => {
  const visit = await newVisit()
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => finish(visit)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toEqual(refusal('receipt-exists'))
  expect([(await receiptsOf(visit)).length, await jobsOf(visit)]).toEqual([1, 1])
  const other = await newVisit()
  const formKey = randomUUID()
  const same = await Promise.all([1, 2].map(() => finish(other, { formKey })))
  expect(same).toEqual([{ ok: true }, { ok: true }])
  expect([(await receiptsOf(other)).length, await jobsOf(other)]).toEqual([1, 1])
})

test('against the clock the visit ends completed with its receipt; against a cancellation one wins', async () => {
  const visit = await newVisit()
  const ended = servicesOn(database, after(61 * MINUTE_MS))
  const [outcome] = await Promise.all([finish(visit, {}, ended), settleBookings(db, ended.now())])
  expect(outcome).toEqual({ ok: true })
  expect([await statusOf(visit), (await receiptsOf(visit)).length]).toEqual(['completada', 1])

  for (let round = 0; round < 5; round++) {
    const race = await newVisit()
    // Two instances whose clocks stand on either side of the start.
    const [before, begun] = [servicesOn(database, after(-1)), servicesOn(database, after(0))]
    const [finished, cancelled] = await Promise.all([
      finish(race, {}, begun),
      cancelBooking(before, race.technician, race.key),
    ])
    expect([finished.ok, cancelled.ok].filter(Boolean)).toHaveLength(1)
    expect([await statusOf(race), (await receiptsOf(race)).length]).toEqual(
      finished.ok ? ['completada', 1] : ['cancelada', 0],
    )
  }
})

test('a correction is a new receipt that names the old one, which stays', async () => {
  const visit = await newVisit()
  await finish(visit)
  const [first] = await receiptsOf(visit)
  const id = first?.id ?? 0
  const both = await Promise.all([1, 2].map(() => finish(visit, { corrects: id, pago: 'nequi' })))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toEqual(refusal('receipt-changed'))
  const [second, old] = await receiptsOf(visit)
  expect(second).toMatchObject({ corrects: id, pago: 'nequi' })
  expect(old).toEqual(first)
  expect(await finish(visit, { corrects: id })).toEqual(refusal('receipt-changed'))
  const read = { key: visit.key, side: 'client', uid: visit.client.uid } as const
  expect((await findReceiptDocument(db, read))?.receipt).toEqual(second)
  expect((await findReceiptDocument(db, { ...read, number: id }))?.receipt).toEqual(first)
})

test('attack: what was stored cannot be changed or deleted', { tags: ['attack'] }, async () => {
  const visit = await newVisit()
  await finish(visit)
  const change = (statement: string) => database.rows(statement, [visit.key])
  await expect(change('update receipts set total = 1 where "reservaKey" = $1')).rejects.toThrow(
    'never changed',
  )
  await expect(change(`update receipts set hecho = 'x' where "reservaKey" = $1`)).rejects.toThrow(
    'never changed',
  )
  await expect(change('delete from receipts where "reservaKey" = $1')).rejects.toThrow('never changed')
  // The technician's words are erased with that account.
  await change(`update receipts set hecho = '' where "reservaKey" = $1`)
  expect(await receiptsOf(visit)).toMatchObject([{ hecho: '', total: 110_000 }])
})

test('attack: nobody else finishes a visit or reads its receipt, not by its number either', {
  tags: ['attack'],
}, async () => {
  const [visit, other] = [await newVisit(), await newVisit()]
  const stranger = { technician: other.technician, key: visit.key }
  expect(await finish(stranger)).toEqual(refusal('finish-failed'))
  expect(await finish({ technician: visit.client, key: visit.key })).toEqual(refusal('finish-failed'))
  expect(await statusOf(visit)).toBe('confirmada')
  await finish(visit)
  await finish(other)
  const [receipt] = await receiptsOf(visit)
  const number = receipt?.id ?? 0
  const { key } = visit
  for (const [side, uid] of [
    ['client', other.client.uid],
    ['client', visit.technician.uid],
    ['technician', other.technician.uid],
    ['technician', visit.client.uid],
  ] as const)
    expect(await findReceiptDocument(db, { key, side, uid, number })).toBeNull()
  const guessed = { key: other.key, side: 'client', uid: other.client.uid, number } as const
  expect(await findReceiptDocument(db, guessed)).toBeNull()
  expect(await finish(other, { corrects: number })).toEqual(refusal('receipt-changed'))
})

test('attack: photos of a receipt are seen by its two people alone, and only own ones are sent', {
  tags: ['attack'],
}, async () => {
  const visit = await newVisit()
  const stranger = await newClient(database)
  const [own, foreign] = [randomUUID(), randomUUID()]
  await insertProblemPhoto(db, { id: own, clientId: visit.technician.uid, createdAt: NOW })
  await insertProblemPhoto(db, { id: foreign, clientId: stranger.uid, createdAt: NOW })
  await finish(visit, { fotos: [foreign, own] })
  expect((await receiptsOf(visit))[0]?.photos).toEqual([own])
  const seenBy = async ({ uid, role }: Viewer) => (await findProblemPhotoFor(db, own, { uid, role })) !== null
  expect(await Promise.all([visit.client, visit.technician, stranger].map(seenBy))).toEqual([
    true,
    true,
    false,
  ])
})

test('the client gets one e-mail with total, payment and the PDF, and a push message without amounts', async () => {
  const visit = await newVisit()
  await finish(visit, { total: 157_000, pago: 'aun_no' })
  const [receipt] = await receiptsOf(visit)
  const number = receipt?.id ?? 0
  // Its e-mail waits, failed, was sent; who has not confirmed the address gets no document.
  const emailJob = `task_id = (select id from graphile_worker._private_tasks where identifier = 'send-receipt-mail')
    and payload ->> 'receipt' = '${number}'`
  expect(await findReceiptDelivery(db, number)).toBe('not-emailed')
  await database.rows(
    `update graphile_worker._private_jobs set last_error = 'refused', attempts = 1 where ${emailJob}`,
  )
  expect(await findReceiptDelivery(db, number)).toBe('email-failed')
  await database.rows(`delete from graphile_worker._private_jobs where ${emailJob}`)
  await database.rows(`update users set "emailVerified" = true where uid = $1`, [visit.client.uid])
  expect(await findReceiptDelivery(db, number)).toBe('emailed')
  await database.rows(`update users set "emailVerified" = false where uid = $1`, [visit.client.uid])
  expect(await findReceiptDelivery(db, number)).toBe('not-emailed')
  const sent: Email[] = []
  const { log, now, receiptFiles } = services
  const send = async (email: Email) => void sent.push(email)
  const tools = { db, log, now, origin: 'https://tecniya.co', send, receiptFiles }
  await receiptJobs(tools)['send-receipt-mail']({ receipt: number })
  const email = sent[0] && drawn(sent[0])
  expect(email?.to.address).toBe(visit.client.email)
  expect(email?.subject).toBe('Comprobante de Luz: $\u00a0157.000')
  expect(email?.text).toContain('Por pagar')
  expect(email?.text).toContain(`https://tecniya.co/mis-reservas/${visit.key}/comprobante`)
  expect(email?.pdf?.content.subarray(0, 5).toString()).toBe('%PDF-')
  const push = await findReceiptPush(db, { receipt: number }, { uid: visit.client.uid, now: NOW })
  expect(push).toMatchObject({ uid: visit.client.uid, message: { url: `/mis-reservas/${visit.key}` } })
  expect(`${push?.message.title} ${push?.message.body}`).not.toMatch(/\d/)
})

/** Files in memory, and how many were drawn. */
function countedFiles({ keeps }: { keeps: boolean }) {
  const kept = new Map<string, Buffer>()
  const drawings: string[] = []
  const files = createReceiptFiles({
    store: {
      get: async key => kept.get(key) ?? null,
      put: async (key, bytes) => void (keeps && kept.set(key, Buffer.from(bytes))),
    },
    draw: async ({ receipt }) => {
      drawings.push(receipt.hecho)
      return Buffer.from(`%PDF- ${receipt.hecho}`)
    },
    onFailure: () => {},
  })
  return { files, drawings }
}

test('attack: a file is drawn for its two people alone, a bounded number of times', {
  tags: ['attack'],
}, async () => {
  const [visit, other] = [await newVisit(), await newVisit()]
  await finish(visit)
  const { files, drawings } = countedFiles({ keeps: false })
  const { key, client } = visit
  const open = (viewer: Viewer) =>
    openReceiptFile({ ...services, receiptFiles: files }, viewer, { key, side: 'client', number: null })
  expect(await open(other.client)).toEqual(refusal('receipt-unknown'))
  expect(await open(visit.technician)).toEqual(refusal('receipt-unknown'))
  const { points } = RECEIPT_FILE_LIMIT
  for (let drawn = 0; drawn < points; drawn++) expect((await open(client)).ok).toBe(true)
  expect(await open(client)).toEqual(refusal('too-many-requests'))
  expect(drawings).toHaveLength(points)
})

test('a file is drawn once, for both sides, and anew when it says something else', async () => {
  const visit = await newVisit()
  await finish(visit, { hecho: 'Cambié el sifón' })
  const { files, drawings } = countedFiles({ keeps: true })
  const { key, client, technician } = visit
  const open = (viewer: Viewer, side: 'client' | 'technician') =>
    openReceiptFile({ ...services, receiptFiles: files }, viewer, { key, side, number: null })
  // Asked for at once it is drawn once too.
  await Promise.all([open(client, 'client'), open(client, 'client')])
  for (let asked = 0; asked < RECEIPT_FILE_LIMIT.points; asked++)
    expect(await open(client, 'client')).toMatchObject({
      value: { pdf: Buffer.from('%PDF- Cambié el sifón') },
    })
  await open(technician, 'technician')
  expect(drawings).toEqual(['Cambié el sifón'])
  await database.rows(`update receipts set hecho = '' where "reservaKey" = $1`, [key])
  expect(await open(client, 'client')).toMatchObject({ value: { pdf: Buffer.from('%PDF- ') } })
  expect(drawings).toEqual(['Cambié el sifón', ''])
})
