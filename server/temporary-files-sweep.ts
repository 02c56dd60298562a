// Every instance sweeps its own disk: a job of the queue would run on one of them only.

import type { Log } from '#app/services.ts'
import { DAY_MS } from '#platform/domain/durations.ts'

/** Runs now and once a day; returns the function that ends it. */
export function startTemporaryFilesSweep(sweep: () => Promise<void>, log: Log): () => void {
  const run = () =>
    void sweep().catch(error => log.warn({ err: error }, 'temporary files could not be removed'))
  run()
  const timer = setInterval(run, DAY_MS).unref()
  return () => clearInterval(timer)
}
