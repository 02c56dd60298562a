import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/domain/time.ts'
import {
  AGREED_DAYS,
  agreedFor,
  agreedQuote,
  answeringRefusal,
  defaultValidUntil,
  type Quote,
  type QuoteAnswer,
  quoteBookingRefusal,
  quoteState,
  quotingRefusal,
  shownQuote,
  validUntilDates,
  workToCome,
} from '#visits/domain/quote.ts'

const TODAY = '2026-11-16'
const AT = new Date('2026-11-16T17:00:00Z')
const quote = (id: number, changes: Partial<Quote> = {}): Quote => ({
  id,
  lines: [{ concepto: 'Mano de obra', cantidad: 1, precio: 110_000 }],
  total: 110_000,
  note: '',
  validUntil: '2026-11-19',
  createdAt: AT,
  answer: null,
  reason: '',
  answeredAt: null,
  isForAnotherDay: false,
  bookedKey: null,
  firstConcept: 'Mano de obra',
  lineCount: 1,
  ...changes,
})
const answered = (id: number, answer: QuoteAnswer) => quote(id, { answer, answeredAt: AT })
const OPEN = { status: 'confirmada', hasReceipt: false } as const
const CANCELLED = { status: 'cancelada', hasReceipt: false } as const
const OVER = { status: 'completada', hasReceipt: false } as const

test('a quote can be sent until thirty days after the visit, not for one by guarantee, and twenty times', () => {
  const visit = { status: 'solicitada', precio: null, scheduledAt: AT } as const
  const later = (days: number) => new Date(AT.getTime() + days * DAY_MS)
  expect(quotingRefusal(visit, 0, AT)).toBeNull()
  expect(quotingRefusal({ ...visit, status: 'confirmada', precio: 90_000 }, 19, AT)).toBeNull()
  expect(quotingRefusal(visit, 20, AT)).toBe('too-many-quotes')
  expect(quotingRefusal({ ...visit, precio: 0 }, 0, AT)).toBe('quote-free-visit')
  expect(quotingRefusal({ ...visit, status: 'cancelada' }, 0, AT)).toBe('quote-visit-closed')
  const over = { ...visit, status: 'completada' } as const
  expect(quotingRefusal(over, 0, later(30))).toBeNull()
  expect(quotingRefusal(over, 0, later(30.01))).toBe('quote-visit-closed')
  expect(quotingRefusal({ ...over, precio: 0 }, 0, later(1))).toBe('quote-free-visit')
})

test('it is valid from today to thirty days later, three by default', () => {
  const dates = validUntilDates(TODAY)
  expect([dates[0], dates.at(-1), dates.length]).toEqual([TODAY, '2026-12-16', 31])
  expect(dates).toContain(defaultValidUntil(TODAY))
  expect(defaultValidUntil('2026-11-29')).toBe('2026-12-02')
})

test('it can be agreed on its last day and not on the next', () => {
  expect(quoteState(quote(1), OPEN, '2026-11-19')).toBe('waiting')
  expect(quoteState(quote(1), OPEN, '2026-11-20')).toBe('expired')
  expect(quoteState(quote(1), CANCELLED, TODAY)).toBe('void')
  expect(quoteState(answered(1, 'si'), CANCELLED, '2027-01-01')).toBe('agreed')
  expect(quoteState(answered(1, 'no'), OPEN, TODAY)).toBe('declined')
})

test.each([
  ['the newest one', [quote(1), quote(2)], 2, OPEN, TODAY, null],
  ['one that a visit which is over left open', [quote(1)], 1, OVER, TODAY, null],
  [
    'one of a visit with its receipt',
    [quote(1)],
    1,
    { ...OVER, hasReceipt: true },
    TODAY,
    'quote-visit-settled',
  ],
  ['the same answer again', [answered(1, 'si'), quote(2)], 1, OPEN, TODAY, null],
  ['another answer', [answered(1, 'no')], 1, OPEN, TODAY, 'quote-answered'],
  ['a replaced one', [quote(1), quote(2)], 1, OPEN, TODAY, 'quote-replaced'],
  ['an expired one', [quote(1)], 1, OPEN, '2026-11-20', 'quote-expired'],
  ['one of a cancelled visit', [quote(1)], 1, CANCELLED, TODAY, 'quote-visit-cancelled'],
  ['one of another visit', [quote(1)], 7, OPEN, TODAY, 'quote-unknown'],
] as const)('agreeing with %s', (_, quotes, id, visit, today, refusal) => {
  expect(answeringRefusal({ quotes, id, answer: 'si' }, visit, today)).toBe(refusal)
})

