import { type JobHandlers, type JobTools, letterJob } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { reportLetter } from '#reports/notifications/report-letters.server.ts'
import { findDecidedReport } from '#reports/persistence/reports.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** The outcome of a report, to the person who reported. */
    'send-report-mail': { readonly report: number }
  }
}

export function reportJobs(tools: JobTools) {
  return {
    'send-report-mail': letterJob(tools, async ({ report }) => {
      const decided = await findDecidedReport(tools.db, report)
      return decided && reportLetter(decided, tools.now())
    }),
  } satisfies Partial<JobHandlers<JobName>>
}
