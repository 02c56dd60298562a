// Ley 1581, article 11 of Decreto 1377: how long personal data are kept, gathered from the subjects. Jobs delete what is
// listed here with a time, what is kept for hours every hour and the rest every day, and /privacidad shows the whole list.
// A line without its deletion or its text does not compile.
import { RECOVERY_DAYS, REMOVED_ACCOUNT_KEPT_DAYS } from '#accounts/domain/account-deletion.ts'
import { DELIVERY_KEPT_DAYS } from '#accounts/domain/channel-delivery.ts'
import { ONE_TIME_LINK_HOURS, SESSION_DAYS } from '#accounts/domain/safe-account.ts'
import { LEFT_KEPT_DAYS } from '#accounts/domain/whatsapp-connection.ts'
import { INBOUND_KEPT_DAYS, MESSAGE_KEPT_DAYS } from '#accounts/domain/whatsapp-message.ts'
import { PROBLEM_PHOTO_KEPT_DAYS } from '#bookings/domain/problem-photo.ts'
import { DEMAND } from '#demand/domain/demand.ts'
import { SEARCH_ALERT } from '#demand/domain/search-alert.ts'
import { UNUSED_PHOTO_KEPT_DAYS } from '#platform/domain/photo.ts'
import { RATE_LIMIT_MAX_MS } from '#platform/domain/rate-limit.ts'
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { REPORT_KEPT_DAYS } from '#reports/domain/report.ts'
import { DOCUMENT_KEPT_DAYS } from '#verification/domain/credential-submission.ts'
import { KEPT_SWEPT_HOURS } from '#whatsapp/domain/talking.ts'

interface Retention {
  /** `account`: until the account is erased. `always`: it holds no personal data, or an id only. */
  readonly kept: { readonly days: number } | { readonly hours: number } | 'account' | 'always'
}

export const RETENTION = {
  /** Name, contact, profile, bookings, reviews, guarantee cases. */
  account: { kept: 'account' },
  'deleted-account': { kept: { days: RECOVERY_DAYS } },
  'removed-account': { kept: { days: REMOVED_ACCOUNT_KEPT_DAYS } },
  session: { kept: { days: SESSION_DAYS } },
  'one-time-link': { kept: { hours: ONE_TIME_LINK_HOURS } },
  /** Counted attempts, without names: hashes of addresses. */
  'rate-limit': { kept: { hours: RATE_LIMIT_MAX_MS / HOUR_MS } },
  /** After it was disconnected. */
  'whatsapp-number': { kept: { days: LEFT_KEPT_DAYS } },
  'whatsapp-message': { kept: { days: MESSAGE_KEPT_DAYS } },
  /** What came in: of what is handled only a hash. */
  'whatsapp-inbound': { kept: { days: INBOUND_KEPT_DAYS } },
  /** What waits until its author says for whom it is. A job drops it after an hour. */
  'whatsapp-kept': { kept: { hours: KEPT_SWEPT_HOURS } },
  /** Hashes of networks that say who was counted today already. */
  'demand-mark': { kept: { hours: DEMAND.dayMarksKeptHours } },
  /** The same for words that nobody understood. */
  'demand-word-mark': { kept: { days: DEMAND.weekMarksKeptDays } },
  /** Counts of searches; no personal data. */
  'demand-count': { kept: { days: DEMAND.countsKeptDays } },
  /** Who wants to be told when somebody is published; gone earlier once it was told. */
  'search-alert': { kept: { days: SEARCH_ALERT.keptDays } },
  /** The address of a guest who did not open the link. */
  'unconfirmed-alert': { kept: { hours: SEARCH_ALERT.confirmedWithinHours } },
  /** After it is ready. */
  'data-export': { kept: { days: 1 } },
  'problem-photo': { kept: { days: PROBLEM_PHOTO_KEPT_DAYS } },
  'unused-photo': { kept: { days: UNUSED_PHOTO_KEPT_DAYS } },
  'credential-document': { kept: { days: DOCUMENT_KEPT_DAYS } },
  report: { kept: { days: REPORT_KEPT_DAYS } },
  /** Whether e-mails and push messages left, and for whom. */
  'channel-delivery': { kept: { days: DELIVERY_KEPT_DAYS } },
  /** E-mails and push messages that could not be sent. */
  'failed-job': { kept: { days: 30 } },
  /** Files of the outbox: e-mails of a site without a mail server. */
  'outbox-email': { kept: { days: 30 } },
  /** Words that three clients or more used: no personal data. */
  'search-words': { kept: 'always' },
  /** The team's decisions: append-only. */
  'moderation-trail': { kept: 'always' },
} as const satisfies Record<string, Retention>

export type RetentionName = keyof typeof RETENTION

/** The lines that jobs execute. */
export type TimedRetention = {
  [Name in RetentionName]: (typeof RETENTION)[Name]['kept'] extends string ? never : Name
}[RetentionName]

export const HOURLY_RETENTION = [
  'one-time-link',
  'rate-limit',
  'whatsapp-kept',
  'demand-mark',
  'unconfirmed-alert',
] as const satisfies readonly TimedRetention[]

export function keptMs(name: TimedRetention): number {
  const kept: { days: number } | { hours: number } = RETENTION[name].kept
  return 'days' in kept ? kept.days * DAY_MS : kept.hours * HOUR_MS
}

/** What happened before this instant is kept no longer. */
export function keptSince(name: TimedRetention, now: Date): Date {
  return new Date(now.getTime() - keptMs(name))
}
