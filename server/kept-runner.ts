// A runner that loses the database in the middle of its work ends for good. Another takes its place, as long as it takes.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Log } from '#app/services.ts'

export interface KeptRunner {
  /** What is under way is finished; nothing is taken any more. */
  stop(): Promise<void>
}

const PAUSE_MS = 1_000

export async function keepRunning(start: () => Promise<Runner>, log: Log): Promise<KeptRunner> {
  const stopping = new AbortController()
  const { signal } = stopping
  let runner = await start()
  let over = endOf(runner)

  async function startAgain(): Promise<void> {
    while (!signal.aborted) {
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        runner = await start()
        over = endOf(runner)
        // Asked to stop while it was starting: nobody else knows of this one.
        if (signal.aborted) await end(runner)
        return
      } catch (error) {
        log.warn({ err: error, source: 'jobs' }, 'jobs cannot begin again yet')
      }
    }
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      await over
      if (signal.aborted) return
      log.warn({ source: 'jobs' }, 'jobs ended by themselves, beginning again')
      await startAgain()
    }
  }

  const kept = keep()
  return {
    async stop() {
      stopping.abort()
      await Promise.race([end(runner), over])
      await kept
    },
  }
}

/** Where several jobs could not be put away, the runner's own promise is never kept: what it says of it is heeded. */
function endOf(runner: Runner): Promise<void> {
  return new Promise(resolve => {
    runner.promise.then(resolve, () => resolve())
    runner.events.once('pool:fatalError', () => setImmediate(() => void end(runner).then(resolve)))
  })
}

/** One that ended by itself says so by refusing. */
function end(runner: Runner): Promise<void> {
  return runner.stop().catch(() => undefined)
}
