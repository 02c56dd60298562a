import { expect, test } from 'vitest'
import { isWindowOpen } from '#accounts/domain/whatsapp-message.ts'
import { HOUR_MS } from '#platform/domain/time.ts'

const AT = new Date('2026-11-19T15:00:00Z')
test('free text may be sent for 24 hours', () => {
  const after = (ms: number) => isWindowOpen(AT, new Date(AT.getTime() + ms))
  expect([isWindowOpen(null, AT), after(24 * HOUR_MS - 1), after(24 * HOUR_MS)]).toEqual([false, true, false])
})
