import { expect, test } from 'vitest'
import { createStreamSlots } from '#server/live/stream-slots.ts'

test('one network cannot open streams without limit, whatever others have open', { tags: ['attack'] }, () => {
  const slots = createStreamSlots(2)
  const giveBack = slots.take('10.0.0.1')
  expect(slots.take('10.0.0.1')).not.toBeNull()
  expect(slots.take('10.0.0.1')).toBeNull()
  expect(slots.take('10.0.0.2')).not.toBeNull()
  giveBack?.()
  expect(slots.take('10.0.0.1')).not.toBeNull()
  expect(slots.take('10.0.0.1')).toBeNull()
})
