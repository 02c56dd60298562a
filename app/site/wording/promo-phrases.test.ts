import { expect, test } from 'vitest'
import { PHRASE_INTERVAL_MS, PROMO_PHRASES } from '#site/wording/promo-phrases.ts'

test('six different phrases, each fits one line of a small phone', () => {
  expect(new Set(PROMO_PHRASES.map(phrase => phrase.text)).size).toBe(6)
  for (const { text } of PROMO_PHRASES) expect(text.length).toBeLessThanOrEqual(32)
})

test('each phrase is shown for 3.6 seconds', () => {
  expect(PHRASE_INTERVAL_MS).toBe(3600)
})
