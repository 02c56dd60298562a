import { expect, test } from 'vitest'
import { memoryMistake } from '#server/memory.ts'

test('512 MB are enough with DATABASE_URL and too little with an own PostgreSQL, which needs 1 GB', () => {
  expect(memoryMistake(512, false)).toBeNull()
  expect(memoryMistake(256, false)).toBe(
    'Hay 256 MB de memoria, y TecniYa necesita 512: con visitas se puede caer. Dale más.',
  )
  expect(memoryMistake(1024, true)).toBeNull()
  expect(memoryMistake(512, true)).toMatch(/^Hay 512 MB de memoria, .* su propia base de datos necesita 1 GB/)
})
