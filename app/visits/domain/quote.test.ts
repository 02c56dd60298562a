import { expect, test } from 'vitest'
import {
  agreedQuote,
  answeringRefusal,
  defaultValidUntil,
  type Quote,
  type QuoteAnswer,
  quoteState,
  quotingRefusal,
  validUntilDates,
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

test('a quote can be sent until the visit is over, not for a visit by guarantee, and twenty times', () => {
  const visit = { status: 'solicitada', precio: null } as const
  expect(quotingRefusal(visit, 0)).toBeNull()
  expect(quotingRefusal({ ...visit, status: 'confirmada', precio: 90_000 }, 19)).toBeNull()
  expect(quotingRefusal(visit, 20)).toBe('too-many-quotes')
  expect(quotingRefusal({ ...visit, precio: 0 }, 0)).toBe('quote-free-visit')
  for (const status of ['completada', 'cancelada'] as const)
    expect(quotingRefusal({ ...visit, status }, 0)).toBe('quote-visit-closed')
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
