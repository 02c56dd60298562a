import { beforeEach, expect, test } from 'vitest'
import { createRecentTopics, type RecentTopics } from '#server/live/recent-topics.ts'

const MINUTE = 60_000
let time = 0
let topics: RecentTopics
beforeEach(() => {
  time = 10 * MINUTE
  topics = createRecentTopics(() => time)
  time += MINUTE
})

test('what was told since the page was read may have changed, and nothing else', () => {
  topics.add('client:ana')
  time += 1_000
  expect(topics.mayHaveChanged('client:ana', time - 2_000)).toBe(true)
  expect(topics.mayHaveChanged('client:ana', time)).toBe(false)
  expect(topics.mayHaveChanged('client:luz', time - 2_000)).toBe(false)
})

test('a clock that is a little behind misses nothing', () => {
  topics.add('client:ana')
  expect(topics.mayHaveChanged('client:ana', time + 200)).toBe(true)
})

test('a page that was read longer ago than is known is read again', () => {
  time += 5 * MINUTE
  topics.add('client:luz')
  expect(topics.mayHaveChanged('client:ana', time - 2 * MINUTE)).toBe(true)
  expect(topics.mayHaveChanged('client:ana', time - 1_000)).toBe(false)
})

test('what may have been missed counts as told', () => {
  expect(createRecentTopics(() => time).mayHaveChanged('client:ana', time - 1)).toBe(true)
  topics.add(null)
  expect(topics.mayHaveChanged('client:ana', time - 1)).toBe(true)
  time += 1_000
  expect(topics.mayHaveChanged('client:ana', time)).toBe(false)
})

test('what is told again and again is known from the last time', () => {
  for (let round = 0; round < 3; round++) {
    topics.add('panel')
    time += MINUTE - 1_000
  }
  expect(topics.mayHaveChanged('panel', time - MINUTE + 1_000)).toBe(true)
  expect(topics.mayHaveChanged('panel', time)).toBe(false)
})
