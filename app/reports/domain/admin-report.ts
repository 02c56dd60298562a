// The queue of reports, as administrators read it.
import type { ListCursor } from '#platform/domain/list-cursor.ts'
import type { ReportTarget } from '#platform/domain/report-paths.ts'
import type { ReportedVisit, ReportReason, ReportStatus } from '#reports/domain/report.ts'

export interface ReportPerson {
  readonly uid: string
  readonly name: string
  readonly isTechnician: boolean
}

export interface AdminReport {
  readonly id: number
  readonly kind: ReportTarget
  readonly reason: ReportReason
  readonly details: string
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
  /** Words and stars of the reported review. */
  readonly review: { readonly comentario: string; readonly rating: number } | null
  readonly visit: ReportedVisit | null
}

export const REPORT_FILTERS = ['abiertos', 'decididos'] as const
export type ReportFilter = (typeof REPORT_FILTERS)[number]

export interface ReportPage {
  readonly rows: readonly AdminReport[]
  readonly next: ListCursor | null
}
