import { expect, test } from 'vitest'
import { bookingStatusFrom, isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'

test.each([
  ['solicitada', 'solicitada'],
  ['Confirmada', 'confirmada'],
  [' CANCELADA ', 'cancelada'],
  ['completada', 'completada'],
  ['confirmed', 'confirmada'],
  ['cancelled', 'cancelada'],
  ['Completed', 'completada'],
])('%j is parsed as %s', (stored, status) => {
  expect(bookingStatusFrom(stored)).toBe(status)
})

test.each(['', 'pending', 'constructor', '__proto__', 'toString', null, undefined, 7, {}])(
  '%j counts as solicitada',
  stored => {
    expect(bookingStatusFrom(stored)).toBe('solicitada')
  },
)

test('the transitions are exactly these', () => {
  const rows = Object.entries(TRANSITIONS).map(
    ([act, { by, from, orCancelledFor = [], to, when, answeredWithinMs: ms, isOverdue, outcomes }]) =>
      `${by} may ${act} ${when}${isOverdue ? ' when overdue' : ''}${ms ? ` within ${ms.page} ms, in a chat ${ms.whatsapp}` : ''}${outcomes ? ` if ${outcomes.join(' or ')}` : ''}: ${[...from, ...orCancelledFor].join(' or ')} → ${to}`,
  )
  expect(rows).toEqual([
    'technician may accept before-start: solicitada → confirmada',
    'technician may undo before-start within 12000 ms, in a chat 62000: confirmada → solicitada',
    'technician may cancel before-start: solicitada or confirmada → cancelada',
    'client may replace before-start when overdue: solicitada → cancelada',
    'clock may expire after-start: solicitada → cancelada',
    'clock may complete after-end if open or attended or contested: confirmada or no_llego or nadie → completada',
    'clock may absence after-end if did-not-come: confirmada or completada or no_llego or nadie → cancelada',
    'clock may nobody after-end if nobody-home: confirmada or completada or no_llego or nadie → cancelada',
    'client may abandon after-start if did-not-come: confirmada → cancelada',
    'technician may finish after-start: confirmada → completada',
    'moderation may withdraw before-start: solicitada or confirmada → cancelada',
    'account-owner may leave before-start: solicitada or confirmada → cancelada',
  ])
})

test('nothing leaves cancelada or completada but what its two people say (D65), and only a cancellation has a reason', () => {
  for (const { from, to, outcomes, orCancelledFor, cancelReason } of Object.values(TRANSITIONS)) {
    expect(from).not.toContain('cancelada')
    if (!outcomes) expect(from).not.toContain('completada')
    if (orCancelledFor) expect(orCancelledFor).toEqual(['no_llego', 'nadie'])
    expect(cancelReason !== undefined).toBe(to === 'cancelada')
  }
})

test('a visit by guarantee is the one whose price is zero', () => {
  expect([0, 60_000, null].map(precio => isGuaranteeVisit({ precio }))).toEqual([true, false, false])
})
