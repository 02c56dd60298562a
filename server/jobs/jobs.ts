// Background jobs: a PostgreSQL queue (graphile-worker), shared by every instance. Failed jobs are retried.
import { Logger, parseCronItems, run, runMigrations, type Task, type TaskList } from 'graphile-worker'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import type { JobHandlers } from '#platform/jobs/job-handlers.server.ts'
import { mailRefusalOf } from '#platform/mail/mail.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { startPoolRecorder } from '#server/jobs/abandoned-jobs.ts'
import { CRONTAB } from '#server/jobs/crontab.ts'
import { type JobSupervisor, superviseJobs } from '#server/jobs/job-supervisor.ts'
import {
  announceMails,
  inTellingJob,
  recordedMails,
  recordedPushes,
} from '#server/jobs/recorded-deliveries.ts'
import { retryingPool } from '#server/jobs/retrying-pool.ts'
import { createTasks, type TaskTools } from '#server/jobs/tasks.ts'

export interface JobTools extends TaskTools {
  readonly pool: pg.Pool
  readonly observeJob?: ObserveJob
}

type ObserveJob = (name: string, run: () => Promise<void>) => Promise<void>

const FINISHED_IDS_MAX = 10_000

/** What waits for a server of others has workers of its own: one that hangs holds up nothing else. */
const OUTWARD_LANES = [
  { takes: (task: string) => task.endsWith('-mail'), concurrency: 2 },
  { takes: (task: string) => task === 'send-whatsapp' || task === 'answer-whatsapp', concurrency: 2 },
]
const CONCURRENCY = 4
const STOP_REPEAT_MS = 1_500

export async function prepareJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(log) })
}

export async function startJobs(tools: JobTools): Promise<JobSupervisor> {
  const { pool, db, log } = tools
  const sendMail = recordedMails(tools.sendMail, tools)
  const push = recordedPushes(tools.push, tools)
  const taskList = createTaskList(createTasks({ ...tools, sendMail, push }), log, tools.observeJob)
  announceMails(Object.keys(taskList))
  const recorder = startPoolRecorder(db, log)
  const stopping = new AbortController()
  const supervise = (tasks: TaskList, concurrency: number, crontab: typeof CRONTAB) =>
    superviseJobs(
      () =>
        run({
          pgPool: retryingPool(pool, stopping.signal),
          taskList: tasks,
          parsedCronItems: parseCronItems(crontab),
          concurrency,
          pollInterval: 2_000,
          noHandleSignals: true,
          logger: workerLog(log),
          events: recorder.events,
        }),
      log,
    )
  const isOutward = (task: string) => OUTWARD_LANES.some(({ takes }) => takes(task))
  const supervisors = [
    await supervise(
      tasksWhere(taskList, task => !isOutward(task)),
      CONCURRENCY,
      CRONTAB,
    ),
  ]
  for (const { takes, concurrency } of OUTWARD_LANES)
    supervisors.push(await supervise(tasksWhere(taskList, takes), concurrency, []))
  return {
    async stop() {
      recorder.stop()
      // What ends a job is repeated until the database answers, at the end of the program for a moment only.
      const timer = setTimeout(() => stopping.abort(), STOP_REPEAT_MS)
      await Promise.all(supervisors.map(supervisor => supervisor.stop()))
      clearTimeout(timer)
      stopping.abort()
    },
  }
}

const tasksWhere = (tasks: TaskList, takes: (task: string) => boolean): TaskList =>
  Object.fromEntries(Object.entries(tasks).filter(([task]) => takes(task)))

function createTaskList(
  tasks: JobHandlers<JobName>,
  log: Log,
  observe: ObserveJob = (_, run) => run(),
): TaskList {
  const once = createDedupe()
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      once((payload, helpers) => {
        const { id, attempts, max_attempts } = helpers.job
        const job = { id: String(id), name, payload, isLastAttempt: attempts >= max_attempts }
        return inTellingJob(job, () =>
          observe(name, async () => {
            try {
              await (task as Task)(payload, helpers)
            } catch (error) {
              // What a mail server refuses for good is recorded, and would be refused again.
              if (mailRefusalOf(error)) return
              if (job.isLastAttempt)
                log.attention('job-given-up', { source: 'jobs', job: job.id, task: name })
              throw error
            }
          }),
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
