import { expect, test } from 'vitest'
import { firstNameOf, shortNameOf } from '#platform/wording/short-name.ts'

test.each([
  ['María Eugenia Salazar', 'María Eugenia'],
  ['Paola Murillo', 'Paola'],
  ['María de los Ángeles Santofimio Rodríguez', 'María'],
  ['Wilson', 'Wilson'],
  ['', ''],
])('%s is shortened to %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})

test.each([
  ['María Eugenia Salazar', 'María'],
  [' Wilson ', 'Wilson'],
  ['', ''],
])('the first name of «%s» is «%s»', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
