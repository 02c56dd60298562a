import { expect, test } from 'vitest'
import { pathForLog } from '#platform/http/path-for-log.ts'

test.each([
  ['/agenda/calendario/s3cr3t.ics', '/agenda/calendario/…'],
  ['/visita/s3cr3t', '/visita/…'],
  ['/visita/s3cr3t.data', '/visita/…'],
  ['/agenda/12', '/agenda/12'],
])('%s is logged as %s', (path, logged) => {
  expect(pathForLog(path)).toBe(logged)
})