test('what was agreed holds until another one is agreed', () => {
  expect(agreedQuote([answered(1, 'si'), answered(2, 'no'), quote(3)])?.id).toBe(1)
  expect(agreedQuote([answered(1, 'si'), answered(2, 'si')])?.id).toBe(2)
  expect(agreedQuote([quote(1)])).toBeNull()
})

// D66.

const OVER_VISIT = {
  status: 'completada',
  scheduledAt: new Date('2026-11-14T13:00:00Z'),
  furtherHours: 0,
  receipt: { isOwed: false, isSaidPaid: false },
} as const
const TERM_MS = AGREED_DAYS * DAY_MS
const agreed = (id: number, changes: Partial<Quote> = {}) =>
  quote(id, { answer: 'si', answeredAt: AT, isForAnotherDay: true, ...changes })

test('agreed work for another day waits for its hour for thirty days, is booked, or lapses', () => {
  const at = (ms: number) => new Date(AT.getTime() + ms)
  const state = (quotes: Quote[], now = AT, visit = {}) =>
    workToCome({ ...OVER_VISIT, ...visit, quotes }, now)?.state ?? null
  expect(state([agreed(1)])).toBe('to-choose')
  expect(state([agreed(1)], at(TERM_MS - 1))).toBe('to-choose')
  expect(state([agreed(1)], at(TERM_MS))).toBe('lapsed')
  expect(state([agreed(1, { bookedKey: 7 })], at(TERM_MS))).toBe('booked')
  // Marked so on a visit that is still to come.
  expect(state([agreed(1)], AT, { status: 'confirmada', receipt: null })).toBe('to-choose')
  expect(state([agreed(1)], AT, { status: 'cancelada' })).toBeNull()
  expect(state([quote(1, { isForAnotherDay: true })])).toBeNull()
  // Without the mark: agreed after the visit, until the receipt settles it.
  const late = agreed(1, { isForAnotherDay: false })
  expect(state([late], AT, { receipt: null })).toBe('to-choose')
  expect(state([late])).toBeNull()
  expect(state([late], AT, { receipt: null, scheduledAt: AT })).toBeNull()
})

test.each([
  ['the agreed one', [agreed(1)], 1, {}, null],
  ['one that is not of the visit', [agreed(1)], 2, {}, 'quote-not-found'],
  ['one that waits', [quote(1, { isForAnotherDay: true })], 1, {}, 'quote-not-agreed'],
  ['a declined one', [answered(1, 'no')], 1, {}, 'quote-not-agreed'],
  ['one that another replaced', [agreed(1), agreed(2)], 1, {}, 'quote-not-agreed'],
  ['one of a cancelled visit', [agreed(1)], 1, { status: 'cancelada' as const }, 'quote-not-agreed'],
  ['a booked one', [agreed(1, { bookedKey: 7 })], 1, {}, 'quote-has-date'],
  ['one whose term is over', [agreed(1, { answeredAt: new Date(0) })], 1, {}, 'quote-lapsed'],
])('a visit is booked with %s', (_, quotes, id, visit, refusal) => {
  expect(quoteBookingRefusal({ ...OVER_VISIT, ...visit, quotes }, id, AT)).toBe(refusal)
})

test('work for another day is not the price of its visit, but of the one that was booked with it', () => {
  const both = [answered(1, 'si'), agreed(2)]
  expect(agreedQuote(both)?.id).toBe(1)
  expect(agreedQuote([answered(1, 'si'), agreed(2, { isForAnotherDay: false, bookedKey: 7 })])?.id).toBe(1)
  const bookedWith = { ...agreed(2), visitKey: 3 }
  expect(agreedFor({ quotes: [], bookedWith })).toBe(bookedWith)
  expect(agreedFor({ quotes: [answered(4, 'si')], bookedWith })?.id).toBe(4)
})

test('the client sees an agreed quote by its date, and how another one for another day ended', () => {
  const shown = (newest: Quote, status: 'confirmada' | 'completada' = 'completada') =>
    shownQuote({ quotes: [newest], receipts: [{}] }, { status }, TODAY)?.state ?? null
  expect(shown(quote(1, { isForAnotherDay: true }))).toBe('waiting')
  expect(shown(agreed(1))).toBeNull()
  expect(shown(agreed(1), 'confirmada')).toBeNull()
  expect(shown(quote(1, { isForAnotherDay: true, answer: 'no', answeredAt: AT }))).toBe('declined')
  expect(shown(quote(1, { isForAnotherDay: true, validUntil: '2026-11-15' }))).toBe('expired')
})
