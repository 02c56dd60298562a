import { expect, test } from 'vitest'
import { routeLabel } from '#server/http/observe-requests.ts'

test.each([
  ['/tecnicos/ana', 'tecnicos/:slug', '/tecnicos/:slug'],
  ['/', '/', '/'],
  ['/agenda/calendario/s3cr3t.ics', 'agenda/calendario/:token.ics', '/agenda/calendario/:token.ics'],
  ['/image/upload/ana.jpg', undefined, '/image/*'],
  ['/assets/root-x1.js', undefined, '/assets/*'],
  ['/readyz', undefined, '/readyz'],
  ['/wp-login.php', undefined, 'other'],
])('%s is %s', (path, pattern, label) => {
  expect(routeLabel(path, pattern)).toBe(label)
})
