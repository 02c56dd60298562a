import { expect, test } from 'vitest'
import { shortNameOf } from '#platform/wording/short-name.ts'

test.each([
  ['María Eugenia Salazar', 'María Eugenia'],
  ['Paola Murillo', 'Paola'],
  ['María de los Ángeles Santofimio Rodríguez', 'María'],
  ['Wilson', 'Wilson'],
  ['', ''],
])('%s is shortened to %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})
