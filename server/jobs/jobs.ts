// Background jobs: a PostgreSQL queue (graphile-worker), shared by every instance. Failed jobs are retried.
import { Logger, parseCronItems, run, runMigrations, type Task, type TaskList } from 'graphile-worker'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import type { JobHandlers } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { startPoolRecorder } from '#server/jobs/abandoned-jobs.ts'
import { type JobSupervisor, superviseJobs } from '#server/jobs/job-supervisor.ts'
import { inTellingJob, recordedMails, recordedPushes } from '#server/jobs/recorded-deliveries.ts'
import { retryingPool } from '#server/jobs/retrying-pool.ts'
import { createTasks, type TaskTools } from '#server/jobs/tasks.ts'

export interface JobTools extends TaskTools {
  readonly pool: pg.Pool
  readonly observeJob?: ObserveJob
}

type ObserveJob = (name: string, run: () => Promise<void>) => Promise<void>

const FINISHED_IDS_MAX = 10_000

export async function prepareJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(log) })
}

export async function startJobs(tools: JobTools): Promise<JobSupervisor> {
  const { pool, db, log } = tools
  const sendMail = recordedMails(tools.sendMail, tools)
  const push = recordedPushes(tools.push, tools)
  const taskList = createTaskList(createTasks({ ...tools, sendMail, push }), tools.observeJob)
  const recorder = startPoolRecorder(db, log)
  const stopping = new AbortController()
  const start = () =>
    run({
      pgPool: retryingPool(pool, stopping.signal),
      taskList,
      parsedCronItems: parseCronItems([
        { task: 'settle-bookings', match: '* * * * *' },
        // Hourly: midnight in Bogotá is one of them, and one that was missed is made up for soon.
        { task: 'expire-checks', match: '1 * * * *' },
        { task: 'apply-retention', match: '23 8 * * *' },
        { task: 'check-whatsapp-account', match: '17 * * * *' },
        // After the erasures of the night.
        { task: 'learn-search-weights', match: '43 8 * * *' },
        { task: 'compute-usual-prices', match: '47 8 * * *' },
        { task: 'apply-hourly-retention', match: '53 * * * *' },
      ]),
      concurrency: 4,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: workerLog(log),
      events: recorder.events,
    })
  const supervisor = await superviseJobs(start, log)
  return {
    stop() {
      recorder.stop()
      stopping.abort()
      return supervisor.stop()
    },
  }
}

function createTaskList(tasks: JobHandlers<JobName>, observe: ObserveJob = (_, run) => run()): TaskList {
  const once = createDedupe()
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      once((payload, helpers) => {
        const { id, attempts, max_attempts } = helpers.job
        const job = { id: String(id), name, payload, isLastAttempt: attempts >= max_attempts }
        return inTellingJob(job, () =>
          observe(name, async () => void (await (task as Task)(payload, helpers))),
        )
      }),
    ]),
  )
}

/** A job that finished but could not be deleted is fetched again later. Its task must not run (send mail) twice. */
function createDedupe(): (task: Task) => Task {
  const finished = new LRUCache<string, true>({ max: FINISHED_IDS_MAX })
  return task => async (payload, helpers) => {
    if (finished.has(helpers.job.id)) return
    await task(payload, helpers)
    finished.set(helpers.job.id, true)
  }
}

/** Without the metadata that graphile-worker adds: job payloads carry tokens and addresses. */
function workerLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ source: 'jobs' }, message)
    else if (level === 'warning') log.warn({ source: 'jobs' }, message)
  })
}
