import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseForm } from '#platform/domain/form-rules.ts'

const form = z.object({
  first: z.string('first-missing').min(2, 'first-short').max(4, 'first-long'),
  second: z.string('second-missing').min(1, 'second-short'),
})

test('a valid form gives the values of the schema and no others', () => {
  expect(parseForm(form, { second: 'b', first: 'aa', role: 'admin' })).toEqual({
    ok: true,
    value: { first: 'aa', second: 'b' },
  })
})

test('of several errors the first in schema order is returned, whatever the order of the fields', () => {
  expect(parseForm(form, { second: '', first: 'a' })).toEqual({
    ok: false,
    field: 'first',
    code: 'first-short',
  })
  expect(parseForm(form, {})).toEqual({ ok: false, field: 'first', code: 'first-missing' })
  expect(parseForm(form, { first: 'aa' })).toEqual({ ok: false, field: 'second', code: 'second-missing' })
})

test('of two errors in one field the first is returned', () => {
  const twice = z.object({ name: z.string().min(3, 'short').regex(/^b/, 'no-b') })
  expect(parseForm(twice, { name: 'a' })).toMatchObject({ code: 'short' })
})
