import { expect, test } from 'vitest'
import { TINTS, tintOf } from '#ui/basics/tint.ts'

test('the same person keeps the same tint, however the accents are stored', () => {
  expect(tintOf('Édgar Peñaloza')).toBe(tintOf('Édgar Peñaloza'.normalize('NFD')))
  expect(tintOf(' Luz Marina ')).toBe(tintOf('Luz Marina'))
})

test('different people spread over all tints', () => {
  const people = Array.from({ length: 200 }, (_, n) => `Persona ${n}`)
  expect(new Set(people.map(tintOf)).size).toBe(TINTS.length)
})
