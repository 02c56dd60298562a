import { expect, test } from 'vitest'
import { TINTS, tintOf } from '#platform/ui/basics/avatar.tsx'

test('a name has one tint, however its accents are encoded', () => {
  expect(tintOf('Édgar Peñaloza')).toBe(tintOf('Édgar Peñaloza'.normalize('NFD')))
  expect(tintOf(' Luz Marina ')).toBe(tintOf('Luz Marina'))
})

test('names spread over all tints', () => {
  const people = Array.from({ length: 200 }, (_, n) => `Persona ${n}`)
  expect(new Set(people.map(tintOf)).size).toBe(TINTS.length)
})
