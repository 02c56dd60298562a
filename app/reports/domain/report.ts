// Reports of a profile, a review or a visit by anyone signed in.

import type { ListCursor } from '#platform/domain/lists.ts'
import type { ReportTarget } from '#reports/domain/report-paths.ts'
import type { Receipt } from '#visits/domain/receipt.ts'

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

/** The reasons that the form offers, in its order. */
export const REASONS_FOR: Record<ReportTarget, readonly ReportReason[]> = {
  technician: ['false-information', 'not-real', 'offensive', 'unsafe', 'price', 'other'],
  review: ['not-real', 'false-information', 'offensive', 'other'],
  booking: ['no-show', 'price', 'conduct', 'unsafe', 'other'],
}

/** What an administrator does with a report; the stored status after it. */
export const REPORT_DECISIONS = ['acted', 'dismissed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const REPORT_STATUSES = ['open', ...REPORT_DECISIONS] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** After the decision. */
export const REPORT_KEPT_DAYS = 730
export const REPORT_DETAILS_MAX_LENGTH = 600
export const REPORT_ANSWER_MAX_LENGTH = 600

export type ReportFieldCode = 'report-reason-required' | 'report-details-required' | 'report-details-long'

export type ReportRefusal =
  | ReportFieldCode
  | 'own-report'
  | 'already-reported'
  | 'report-target-gone'
  | 'report-failed'
  | 'too-many-requests'

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    reports: { report: 'act-on-report' | 'dismiss-report' }
  }
}

export type DecisionRefusal =
  | 'report-answer-required'
  | 'report-decided'
  | 'moderation-not-admin'
  | 'moderation-target-gone'

/** What the reporter is told. */
export interface DecidedReport {
  readonly id: number
  readonly kind: ReportTarget
  /** In the administrator's words. */
  readonly answer: string
  readonly createdAt: Date
  readonly reporterName: string
  readonly reporterEmail: string
  readonly subjectName: string
  readonly visit: Pick<ReportedVisit, 'date' | 'start'> | null
}

/** Who and what is reported, as the form shows it. */
export interface Reportable {
  readonly kind: ReportTarget
  readonly targetId: string
  /** The person who answers for it. */
  readonly subjectId: string
  readonly subjectName: string
  /** The technician's profile that the review stands on, or the reported one. */
  readonly slug: string | null
  /** Words of a review. */
  readonly quote: string
  /** Of a visit. */
  readonly visit: ReportedVisit | null
}

interface ReportedVisit {
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly start: string
  readonly servicio: string
  /** The side on which the reporter is. */
  readonly reporterIs: 'client' | 'technician'
}

/** The receipt of a visit that the client says is wrong. */
export type ReportedReceipt = Pick<
  Receipt,
  'id' | 'lines' | 'total' | 'hecho' | 'pago' | 'agreedTotal' | 'corrects'
>

export interface ParsedReport {
  readonly reason: ReportReason
  readonly details: string
}

type ReportFields = Readonly<Record<string, string | undefined>>

/** The values of the form, or its first error. */
export function parseReport(
  kind: ReportTarget,
  { motivo, detalle = '' }: ReportFields,
): { ok: true; value: ParsedReport } | { ok: false; field: 'motivo' | 'detalle'; code: ReportFieldCode } {
  const reason = REASONS_FOR[kind].find(each => each === motivo)
  const details = detalle.trim()
  if (!reason) return { ok: false, field: 'motivo', code: 'report-reason-required' }
  if (reason === 'other' && details === '')
    return { ok: false, field: 'detalle', code: 'report-details-required' }
  if ([...details].length > REPORT_DETAILS_MAX_LENGTH)
    return { ok: false, field: 'detalle', code: 'report-details-long' }
  return { ok: true, value: { reason, details } }
}

// The queue of reports, as administrators read it.

export interface ReportPerson {
  readonly uid: string
  readonly name: string
  readonly isTechnician: boolean
  readonly fotoURL: string | null
}

export interface AdminReport {
  readonly id: number
  readonly kind: ReportTarget
  readonly reason: ReportReason
  readonly details: string
  /** Ids. */
  readonly photos: readonly string[]
  readonly status: ReportStatus
  /** What the reporter was told. */
  readonly answer: string
  readonly decidedByName: string | null
  readonly decidedAt: Date | null
  readonly createdAt: Date
  readonly reporter: ReportPerson
  readonly subject: ReportPerson
  /** Other open reports about the same person. */
  readonly othersOpen: number
  readonly review: ReportedReview | null
  readonly visit: ReportedVisit | null
  /** In the conversation of the visit. */
  readonly messageCount: number
  readonly receipt: ReportedReceipt | null
}

/** Its author is the subject of the report. */
interface ReportedReview {
  readonly comentario: string
  readonly rating: number
  readonly technicianName: string | null
}

/** The first is shown unless another is asked for. */
export const REPORT_FILTERS = ['abiertos', 'decididos', 'todos'] as const
export type ReportFilter = (typeof REPORT_FILTERS)[number]

/** Somebody may be in danger or be deceived: it is read before a quarrel about a price. */
export const URGENT_REASON = 'unsafe'

export function isUrgent({ reason }: Pick<AdminReport, 'reason'>): boolean {
  return reason === URGENT_REASON
}

export interface ReportPage {
  readonly rows: readonly AdminReport[]
  readonly next: ListCursor | null
}
