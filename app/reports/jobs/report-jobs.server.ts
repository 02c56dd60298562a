import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { reportEmail } from '#reports/notifications/report-emails.server.ts'
import { findDecidedReport } from '#reports/persistence/reports.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** The outcome of a report, to the person who reported. */
    'send-report-mail': { readonly report: number }
  }
}

export function reportJobs(tools: JobTools) {
  return {
    'send-report-mail': emailJob(tools, async ({ report }) => {
      const decided = await findDecidedReport(tools.db, report)
      return decided && reportEmail(decided, tools.now())
    }),
  } satisfies Partial<JobHandlers<JobName>>
}
