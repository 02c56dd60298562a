import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseForm } from '#domain/parse-form.ts'

const form = z.object({
  first: z.string('first-missing').min(2, 'first-short').max(4, 'first-long'),
  second: z.string('second-missing').min(1, 'second-short'),
})

test('a right form gives its values, and only those of the schema', () => {
  expect(parseForm(form, { second: 'b', first: 'aa', role: 'admin' })).toEqual({
    ok: true,
    value: { first: 'aa', second: 'b' },
  })
})

test('of several mistakes the first of the schema is told, in whatever order the fields came', () => {
  expect(parseForm(form, { second: '', first: 'a' })).toEqual({
    ok: false,
    field: 'first',
    code: 'first-short',
  })
  expect(parseForm(form, {})).toEqual({ ok: false, field: 'first', code: 'first-missing' })
  expect(parseForm(form, { first: 'aa' })).toEqual({ ok: false, field: 'second', code: 'second-missing' })
})

test('of two mistakes in one field the first is told', () => {
  const twice = z.object({ name: z.string().min(3, 'short').regex(/^b/, 'no-b') })
  expect(parseForm(twice, { name: 'a' })).toMatchObject({ code: 'short' })
})
