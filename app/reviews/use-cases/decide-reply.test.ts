// One answer per review, its moderation, and who is told; also under concurrency.
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import type { ReviewAct } from '#reviews/domain/review-moderation.ts'
import { listReviewsOfTechnician, OWN_REVIEWS_PAGE_SIZE } from '#reviews/persistence/own-reviews.server.ts'
import { decideReply, decideReview } from '#reviews/use-cases/decide-review.server.ts'
import { replyToReview } from '#reviews/use-cases/reply-to-review.server.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { newAdmin, trailOf, writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { testServices } from '#tests/support/program/services.ts'

const services = await testServices()
const { database } = services
const { rows } = database
const camila = await newAdmin(database)
const other = await newAdmin(database)

async function reviewed({ aprobada = true } = {}) {
  const technician = await newTechnician(database)
  const client = await newClient(database)
  const key = await writeBooking(database, { technician, client, status: 'completada', daysLater: -1 })
  return { technician, client, id: await writeReview(database, { key, rating: 5, aprobada }) }
}

const reply = (by: Viewer, reviewId: number, text: string) => replyToReview(services, by, { reviewId, text })
const decide = (
  id: number,
  act: ReviewAct,
  { reason = null as string | null, revision = 1, by = camila } = {},
) => decideReply(services, by, { id, act, reason, revision })

const stored = (id: number) =>
  rows<{ texto: string; aprobada: boolean; rejectReason: string | null; revision: number }>(
    'select texto, aprobada, "rejectReason", revision from review_replies where "reviewId" = $1',
    [id],
  )

const notificationOf = async (id: number) =>
  (
    await rows<{ news: string }>(
      `select j.payload->>'news' as news from graphile_worker._private_jobs as j
       where j.payload->>'review' = $1 and j.payload->>'revision' is not null order by j.id`,
      [String(id)],
    )
  ).map(({ news }) => news)

test('an answer is written, changed while it waits, rejected, written anew and approved', async () => {
  const { technician, id } = await reviewed()
  expect(await reply(technician, id, '  Gracias\r\npor contarlo ')).toEqual({ ok: true, value: undefined })
  await reply(technician, id, 'Llámame al 310')
  expect(await stored(id)).toEqual([
    { texto: 'Llámame al 310', aprobada: false, rejectReason: null, revision: 2 },
  ])
  expect(await decide(id, 'reject', { revision: 2 })).toEqual({
    ok: false,
    code: 'moderation-reason-required',
  })
  expect((await decide(id, 'reject', { revision: 2, reason: 'Trae un teléfono' })).ok).toBe(true)
  const own = async () => (await listReviewsOfTechnician(services.db, technician.uid, NEWEST)).rows[0]?.reply
  expect(await own()).toMatchObject({ state: 'rejected', rejectReason: 'Trae un teléfono' })
  await reply(technician, id, 'Gracias')
  expect(await own()).toMatchObject({ texto: 'Gracias', state: 'waiting', rejectReason: null })
  expect((await decide(id, 'approve', { revision: 3 })).ok).toBe(true)
  expect(await own()).toMatchObject({ texto: 'Gracias', state: 'approved' })

  expect(await reply(technician, id, 'Gracias')).toEqual({ ok: true, value: undefined })
  expect(await reply(technician, id, 'Otra cosa')).toEqual({ ok: false, code: 'reply-closed' })
  expect(await stored(id)).toEqual([{ texto: 'Gracias', aprobada: true, rejectReason: null, revision: 3 }])
  const trail = await trailOf(database, 'reply', id)
  expect(trail.map(({ act, reason, after }) => [act, reason, after.texto])).toEqual([
    ['reject', 'Trae un teléfono', 'Llámame al 310'],
    ['approve', null, 'Gracias'],
  ])
})

test('only the technician answers, only approved reviews, only with 1 to 600 characters', async () => {
  const { technician, client, id } = await reviewed()
  const waiting = await reviewed({ aprobada: false })
  for (const [by, reviewId, text, code] of [
    [await newTechnician(database), id, 'Gracias', 'reply-failed'],
    [client, id, 'Gracias', 'reply-failed'],
    [waiting.technician, waiting.id, 'Gracias', 'reply-failed'],
    [technician, 0, 'Gracias', 'reply-failed'],
    [technician, id, ' \r\n ', 'reply-required'],
    [technician, id, 'a'.repeat(601), 'reply-too-long'],
  ] as const)
    expect(await reply(by, reviewId, text)).toEqual({ ok: false, code })
  expect(await rows('select from review_replies where "reviewId" = any($1)', [[id, waiting.id]])).toEqual([])
  expect((await reply(technician, id, '\r\na'.repeat(300).trimStart())).ok).toBe(true)
})

