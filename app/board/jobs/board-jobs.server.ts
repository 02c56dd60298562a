// The count of the night.
import { countBoard } from '#board/persistence/count-board.server.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Daily. */
    'count-board': unknown
  }
}

export function boardJobs({ db, log, now }: Pick<JobTools, 'db' | 'log' | 'now'>) {
  return {
    'count-board': async () => {
      await db.transaction(tx => countBoard(tx, { now: now(), isHoliday: isColombianHoliday }))
      log.info({}, 'board counted')
    },
  } satisfies Partial<JobHandlers<JobName>>
}
