import { expect, test } from 'vitest'
import { pathForLog } from '#platform/http/path-for-log.ts'

test.each([
  ['/agenda/calendario/abc.ics', '/agenda/calendario/…'],
  ['/visita/abc', '/visita/…'],
  ['/visita/abc.data', '/visita/…'],
  ['/v/abc.def', '/v/…'],
  ['/v/abc.def.data', '/v/…'],
  ['/agenda/12', '/agenda/12'],
])('%s is logged as %s', (path, logged) => {
  expect(pathForLog(path)).toBe(logged)
})
