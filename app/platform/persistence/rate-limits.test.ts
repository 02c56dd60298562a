import { beforeEach, expect, test } from 'vitest'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { CLOCK_SKEW_MAX_MS } from '#platform/persistence/jobs.server.ts'
import { createRateLimits } from '#platform/persistence/rate-limits.server.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { db, rows } = await testDatabase()
const limits = createRateLimits(db)
beforeEach(async () => void (await rows('delete from limits')))

const points = 10
const LIMIT = rateLimit('attempts-account', points, HOUR_MS)
const attempt = () => limits.consume(LIMIT, 'ana@correo.co')

test('of attempts at the same time as many are allowed as one after another', {
  tags: ['attack'],
}, async () => {
  const answers = await Promise.all(Array.from({ length: points + 5 }, attempt))
  expect(answers.filter(isAllowed => isAllowed)).toHaveLength(points)
  expect(await attempt()).toBe(false)
})

test('the count begins again when its window is over, which attempts do not lengthen', async () => {
  for (let count = 0; count <= points; count++) await attempt()
  const [before] = await rows<{ expire: string }>('select expire from limits')
  expect(await attempt()).toBe(false)
  expect(await rows('select expire from limits')).toEqual([before])
  await rows('update limits set expire = (extract(epoch from now()) * 1000)::bigint - 1')
  expect(await attempt()).toBe(true)
  expect(await rows('select points from limits')).toEqual([{ points: 1 }])
})

test('nobody waits for the end of a window that a clock began which was three days ahead', async () => {
  for (let count = 0; count <= points; count++) await attempt()
  await rows('update limits set expire = expire + $1::bigint', [CLOCK_SKEW_MAX_MS - 1_000])
  expect(await attempt()).toBe(false)
  await rows('update limits set expire = expire + $1::bigint', [3 * DAY_MS])
  expect(await attempt()).toBe(true)
  expect(await rows('select points from limits where expire < $1', [Date.now() + HOUR_MS + 1_000])).toEqual([
    { points: 1 },
  ])
})

test('an attempt that is taken back counts no more, and leaves no credit', async () => {
  await attempt()
  for (let twice = 0; twice < 2; twice++) await limits.refund(LIMIT, 'ana@correo.co')
  for (let count = 0; count < points; count++) expect(await attempt()).toBe(true)
  await limits.refund(LIMIT, 'ana@correo.co')
  expect([await attempt(), await attempt()]).toEqual([true, false])
  await limits.clear(LIMIT, 'ana@correo.co')
  expect(await attempt()).toBe(true)
})
