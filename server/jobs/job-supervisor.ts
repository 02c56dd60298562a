// Replaces a graphile-worker runner that failed, for as long as the program runs.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Log } from '#app/services.ts'
import { CLOCK_SKEW_MAX_MS } from '#platform/persistence/jobs.server.ts'

export interface JobSupervisor {
  /** Waits for the jobs under way; no other job is started. */
  stop(): Promise<void>
}

const RESTART_DELAY_MS = 1_000
const CLOCK_CHECK_MS = 1_000

export async function superviseJobs(start: () => Promise<Runner>, log: Log): Promise<JobSupervisor> {
  const controller = new AbortController()
  const { signal } = controller
  const aborted = once(signal, 'abort')
  const wasClockSetBack = watchClock()

  async function supervise(first: Runner): Promise<void> {
    const stopping = new Set<Promise<unknown>>()
    let runner: Runner | null = first
    while (runner || !signal.aborted) {
      if (runner) {
        await Promise.race([failureOf(runner, wasClockSetBack), aborted])
        if (!signal.aborted) log.warn({ source: 'jobs' }, 'job runner failed, restarting')
        // Not awaited: a failed runner stops when its last job has ended, and other jobs do not wait for that one.
        // stop() rejects when the runner has already stopped by itself.
        const stopped = runner.stop().catch(() => undefined)
        stopping.add(stopped)
        void stopped.then(() => stopping.delete(stopped))
      }
      await sleep(RESTART_DELAY_MS, undefined, { signal }).catch(() => undefined)
      runner = signal.aborted ? null : await startOrNull()
    }
    await Promise.all(stopping)
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
 * fetching, the same runner may never find a job again. When it has lost the connection on which it listens, it may have
 * locked jobs of which it was not told: they are unlocked when it has stopped (abandoned-jobs.ts). When the clock was set
 * back, its crontab waits until the clock is again where it was.
 */
async function failureOf({ promise, events }: Runner, wasClockSetBack: () => boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await new Promise<unknown>(resolve => {
    promise.then(resolve, resolve)
    for (const event of ['worker:getJob:error', 'pool:listen:error'] as const) events.once(event, resolve)
    timer = setInterval(() => wasClockSetBack() && resolve(null), CLOCK_CHECK_MS)
  })
  clearInterval(timer)
}

/** Tells whether the clock is behind where it was in an earlier call. */
function watchClock(): () => boolean {
  let latest = Date.now()
  return () => {
    const now = Date.now()
    const isBehind = now < latest - CLOCK_SKEW_MAX_MS
    latest = isBehind ? now : Math.max(latest, now)
    return isBehind
  }
}
