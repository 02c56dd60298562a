// Work that is done later: kept in PostgreSQL, retried, done once, whichever instance takes it.
import { Logger, parseCronItems, run, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import { isStillTrue } from '#domain/moderation/notices.ts'
import { removeUnusedPhotos } from '#images/unused-photos.server.ts'
import { bookingLetter, isStillNews } from '#notifications/letters/booking-letters.server.ts'
import { moderationLetter } from '#notifications/letters/moderation-letters.server.ts'
import { resetLetter } from '#notifications/letters/reset-letter.server.ts'
import type { SendMail } from '#notifications/mail.server.ts'
import { remindOfBookings, settleBookings } from '#persistence/bookings/booking-writes.server.ts'
import { findBookingForNotification } from '#persistence/bookings/bookings.server.ts'
import type { Db } from '#persistence/database.server.ts'
import { deleteExpired } from '#persistence/expired-rows.server.ts'
import { freeAbandonedJobs, type JobName, type JobPayloads } from '#persistence/jobs.server.ts'
import { findModeratedPerson } from '#persistence/moderation/moderation-notices.server.ts'
import { findReferencedPhotos } from '#persistence/technicians/technician-photos.server.ts'
import { createDedupe } from '#server/jobs/dedupe.ts'
import { type JobSupervisor, superviseJobs } from '#server/jobs/job-supervisor.ts'

export interface JobTools {
  readonly pool: pg.Pool
  readonly db: Db
  readonly log: Log
  readonly sendMail: SendMail
  /** The folder of the image host. */
  readonly photos: string
  readonly origin: string
  readonly now: () => Date
  /** How long jobs may seem dead before they are begun again. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 30_000
/** What was taken and not begun goes back. */
const QUEUE_TTL_MS = 30_000
/** No job takes so long: whoever took it is gone. */
const ABANDONED_AFTER_MS = 5 * 60_000

type Tasks = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

export async function prepareJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(log) })
}

export function startJobs(tools: JobTools): Promise<JobSupervisor> {
  const { pool, db, log, sendMail, photos, origin, now, patienceMs = PATIENCE_MS } = tools
  const tasks: Tasks = {
    'send-reset-mail': payload => sendMail(resetLetter({ ...payload, origin })),
    'tell-booking': async ({ key, news }) => {
      const booking = await findBookingForNotification(db, key)
      if (booking && isStillNews(news, booking)) await sendMail(bookingLetter(news, booking, origin))
    },
    'tell-moderated': async ({ line, news }) => {
      const person = await findModeratedPerson(db, line)
      if (person && isStillTrue(news, person.moderation))
        await sendMail(moderationLetter({ line, news, ...person }, origin))
    },
    'settle-bookings': async () => {
      await freeAbandonedJobs(db, ABANDONED_AFTER_MS)
      await settleBookings(db, now())
      await remindOfBookings(db, now())
    },
    'sweep-expired': () => deleteExpired(db),
    'sweep-photos': async () => {
      const removed = await removeUnusedPhotos(photos, now(), ids => findReferencedPhotos(db, ids))
      if (removed > 0) log.info({ source: 'jobs', removed }, 'forgotten photos removed')
    },
  }
  const once = createDedupe()
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, once(task as (payload: unknown) => Promise<void>)]),
  )
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      parsedCronItems: parseCronItems([
        { task: 'settle-bookings', match: '* * * * *' },
        { task: 'sweep-expired', match: '23 8 * * *' },
        { task: 'sweep-photos', match: '53 8 * * *' },
      ]),
      concurrency: 4,
      pollInterval: 2_000,
      // Letters come in bursts: taken and put away by the handful they cost the database a fraction of one by one.
      preset: {
        worker: {
          localQueue: { size: 20, ttl: QUEUE_TTL_MS },
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      noHandleSignals: true,
      logger: workerLog(log),
    })
  return superviseJobs(start, { log, patienceMs })
}

/** The queue's own lines, without the payloads: those carry tokens and addresses. */
function workerLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ source: 'jobs' }, message)
    else if (level === 'warning') log.warn({ source: 'jobs' }, message)
  })
}
