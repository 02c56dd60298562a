import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { ParsedReport, Reportable, ReportRefusal } from '#reports/domain/report.ts'
import { findDisputableReceipt, findReportable } from '#reports/persistence/reportables.server.ts'
import { findOpenReport, insertReport } from '#reports/persistence/reports.server.ts'

export const REPORT_PERSON_LIMIT = rateLimit('report-person', 10, HOUR_MS)
export const REPORT_NETWORK_LIMIT = rateLimit('report-network', 200, HOUR_MS)

interface SentReport extends ParsedReport, Pick<Reportable, 'kind'> {
  /** Slug or uid, review id, or booking key. */
  readonly id: string
  /** Ids of the reporter's photos. */
  readonly photos: readonly string[]
  /** The number of the receipt of a visit that is wrong; one that cannot be disputed is left out. */
  readonly receipt?: number | null
  readonly network: string
}

/** Anyone signed in, about somebody else, once while it is open. The reported person is not told. */
export async function sendReport(
  { db, now, limits }: Services,
  viewer: Viewer,
  { kind, id, reason, details, photos, receipt = null, network }: SentReport,
): Promise<Outcome<void, ReportRefusal>> {
  const target = await findReportable(db, viewer.uid, { kind, id })
  if (!target) return refused('report-target-gone')
  if (target.subjectId === viewer.uid) return refused('own-report')
  if (await findOpenReport(db, viewer.uid, target)) return refused('already-reported')
  const isAllowed =
    (await limits.consume(REPORT_PERSON_LIMIT, viewer.uid)) &&
    (await limits.consume(REPORT_NETWORK_LIMIT, network))
  if (!isAllowed) return refused('too-many-requests')
  const disputed =
    kind === 'booking' && receipt !== null
      ? { key: Number(target.targetId), clientId: viewer.uid, number: receipt, now: now() }
      : null
  const receiptId = (disputed && (await findDisputableReceipt(db, disputed))?.id) ?? null
  const report = { ...target, reporterId: viewer.uid, reason, details, photos, receiptId, now: now() }
  if (await db.transaction(tx => insertReport(tx, report))) return accepted()
  return refused((await findOpenReport(db, viewer.uid, target)) ? 'already-reported' : 'report-failed')
}
