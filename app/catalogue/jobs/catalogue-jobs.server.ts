// What the search learns each night.
import { changedFeatures, learnedCounts } from '#catalogue/domain/search/votes/learned.ts'
import { listDescribedVisits, storeSearchWeights } from '#catalogue/persistence/search-weights.server.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Daily. */
    'learn-search-weights': unknown
  }
}

const MOST_EXAMPLES = 20

export function catalogueJobs({ db, log, now }: Pick<JobTools, 'db' | 'log' | 'now'>) {
  return {
    'learn-search-weights': async () => {
      const visits = await listDescribedVisits(db, now())
      const { before, after } = await storeSearchWeights(db, learnedCounts(visits), now())
      const { added, gone, changed } = changedFeatures(before.features, after.features)
      log.info(
        {
          version: after.version,
          visits: visits.length,
          features: Object.keys(after.features).length,
          added: added.length,
          gone: gone.length,
          changed: changed.length,
          examples: [...added, ...changed].slice(0, MOST_EXAMPLES),
        },
        'search weights learned',
      )
    },
  } satisfies Partial<JobHandlers<JobName>>
}
