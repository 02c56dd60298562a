// A runner that loses the database in the middle of its work may end for good, or go on and never find a job again.
// Another takes its place, as long as it takes.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Log } from '#app/services.ts'

export interface JobSupervisor {
  /** What is under way is finished; nothing is taken any more. */
  stop(): Promise<void>
}

export interface SupervisorOptions {
  readonly log: Log
  /** A runner looks for jobs every few seconds. One that is not heard of for so long is replaced. */
  readonly patienceMs: number
}

const PAUSE_MS = 1_000

export async function superviseJobs(
  start: () => Promise<Runner>,
  { log, patienceMs }: SupervisorOptions,
): Promise<JobSupervisor> {
  const stopping = new AbortController()
  const { signal } = stopping
  const asked = once(signal, 'abort')
  let runner = await start()
  let over = endOf(runner, patienceMs)

  async function startAgain(): Promise<void> {
    while (!signal.aborted) {
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        runner = await start()
        over = endOf(runner, patienceMs)
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
      await Promise.race([over, asked])
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

/** When it ended, says that it has to, or has not been heard of for too long. Its own promise is not always kept. */
function endOf(runner: Runner, patienceMs: number): Promise<void> {
  let heard = Date.now()
  const hear = () => {
    heard = Date.now()
  }
  let watch: NodeJS.Timeout
  const ended = new Promise<void>(resolve => {
    const giveUp = () => void end(runner).then(resolve)
    runner.promise.then(resolve, () => resolve())
    runner.events.once('pool:fatalError', () => setImmediate(giveUp))
    runner.events.on('localQueue:getJobs:complete', hear)
    runner.events.on('job:start', hear)
    watch = setInterval(() => Date.now() - heard > patienceMs && giveUp(), PAUSE_MS).unref()
  })
  return ended.finally(() => clearInterval(watch))
}

/** One that ended by itself says so by refusing. */
function end(runner: Runner): Promise<void> {
  return runner.stop().catch(() => undefined)
}
