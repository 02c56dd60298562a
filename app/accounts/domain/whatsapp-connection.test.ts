import { expect, test } from 'vitest'
import { codeIn, type WhatsappFacts, whatsappState } from '#accounts/domain/whatsapp-connection.ts'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'

const NOW = new Date('2026-11-19T15:00:00Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)

test.each([
  ['Conectar TY-4F7K', '4F7K'],
  ['  conectar ty-4f7k. ', '4F7K'],
  ['TY4F7K', '4F7K'],
  ['conectar ty – 4f7k', '4F7K'],
  ['Conectar', ''],
  ['conectar mi cuenta', ''],
  ['¿A qué hora llegas?', null],
  ['Me dijeron TY-4F7K', null],
  ['reconectar TY-4F7K', null],
])('%s asks for %s', (text, code) => expect(codeIn(text)).toBe(code))

const NUMBER = {
  number: '573001234821',
  connectedAt: at(-DAY_MS),
  failingAt: null,
  claimedAt: null,
  leftAt: null,
}
const CODE = { code: '4F7K', expiresAt: at(10 * MINUTE_MS), usedAt: null, takenAt: null }
const NONE: WhatsappFacts = { connection: null, code: null, hiddenUntil: null }
const stateOf = (facts: Partial<WhatsappFacts>) => whatsappState({ ...NONE, ...facts }, NOW)

test('the state is that of the code while there is one, else of the number', () => {
  expect(stateOf({}).kind).toBe('none')
  expect(stateOf({ code: CODE }).kind).toBe('waiting')
  expect(stateOf({ code: { ...CODE, expiresAt: NOW } }).kind).toBe('expired')
  expect(stateOf({ connection: NUMBER }).kind).toBe('connected')
  expect(stateOf({ connection: { ...NUMBER, failingAt: NOW } }).kind).toBe('failing')
  expect(stateOf({ connection: NUMBER, code: CODE }).kind).toBe('waiting')
  expect(stateOf({ connection: NUMBER, code: { ...CODE, usedAt: NOW } }).kind).toBe('connected')
  expect(stateOf({ connection: { ...NUMBER, leftAt: NOW } }).kind).toBe('none')
})

test('of a number only the last four digits are shown, in pairs', () => {
  expect(stateOf({ connection: NUMBER })).toMatchObject({
    connection: { ending: '48 21', since: at(-DAY_MS), failingAt: null },
    isOffered: false,
  })
  expect(JSON.stringify(stateOf({ connection: NUMBER }))).not.toContain('573')
})

test('a disconnected number can be restored for ten minutes, and the offer stays closed for as long as asked', () => {
  expect(stateOf({ connection: { ...NUMBER, leftAt: at(-9 * MINUTE_MS) } })).toMatchObject({
    connection: null,
    isRestorable: true,
    isOffered: true,
  })
  expect(stateOf({ connection: { ...NUMBER, leftAt: at(-10 * MINUTE_MS) } }).isRestorable).toBe(false)
  expect(stateOf({ hiddenUntil: at(1) }).isOffered).toBe(false)
  expect(stateOf({ hiddenUntil: NOW }).isOffered).toBe(true)
})
