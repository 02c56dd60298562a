import { beforeEach, expect, test } from 'vitest'
import { createRateLimits, LIMITS } from '#platform/persistence/rate-limits.server.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { db, rows } = await testDatabase()
const limits = createRateLimits(db)
beforeEach(async () => void (await rows('delete from limits')))

const attempt = () => limits.consume('login-account', 'ana@correo.co')
const { points } = LIMITS['login-account']

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

test('an attempt that is taken back counts no more, and leaves no credit', async () => {
  await attempt()
  for (let twice = 0; twice < 2; twice++) await limits.refund('login-account', 'ana@correo.co')
  for (let count = 0; count < points; count++) expect(await attempt()).toBe(true)
  await limits.refund('login-account', 'ana@correo.co')
  expect([await attempt(), await attempt()]).toEqual([true, false])
  await limits.clear('login-account', 'ana@correo.co')
  expect(await attempt()).toBe(true)
})
