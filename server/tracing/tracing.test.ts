import { expect, test } from 'vitest'
import { parseTraceparent } from '#server/tracing/tracing.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('the trace of the proxy is continued, with its decision about sampling', () => {
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({
    traceId: TRACE,
    spanId: SPAN,
    traceFlags: 1,
    isRemote: true,
  })
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-00`)?.traceFlags).toBe(0)
})

test.each([
  undefined,
  '',
  'x',
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
])('%s is no trace', header => {
  expect(parseTraceparent(header)).toBeNull()
})
