// Ley 1581, article 11 of Decreto 1377: how long personal data are kept. Jobs delete what is listed here with a time, what
// is kept for hours every hour and the rest every day, and /privacidad shows the whole list. A line without its deletion or its text does not compile.
import { DAY_MS, HOUR_MS } from '#platform/domain/time.ts'

interface Retention {
  /** `account`: until the account is erased. `always`: it holds no personal data but an id. */
  readonly kept: { readonly days: number } | { readonly hours: number } | 'account' | 'always'
}

export const RETENTION = {
  /** Name, contact, profile, bookings, reviews, guarantee cases. */
  account: { kept: 'account' },
  /** After the owner deleted it: the time to take it back. */
  'deleted-account': { kept: { days: 30 } },
  /** After an administrator deleted it: the time in which it can be disputed. */
  'removed-account': { kept: { days: 365 } },
  /** After the last use. */
  session: { kept: { days: 30 } },
  /** Links of e-mails that work once. */
  'one-time-link': { kept: { hours: 1 } },
  /** Counted attempts, without names: hashes of addresses. */
  'rate-limit': { kept: { hours: 24 } },
  /** After it is ready. */
  'data-export': { kept: { days: 1 } },
  /** After the last visit, the end of the guarantee case or the decision about the report. */
  'problem-photo': { kept: { days: 90 } },
  /** Of an upload that was never sent. */
  'unused-photo': { kept: { days: 1 } },
  /** After the decision, unless there is a recorded reason to keep it. */
  'check-document': { kept: { days: 30 } },
  /** After the decision. */
  report: { kept: { days: 730 } },
  /** E-mails and notices that could not be sent. */
  'failed-job': { kept: { days: 30 } },
  /** Files of the outbox: e-mails of a site without a mail server. */
  'outbox-email': { kept: { days: 30 } },
  /** The team's decisions: append-only. */
  'moderation-trail': { kept: 'always' },
} as const satisfies Record<string, Retention>

export type RetentionName = keyof typeof RETENTION

/** The lines that jobs execute. */
export type TimedRetention = {
  [Name in RetentionName]: (typeof RETENTION)[Name]['kept'] extends string ? never : Name
}[RetentionName]

export const HOURLY_RETENTION = ['one-time-link', 'rate-limit'] as const satisfies readonly TimedRetention[]

export function keptMs(name: TimedRetention): number {
  const kept: { days: number } | { hours: number } = RETENTION[name].kept
  return 'days' in kept ? kept.days * DAY_MS : kept.hours * HOUR_MS
}

/** What happened before this instant is kept no longer. */
export function keptSince(name: TimedRetention, now: Date): Date {
  return new Date(now.getTime() - keptMs(name))
}
