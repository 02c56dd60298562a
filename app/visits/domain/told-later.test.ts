import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { agoFrom, heardLater, momentOf, STEP_TOLD_MS } from '#visits/domain/told-later.ts'

const now = new Date('2026-11-16T15:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
const told = (minutes: number, more = {}) =>
  momentOf({ agoMs: minutes * MINUTE_MS, now, maxMs: STEP_TOLD_MS, ...more })

test('attack: only whole milliseconds that have passed are an answer to how long ago', {
  tags: ['attack'],
}, () => {
  expect(['', '0', '2400000'].map(agoFrom)).toEqual([0, 0, 2_400_000])
  for (const text of ['-1', '1.5', '1e9', 'NaN', ' 5', '0x10', '9'.repeat(13), 'ayer'])
    expect(agoFrom(text)).toBeNull()
})

test('what was tapped counts from the tap, for two hours', () => {
  expect([told(0), told(38), told(120)]).toEqual([now, ago(38), ago(120)])
  expect(momentOf({ agoMs: STEP_TOLD_MS + 1, now, maxMs: STEP_TOLD_MS })).toBeNull()
})

test('nothing is told before what somebody said since', () => {
  expect(told(38, { said: [ago(40)] })).toEqual(ago(38))
  expect(told(38, { said: [ago(40), ago(10)] })).toEqual(now)
})

test('the same tap, sent twice, has one moment', () => {
  expect(told(38, { before: new Date(ago(38).getTime() + 7_000) })).toEqual(
    new Date(ago(38).getTime() + 7_000),
  )
  expect(told(38, { before: ago(36), said: [ago(36)] })).toEqual(now)
})

test('when it was heard of is told where that was more than a minute later', () => {
  expect([heardLater(ago(1), now), heardLater(ago(2), now)]).toEqual([null, now])
})