test('answers sent at once leave one row', async () => {
  const { technician, id } = await reviewed()
  const texts = Array.from({ length: 8 }, (_, index) => `Gracias ${index}`)
  const outcomes = await Promise.all(texts.map(text => reply(technician, id, text)))
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  const [row, ...more] = await stored(id)
  expect(more).toEqual([])
  expect(texts).toContain(row?.texto)
  expect(row?.revision).toBe(texts.length)
})

test('of two administrators one decides, and the trail has one line', async () => {
  for (let round = 0; round < 5; round++) {
    const { technician, id } = await reviewed()
    await reply(technician, id, 'Gracias')
    const outcomes = await Promise.all([
      decide(id, 'approve'),
      decide(id, 'reject', { reason: 'No', by: other }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'moderation-already-decided' })
    expect(await trailOf(database, 'reply', id)).toHaveLength(1)
  }
})

test('a text that was changed meanwhile is not approved', async () => {
  const { technician, id } = await reviewed()
  await reply(technician, id, 'Gracias')
  await reply(technician, id, 'Algo peor')
  expect(await decide(id, 'approve')).toEqual({ ok: false, code: 'moderation-reply-changed' })
  const race = await Promise.all([
    decide(id, 'approve', { revision: 2 }),
    reply(technician, id, 'Algo todavía peor'),
  ])
  const [row] = await stored(id)
  expect(race.some(({ ok }) => ok)).toBe(true)
  if (row?.aprobada) expect(row.texto).toBe('Algo peor')
})

test('the client is told of the first approval only; reopening tells nobody', async () => {
  const { technician, id } = await reviewed()
  await reply(technician, id, 'Gracias')
  await decide(id, 'approve')
  await decide(id, 'reopen')
  await decide(id, 'approve')
  expect(await notificationOf(id)).toEqual(['approved', 'answered', 'approved'])
})

test('administrators only, and an existing answer', async () => {
  const { technician, id } = await reviewed()
  expect(await decide(id, 'approve')).toEqual({ ok: false, code: 'moderation-target-gone' })
  await reply(technician, id, 'Gracias')
  expect(await decide(id, 'approve', { by: { ...technician, role: 'admin' } })).toEqual({
    ok: false,
    code: 'moderation-not-admin',
  })
})

const NEWEST = { since: null, first: null }

test('the reviews of a technician come in pages: those to answer, then the others, each newest first', async () => {
  const technician = await newTechnician(database)
  const client = await newClient(database)
  const ids: number[] = []
  for (let at = 0; at < OWN_REVIEWS_PAGE_SIZE + 2; at++) {
    const key = await writeBooking(database, { technician, client, status: 'completada', daysLater: -1 - at })
    ids.push(await writeReview(database, { key, rating: 5, aprobada: true }))
  }
  const [hidden = 0] = ids
  await decideReview(services, camila, { id: hidden, act: 'reopen', reason: null })
  const [, approved = 0, , rejected = 0, waiting = 0] = ids
  for (const id of [approved, rejected, waiting]) await reply(technician, id, 'Gracias')
  await decide(approved, 'approve')
  await decide(rejected, 'reject', { reason: 'Trae un teléfono' })
  const list = (page: Partial<Parameters<typeof listReviewsOfTechnician>[2]>) =>
    listReviewsOfTechnician(services.db, technician.uid, { ...NEWEST, ...page })
  const first = await list({})
  const second = await list({ since: first.next })
  const open = ids.slice(1).filter(id => id !== approved && id !== waiting)
  expect([...first.rows, ...second.rows].map(review => review.id)).toEqual([
    ...open.reverse(),
    waiting,
    approved,
  ])
  expect([first.rows.length, second.rows.length, second.next]).toEqual([OWN_REVIEWS_PAGE_SIZE, 1, null])
  // What a link leads to, or was just answered, stands first on whatever page.
  const [led] = (await list({ first: approved })).rows
  const [answered] = (await list({ since: first.next, first: waiting })).rows
  expect([led?.id, answered?.id]).toEqual([approved, waiting])
})
