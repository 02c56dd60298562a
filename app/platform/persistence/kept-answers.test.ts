import { expect, test } from 'vitest'
import { createKeptAnswers } from '#platform/persistence/kept-answers.server.ts'

test('an answer is asked for once, also by who comes while it is under way, until it is forgotten', async () => {
  const { read, forget } = createKeptAnswers()
  let asked = 0
  const ask = async () => ++asked
  expect(await Promise.all([read('a', ask), read('a', ask)])).toEqual([1, 1])
  expect(await read('b', ask)).toBe(2)
  forget()
  expect(await read('a', ask)).toBe(3)
})

test('what can be awaited twice is run once', async () => {
  const { read } = createKeptAnswers()
  let ran = 0
  // biome-ignore lint/suspicious/noThenProperty: as a statement of the query builder.
  const statement = { then: (done: (value: number) => unknown) => done(++ran) } as unknown as Promise<number>
  expect([await read('a', () => statement), await read('a', () => statement)]).toEqual([1, 1])
})

test('a failure is told to who asked and not kept', async () => {
  const { read } = createKeptAnswers()
  await expect(read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read('a', async () => 'back')).toBe('back')
})
