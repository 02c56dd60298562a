// Replaces a graphile-worker runner that failed, for as long as the program runs.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Log } from '#app/services.ts'

export interface JobSupervisor {
  /** Waits for the jobs under way; no other job is started. */
  stop(): Promise<void>
}

const RESTART_DELAY_MS = 1_000

export async function superviseJobs(start: () => Promise<Runner>, log: Log): Promise<JobSupervisor> {
  const controller = new AbortController()
  const { signal } = controller
  const aborted = once(signal, 'abort')

  async function supervise(first: Runner): Promise<void> {
    let runner: Runner | null = first
    while (runner || !signal.aborted) {
      if (runner) {
        await Promise.race([failureOf(runner), aborted])
        if (!signal.aborted) log.warn({ source: 'jobs' }, 'job runner failed, restarting')
      }
      await sleep(RESTART_DELAY_MS, undefined, { signal }).catch(() => undefined)
      // stop() rejects when the runner has already stopped by itself.
      await runner?.stop().catch(() => undefined)
      runner = signal.aborted ? null : await startOrNull()
    }
  }

  const startOrNull = () =>
    start().catch((error: unknown) => {
      log.warn({ err: error, source: 'jobs' }, 'job runner did not start, retrying')
      return null
    })

  const supervised = supervise(await start())
  return {
    stop() {
      controller.abort()
      return supervised
    },
  }
}

/**
 * graphile-worker keeps the result of its first lookup of task ids, also when that lookup failed: after an error while
 * fetching, the same runner may never find a job again.
 */
function failureOf(runner: Runner): Promise<unknown> {
  return Promise.race([
    runner.promise.catch(() => undefined),
    new Promise(resolve => runner.events.once('worker:getJob:error', resolve)),
  ])
}
