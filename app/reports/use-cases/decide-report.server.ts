import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import {
  type DecisionRefusal,
  REPORT_ANSWER_MAX_LENGTH,
  type ReportDecision,
} from '#reports/domain/report.ts'
import { lockReport, writeReportDecision } from '#reports/persistence/reports.server.ts'

interface Decision {
  readonly id: number
  readonly decision: ReportDecision
  /** What the reporter is told. */
  readonly answer: string
}

const TRAIL_ACTS = { acted: 'act-on-report', dismissed: 'dismiss-report' } as const

/** Decides an open report once, in one transaction with the trail and the e-mail to the reporter. */
export function decideReport(
  services: Services,
  viewer: Viewer,
  { id, decision, answer }: Decision,
): Promise<Outcome<void, DecisionRefusal>> {
  const text = truncateText(answer.trim(), REPORT_ANSWER_MAX_LENGTH)
  const act = TRAIL_ACTS[decision]
  return asActingAdmin(services, viewer, { act }, async (tx, now) => {
    const report = await lockReport(tx, id)
    if (!report) return refused('moderation-target-gone')
    if (report.status !== 'open') return refused('report-decided')
    if (text === '') return refused('report-answer-required')
    await writeReportDecision(tx, {
      id,
      status: decision,
      answer: text,
      decidedBy: viewer.uid,
      decidedAt: now,
    })
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind: 'report',
      targetId: String(id),
      before: { status: report.status },
      after: { status: decision, subjectId: report.subjectId },
      reason: text,
      at: now,
    })
    await addJob(tx, 'send-report-mail', { report: id })
    return accepted()
  })
}
