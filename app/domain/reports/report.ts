// Reports of a profile, a review or a visit by anyone signed in.

export const REPORT_TARGETS = ['technician', 'review', 'booking'] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

/** Stored. */
export const REPORT_REASONS = [
  'price',
  'no-show',
  'conduct',
  'false-information',
  'unsafe',
  'offensive',
  'not-real',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export type ReportStatus = 'open' | 'acted' | 'dismissed'

export const REPORT_DETAILS_MAX_LENGTH = 600
