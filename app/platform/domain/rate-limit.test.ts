import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RATE_LIMIT_MAX_MS, rateLimit } from '#platform/domain/rate-limit.ts'

test('no limit counts for longer than /privacidad says', () => {
  expect(rateLimit('attempts', 1, RATE_LIMIT_MAX_MS).windowMs).toBe(RATE_LIMIT_MAX_MS)
  expect(() => rateLimit('attempts', 1, RATE_LIMIT_MAX_MS + 1)).toThrow('attempts')
})

test('no two limits share a name, which would be one count', () => {
  const files = globSync('app/**/*.ts', { exclude: ['**/*.test.ts'] })
  const names = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\brateLimit\('([^']+)'/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
