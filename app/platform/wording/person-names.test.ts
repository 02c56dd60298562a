import { expect, test } from 'vitest'
import {
  calledName,
  firstNameOf,
  initialsOf,
  isLongName,
  shortNameOf,
} from '#platform/wording/person-names.ts'

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

test('one word gives its first two letters', () => {
  expect(initialsOf('wilson')).toBe('WI')
  expect(initialsOf('Ñ')).toBe('Ñ')
})

test('several words give the first and the last initial', () => {
  expect(initialsOf('María de los Ángeles Santofimio Rodríguez')).toBe('MR')
  expect(initialsOf('  édgar   peñaloza ')).toBe('ÉP')
})

test('an empty name gives two question marks', () => {
  for (const nothing of ['', '   ', null, undefined]) expect(initialsOf(nothing)).toBe('??')
})

test('a surrogate pair is not split', () => {
  expect(initialsOf('𝒜na Rojas')).toBe('𝒜R')
})

test('a name that would take three lines of a phone is long', () => {
  expect(isLongName('María de los Ángeles Santofimio Rodríguez')).toBe(true)
  expect(isLongName('Carlos Andrés Rojas')).toBe(false)
})

test('each side of a visit is called by one short name', () => {
  expect(calledName('client', 'María Eugenia Salazar')).toBe('María Eugenia')
  expect(calledName('technician', 'Carlos Andrés Rojas')).toBe('Carlos')
})
