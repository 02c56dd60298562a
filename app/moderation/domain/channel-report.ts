// /admin/avisos: how each channel does, and whom nothing reached.
import { OUTAGE_FROM, type RecordedChannel } from '#accounts/domain/channel-delivery.ts'
import type { MessageState } from '#accounts/domain/whatsapp-message.ts'
import type { Channel } from '#platform/domain/notification.ts'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'

/** In the order of the page. */
export const REPORTED_CHANNELS = ['whatsapp', 'email', 'push'] as const satisfies readonly Channel[]

/** Of `?dias=`. */
export const REPORT_PERIODS = [1, 7, 28] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

export function reportPeriodFrom(text: string | null): ReportPeriod {
  return REPORT_PERIODS.find(days => String(days) === text) ?? REPORT_PERIODS[0]
}

/** Midnight of the first of so many days, today being the last. */
export function periodStart(days: ReportPeriod, now: Date): Date {
  const start = instantAt(addDays(bogotaDate(now), 1 - days), '00:00')
  if (!start) throw new Error('the clock shows no date')
  return start
}

/** Null: the channel cannot know. */
export interface ChannelCounts {
  readonly sent: number
  readonly delivered: number | null
  readonly read: number | null
  readonly failed: number
  readonly waiting: number
}

export type ChannelState =
  | { readonly kind: 'works' }
  /** What is sent takes longer than five minutes. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'down'; readonly since: Date; readonly isTokenRefused: boolean }
  | { readonly kind: 'off'; readonly setting: string }
  /** Devices that have to subscribe again. */
  | { readonly kind: 'gone'; readonly devices: number }

export interface ChannelFacts {
  /** The setting that is missing. */
  readonly missing: string | null
  readonly downSince: Date | null
  readonly tokenRefusedAt?: Date | null
  readonly isSlow: boolean
  readonly goneDevices?: number
}

export function channelState(facts: ChannelFacts): ChannelState {
  const { missing, downSince, tokenRefusedAt = null, isSlow, goneDevices = 0 } = facts
  if (missing !== null) return { kind: 'off', setting: missing }
  if (tokenRefusedAt) return { kind: 'down', since: tokenRefusedAt, isTokenRefused: true }
  if (downSince) return { kind: 'down', since: downSince, isTokenRefused: false }
  if (isSlow) return { kind: 'slow' }
  return goneDevices > 0 ? { kind: 'gone', devices: goneDevices } : { kind: 'works' }
}

export interface Outage {
  readonly channel: RecordedChannel
  readonly since: Date
  readonly failures: number
}

export function outageOf(channel: RecordedChannel, outages: readonly Outage[]): Date | null {
  return outages.find(each => each.channel === channel && each.failures >= OUTAGE_FROM)?.since ?? null
}

/** A message by WhatsApp of the last hours. */
export interface LatestMessage {
  readonly state: MessageState
  readonly failedAt: Date | null
  /** The e-mail went. */
  readonly insteadAt: Date | null
  /** True: WhatsApp itself failed, not the number or the message. */
  readonly isServiceFailure: boolean
}

/** Since when no message was taken any more, newest first. One that is still under way says nothing. */
export function whatsappDownSince(newestFirst: readonly LatestMessage[]): Date | null {
  let since: Date | null = null
  let failures = 0
  for (const { state, failedAt, insteadAt, isServiceFailure } of newestFirst) {
    if (state === 'sent' || state === 'delivered' || state === 'read') break
    const at = failedAt ?? insteadAt
    // Whoever refuses a message has answered.
    if (state === 'failed' && !isServiceFailure) break
    if (!at) continue
    since = at
    failures++
  }
  return failures >= OUTAGE_FROM ? since : null
}

/** What reached somebody in place of what failed. */
export type Instead =
  | { readonly kind: 'sent'; readonly channel: Channel; readonly at: Date }
  | { readonly kind: 'waiting' }
  /** When its turn came, there was nothing to tell any more. */
  | { readonly kind: 'needless' }
  /** An answer in the chat goes nowhere else. */
  | { readonly kind: 'chat' }
  | { readonly kind: 'nothing' }

export interface InsteadFacts {
  readonly sentBy: Channel | null
  readonly sentAt: Date | null
  readonly isWaiting: boolean
  /** The e-mail was queued, and did not fail. */
  readonly wasQueued: boolean
  readonly isAnswer: boolean
}

export function insteadOf({ sentBy, sentAt, isWaiting, wasQueued, isAnswer }: InsteadFacts): Instead {
  if (isAnswer) return { kind: 'chat' }
  if (sentBy && sentAt) return { kind: 'sent', channel: sentBy, at: sentAt }
  if (isWaiting) return { kind: 'waiting' }
  return wasQueued ? { kind: 'needless' } : { kind: 'nothing' }
}

export interface FailedNotice {
  readonly at: Date
  readonly uid: string | null
  readonly name: string | null
  readonly isTechnician: boolean
  readonly channel: Channel
  /** As topicOf tells it; 'answer': in the chat. */
  readonly topic: string
  /** Of a message by WhatsApp; null: an answer in the chat. */
  readonly template?: string | null
  /** In words. */
  readonly reason: string
  readonly instead: Instead
}

/** How far what is listed came, at least; 'sent': whatever became of it. */
export const SENT_STATES = ['sent', 'delivered', 'read', 'waiting'] as const
export type SentState = (typeof SENT_STATES)[number]

/** In addresses: answers in the chat need none. */
export const NO_TEMPLATE = 'ninguna'

/** What a figure of the page counts. */
export interface SentFilter {
  readonly channel: Channel
  readonly state: SentState
  /** Of messages by WhatsApp; null: answers in the chat. */
  readonly template?: string | null | undefined
}

export interface SentNotice extends Pick<FailedNotice, 'at' | 'uid' | 'name' | 'isTechnician' | 'topic'> {
  readonly state: MessageState
}

/** One of each person whom nothing reached, the latest first. */
export function unreached(failures: readonly FailedNotice[]): readonly FailedNotice[] {
  const lost = failures.filter(({ instead }) => instead.kind === 'nothing')
  return lost.filter(({ uid }, index) => uid === null || lost.findIndex(each => each.uid === uid) === index)
}
