// What the search learns each night, and who was free of what was searched today.
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { changedFeatures, learnedCounts } from '#catalogue/domain/search/votes/learned.ts'
import { listDescribedVisits, storeSearchWeights } from '#catalogue/persistence/search-weights.server.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { DEMAND } from '#demand/domain/demand.ts'
import { listUnaskedSearches, storeFree } from '#demand/persistence/searched-supply.server.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { JobHandlers, JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Daily. */
    'learn-search-weights': unknown
    /** Every ten minutes. */
    'check-searched-supply': unknown
  }
}

const MOST_EXAMPLES = 20
/** Searches of a run, most searched first; the others are asked ten minutes later. */
const MOST_ASKED = 200

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
    // Not asked by the search itself: it costs as much again.
    'check-searched-supply': async () => {
      const today = bogotaDate(now())
      const libreHasta = addDays(today, DEMAND.freeWithinDays - 1)
      for (const wanted of await listUnaskedSearches(db, today, MOST_ASKED)) {
        const place = { esp: wanted.trade, ciudad: wanted.city, lugar: wanted.area }
        const filters = { ...NO_FILTERS, ...place, libreDesde: today, libreHasta }
        const { tally } = await searchCatalogue(
          db,
          filters,
          { now: now(), isHoliday: isColombianHoliday },
          { size: 1, countLimit: 1 },
        )
        await storeFree(db, { day: today, wanted, isFree: tally.count > 0 })
      }
    },
  } satisfies Partial<JobHandlers<JobName>>
}
