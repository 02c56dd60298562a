import { expect, test } from 'vitest'
import {
  channelState,
  type FailedNotice,
  insteadOf,
  type LatestMessage,
  outageOf,
  periodStart,
  reportPeriodFrom,
  unreached,
  whatsappDownSince,
} from '#moderation/domain/channel-report.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 19, minute))

test.each([
  [null, 1],
  ['7', 7],
  ['28', 28],
  ['1', 1],
  ['90', 1],
  ['7 ', 1],
  ['-7', 1],
  ['hoy', 1],
])('?dias=%s is %i', (text, days) => {
  expect(reportPeriodFrom(text)).toBe(days)
})

test('days begin at midnight of Bogotá', () => {
  const now = new Date('2026-11-17T03:30:00Z')
  expect(periodStart(1, now)).toEqual(new Date('2026-11-16T05:00:00Z'))
  expect(periodStart(7, now)).toEqual(new Date('2026-11-10T05:00:00Z'))
})

const FINE = { missing: null, downSince: null, isSlow: false }

test.each([
  [FINE, { kind: 'works' }],
  [{ ...FINE, isSlow: true }, { kind: 'slow' }],
  [
    { ...FINE, isSlow: true, downSince: at(2) },
    { kind: 'down', since: at(2), isTokenRefused: false },
  ],
  [
    { ...FINE, downSince: at(2), tokenRefusedAt: at(1) },
    { kind: 'down', since: at(1), isTokenRefused: true },
  ],
  [
    { ...FINE, missing: 'SMTP_URL', downSince: at(2) },
    { kind: 'off', setting: 'SMTP_URL' },
  ],
  [
    { ...FINE, goneDevices: 12 },
    { kind: 'gone', devices: 12 },
  ],
  [{ ...FINE, isSlow: true, goneDevices: 12 }, { kind: 'slow' }],
] as const)('the worst that is known is the state: %o', (facts, state) => {
  expect(channelState(facts)).toEqual(state)
})

test('one failed attempt is no outage', () => {
  const outage = { channel: 'email', since: at(2), failures: 3 } as const
  expect(outageOf('email', [{ ...outage, failures: 2 }])).toBeNull()
  expect(outageOf('email', [outage])).toEqual(at(2))
  expect(outageOf('push', [outage])).toBeNull()
})

const message = (state: LatestMessage['state'], minute: number | null, isServiceFailure = true) => ({
  ...{ state, isServiceFailure, insteadAt: null },
  failedAt: minute === null ? null : at(minute),
})
const late = (minute: number) => ({ ...message('sending', null), insteadAt: at(minute) })

test.each<[string, LatestMessage[], Date | null]>([
  ['three in a row', [message('failed', 9), message('failed', 6), message('failed', 2)], at(2)],
  ['nobody answered', [late(9), late(6), message('failed', 2), message('delivered', null)], at(2)],
  [
    'under way between',
    [message('sending', null), late(9), message('waiting', null), late(6), late(2)],
    at(2),
  ],
  ['two', [message('failed', 9), message('failed', 6), message('read', null)], null],
  ['one was taken', [message('sent', null), late(9), late(6), late(2)], null],
  ['numbers without WhatsApp', [9, 6, 2].map(minute => message('failed', minute, false)), null],
  ['none', [], null],
])('WhatsApp is down after three failures of its own: %s', (_, messages, since) => {
  expect(whatsappDownSince(messages)).toEqual(since)
})

const NOTHING = { sentBy: null, sentAt: null, isWaiting: false, wasQueued: false, isAnswer: false }

test.each([
  [
    { ...NOTHING, sentBy: 'push', sentAt: at(5), isWaiting: true },
    { kind: 'sent', channel: 'push', at: at(5) },
  ],
  [{ ...NOTHING, isWaiting: true, wasQueued: true }, { kind: 'waiting' }],
  [{ ...NOTHING, wasQueued: true }, { kind: 'needless' }],
  [{ ...NOTHING, isAnswer: true }, { kind: 'chat' }],
  [NOTHING, { kind: 'nothing' }],
] as const)('what was done instead: %o', (facts, instead) => {
  expect(insteadOf(facts)).toEqual(instead)
})

test('a person whom several things did not reach is one', () => {
  const notice = (uid: string | null, kind: 'nothing' | 'waiting', minute: number): FailedNotice => ({
    ...{ uid, name: uid, isTechnician: false, channel: 'email', topic: 'receipt', reason: '' },
    ...{ at: at(minute), instead: { kind } },
  })
  const failures = [
    notice('ana', 'nothing', 9),
    notice('eva', 'waiting', 8),
    notice('ana', 'nothing', 7),
    notice(null, 'nothing', 6),
    notice(null, 'nothing', 5),
  ]
  expect(unreached(failures)).toEqual([failures[0], failures[3], failures[4]])
})
