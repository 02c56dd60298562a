import { expect, test } from 'vitest'
import {
  isWhatsappOffered,
  type WhatsappFacts,
  type WhatsappNumber,
  whatsappState,
} from '#accounts/domain/whatsapp-connection.ts'

const NOW = new Date('2026-11-16T21:32:00Z')
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

const number: WhatsappNumber = {
  ending: '4821',
  connectedAt: minutes(-600),
  failures: 0,
  failedAt: null,
  testedAt: null,
}
const facts = (changes: Partial<WhatsappFacts> = {}): WhatsappFacts => ({
  number: null,
  code: null,
  offerHiddenUntil: null,
  ...changes,
})
const code = (expiresAt: Date) => ({ text: 'TY-4F7K', expiresAt })

test('a code waits for its message until it expires, also beside the number of before', () => {
  expect(whatsappState(facts(), NOW)).toEqual({ kind: 'off' })
  const waiting = { kind: 'waiting', code: 'TY-4F7K', expiresAt: minutes(1) }
  expect(whatsappState(facts({ code: code(minutes(1)) }), NOW)).toEqual({ ...waiting, number: null })
  expect(whatsappState(facts({ code: code(minutes(1)), number }), NOW)).toEqual({ ...waiting, number })
  expect(whatsappState(facts({ code: code(NOW) }), NOW)).toEqual({ kind: 'expired', code: 'TY-4F7K' })
  expect(whatsappState(facts({ code: code(NOW), number }), NOW)).toEqual({ kind: 'connected', number })
})

test('two failures in a row say that nothing arrives, and a test is offered once an hour', () => {
  const failed = (failures: number, testedAt: Date | null = null) => ({
    number: { ...number, failures, failedAt: minutes(-5), testedAt },
  })
  expect(whatsappState(facts(failed(1)), NOW).kind).toBe('connected')
  expect(whatsappState(facts(failed(2)), NOW)).toMatchObject({ kind: 'failing', mayTestAt: null })
  expect(whatsappState(facts(failed(3, minutes(-59))), NOW)).toMatchObject({ mayTestAt: minutes(1) })
  expect(whatsappState(facts(failed(3, minutes(-60))), NOW)).toMatchObject({ mayTestAt: null })
})

test('it is offered to whoever has none and did not close the offer in the last thirty days', () => {
  expect(isWhatsappOffered(facts(), NOW)).toBe(true)
  expect(isWhatsappOffered(facts({ number }), NOW)).toBe(false)
  expect(isWhatsappOffered(facts({ offerHiddenUntil: minutes(1) }), NOW)).toBe(false)
  expect(isWhatsappOffered(facts({ offerHiddenUntil: NOW }), NOW)).toBe(true)
})
