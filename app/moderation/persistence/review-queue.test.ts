// D15: reviews and answers in one queue, by waiting time, in pages.
import { expect, test } from 'vitest'
import { findPanelFigures } from '#moderation/persistence/panel-figures.server.ts'
import { listDecidedReviews, listWaitingReviews } from '#moderation/persistence/review-queue.server.ts'
import { ADMIN_PAGE_SIZE } from '#platform/domain/lists.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { writeBooking, writeReview } from '#tests/support/people/moderation.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const { database } = await testServices()
const { db, rows } = database

const technician = await newTechnician(database)
const client = await newClient(database)

/** Half the reviews wait; the others are approved and have an answer that waits. Several share an instant. */
async function fill(count: number): Promise<string[]> {
  const expected: string[] = []
  for (let at = 0; at < count; at++) {
    const key = await writeBooking(database, {
      technician,
      client,
      status: 'completada',
      daysLater: -1 - at,
    })
    const isReply = at % 2 === 1
    const id = await writeReview(database, { key, rating: 5, aprobada: isReply })
    const instant = `2026-11-0${1 + Math.floor(at / 6)}T12:00:00Z`
    await rows('update reviews_public set "createdAt" = $2 where id = $1', [id, instant])
    if (isReply)
      await rows(`insert into review_replies ("reviewId", texto, "createdAt") values ($1, $2, $3)`, [
        id,
        `Respuesta ${id}`,
        instant,
      ])
    expected.push(`${isReply ? 'reply' : 'review'}-${id}`)
  }
  return expected
}

test('the queue mixes both by waiting time and loses none between pages', async () => {
  const expected = await fill(ADMIN_PAGE_SIZE + 7)
  const first = await listWaitingReviews(db, null)
  const second = await listWaitingReviews(db, first.next)
  expect(first.rows).toHaveLength(ADMIN_PAGE_SIZE)
  expect([...first.rows, ...second.rows].map(({ kind, id }) => `${kind}-${id}`)).toEqual(expected)
  expect(second.next).toBeNull()
  const reply = first.rows.find(({ kind }) => kind === 'reply')
  expect(reply).toMatchObject({
    reply: { texto: `Respuesta ${reply?.id}`, revision: 1 },
    comentario: 'Todo bien',
    visit: { date: expect.stringMatching(/^2026-/), servicio: expect.any(String) },
    technicianId: technician.uid,
    clientId: client.uid,
    aprobada: false,
    decided: false,
  })
  expect((await findPanelFigures(db, NOON)).waitingReviews.count).toBe(expected.length)
})

test('decided ones are newest first, each with its own state', async () => {
  await rows(`update review_replies set "rejectedAt" = now(), "rejectReason" = 'No' where "reviewId" % 2 = 0`)
  const decided = []
  for (let page = await listDecidedReviews(db, null); ; page = await listDecidedReviews(db, page.next)) {
    decided.push(...page.rows)
    if (!page.next) break
  }
  expect(new Set(decided.map(({ kind, id }) => `${kind}-${id}`)).size).toBe(decided.length)
  const replies = decided.filter(({ kind }) => kind === 'reply')
  expect(replies.length).toBeGreaterThan(3)
  for (const { aprobada, rejectReason } of replies)
    expect({ aprobada, rejectReason }).toEqual({ aprobada: false, rejectReason: 'No' })
  const dates = decided.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})
