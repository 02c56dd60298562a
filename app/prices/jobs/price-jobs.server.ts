// What is usual, each night.
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { replaceUsualPrices } from '#prices/persistence/compute-usual-prices.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Daily. */
    'compute-usual-prices': unknown
  }
}

export function priceJobs({ db, log, now }: Pick<JobTools, 'db' | 'log' | 'now'>) {
  return {
    'compute-usual-prices': async () => {
      const rows = await db.transaction(tx => replaceUsualPrices(tx, now()))
      log.info({ rows }, 'usual prices computed')
    },
  } satisfies Partial<JobHandlers<JobName>>
}
