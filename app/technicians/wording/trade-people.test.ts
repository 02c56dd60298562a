import { expect, test } from 'vitest'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

test.each(Object.entries(TRADE_PEOPLE))('%s: one and many are lower case and differ', (_, { one, many }) => {
  expect(one).toBe(one.toLowerCase())
  expect(many).toBe(many.toLowerCase())
  expect(many).not.toBe(one)
})

test('a plumber is found by his name', () => {
  expect(specialtyFrom(TRADE_PEOPLE.Plomería.one)).toBe('Plomería')
})
