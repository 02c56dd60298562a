// Background jobs: a PostgreSQL queue (graphile-worker), shared by every instance. Failed jobs are retried.
import { Logger, parseCronItems, run, runMigrations, type Task, type TaskList } from 'graphile-worker'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import { isStillTrue } from '#domain/moderation/notices.ts'
import type { Identity } from '#identity/identity.server.ts'
import type { ExportFiles } from '#images/export-files.server.ts'
import type { StoredFiles } from '#images/file-store.server.ts'
import { emailChangedLetter } from '#notifications/letters/email-change-letters.server.ts'
import { moderationLetter } from '#notifications/letters/moderation-letters.server.ts'
import { reportLetter } from '#notifications/letters/report-letters.server.ts'
import { deletionLetter } from '#notifications/letters/rights-letters.server.ts'
import type { SendMail } from '#notifications/mail.server.ts'
import type { Push } from '#notifications/push.server.ts'
import {
  remindOfBookings,
  remindOfRequests,
  requestRatings,
  settleBookings,
} from '#persistence/bookings/due-bookings.server.ts'
import type { PooledDb } from '#persistence/database.server.ts'
import { advanceGuaranteeCases } from '#persistence/guarantee/due-guarantee-cases.server.ts'
import type { JobName, JobPayloads } from '#persistence/jobs.server.ts'
import { findModeratedPerson } from '#persistence/moderation/moderation-notices.server.ts'
import { findReportOutcome } from '#persistence/reports/reports.server.ts'
import { findDeletionRequest } from '#persistence/rights/account-deletion.server.ts'
import { isConfirmedAddress } from '#persistence/users/users.server.ts'
import { startPoolRecorder } from '#server/jobs/abandoned-jobs.ts'
import {
  findConfirmationLetter,
  findEmailChangeLetter,
  findPasswordChangedLetter,
  findResetLetter,
  findSecondStepLetter,
} from '#server/jobs/account-letters.ts'
import { applyRetention } from '#server/jobs/apply-retention.ts'
import { findBookingLetter } from '#server/jobs/booking-letter.ts'
import { findCheckLetter } from '#server/jobs/check-letter.ts'
import { exportData } from '#server/jobs/export-data.ts'
import { findExportLetter } from '#server/jobs/export-letter.ts'
import { type JobSupervisor, superviseJobs } from '#server/jobs/job-supervisor.ts'
import { createLetterSender } from '#server/jobs/letter-sender.ts'
import { findReplyLetter } from '#server/jobs/reply-letter.ts'
import { sendGuaranteeMail } from '#server/jobs/send-guarantee-mail.ts'
import { sendPush } from '#server/jobs/send-push.ts'
import { expireChecks } from '#use-cases/expire-checks.server.ts'

export interface JobTools extends StoredFiles {
  readonly pool: pg.Pool
  readonly db: PooledDb
  readonly log: Log
  readonly sendMail: SendMail
  readonly push: Push
  /** Makes the tokens of the links in letters. */
  readonly identity: Pick<Identity, 'links'>
  /** Undefined: no exports are made. */
  readonly exportFiles?: ExportFiles
  readonly origin: string
  readonly now: () => Date
  readonly observeJob?: ObserveJob
}

export type ObserveJob = (name: string, run: () => Promise<void>) => Promise<void>

const FINISHED_IDS_MAX = 10_000

type Tasks = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

/** Jobs that an earlier version added under another name and that may still be waiting. */
const FORMER_NAMES: Record<string, JobName> = {
  'tell-booking': 'send-booking-mail',
  'tell-moderated': 'send-moderation-mail',
  'sweep-expired': 'apply-retention',
  'sweep-photos': 'apply-retention',
  'sweep-documents': 'apply-retention',
}

export async function prepareJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(log) })
}

export async function startJobs(tools: JobTools): Promise<JobSupervisor> {
  const { pool, db, log, sendMail, photos, exportFiles, origin, now } = tools
  const send = createLetterSender({
    sendMail,
    photos,
    log,
    isConfirmedAddress: address => isConfirmedAddress(db, address),
  })
  const tasks: Tasks = {
    'send-reset-mail': async ({ request }) => {
      const letter = request && (await findResetLetter(tools, request))
      if (letter) await send(letter)
    },
    'send-confirmation-mail': async ({ uid }) => {
      const letter = await findConfirmationLetter(tools, uid)
      if (letter) await send(letter)
    },
    'send-booking-mail': async ({ key, news, line }) => {
      const letter = await findBookingLetter(db, { key, notice: news, line, origin, now: now() })
      if (letter) await send(letter)
    },
    'send-push': payload => sendPush(tools, payload),
    'send-moderation-mail': async ({ line, news }) => {
      const person = await findModeratedPerson(db, line)
      if (person?.isTold && isStillTrue(news, person.moderation))
        await send(moderationLetter({ line, notice: news, ...person }, origin))
    },
    'send-check-mail': async payload => {
      const letter = await findCheckLetter(db, payload, origin)
      if (letter) await send(letter)
    },
    'expire-checks': () => expireChecks({ db, now }),
    'send-reply-mail': async ({ review, revision, news }) => {
      const letter = await findReplyLetter(db, { review, revision, news, origin })
      if (letter) await send(letter)
    },
    'send-report-mail': async ({ report }) => {
      const outcome = await findReportOutcome(db, report)
      if (outcome) await send(reportLetter(outcome, now()))
    },
    'send-guarantee-mail': payload => sendGuaranteeMail({ db, send, origin, now }, payload),
    'send-email-change-mail': async ({ change }) => {
      const letter = await findEmailChangeLetter(tools, change)
      if (letter) await send(letter)
    },
    'send-email-changed-mail': ({ oldEmail }) => send(emailChangedLetter({ oldEmail, origin })),
    'password-changed-mail': async ({ uid }) => {
      const letter = await findPasswordChangedLetter(tools, uid)
      if (letter) await send(letter)
    },
    'send-second-step-mail': async payload => {
      const letter = await findSecondStepLetter(tools, payload)
      if (letter) await send(letter)
    },
    'settle-bookings': async () => {
      await settleBookings(db, now())
      await advanceGuaranteeCases(db, now())
      await remindOfBookings(db, now())
      await remindOfRequests(db, now())
      await requestRatings(db, now())
    },
    'apply-retention': () => applyRetention(tools),
    'export-data': async payload => {
      if (exportFiles) await exportData({ ...tools, exportFiles }, payload.export)
    },
    'send-export-mail': async payload => {
      const letter = await findExportLetter(db, payload.export, origin)
      if (letter) await send(letter)
    },
    'send-deletion-mail': async payload => {
      const deletion = await findDeletionRequest(db, payload)
      if (deletion) await send(deletionLetter(deletion, origin))
    },
  }
  const taskList = createTaskList(tasks, tools.observeJob)
  const recorder = startPoolRecorder(db, log)
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      parsedCronItems: parseCronItems([
        { task: 'settle-bookings', match: '* * * * *' },
        // Hourly: midnight in Bogotá is one of them, and one that was missed is made up for soon.
        { task: 'expire-checks', match: '1 * * * *' },
        { task: 'apply-retention', match: '23 8 * * *' },
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
      return supervisor.stop()
    },
  }
}

function createTaskList(tasks: Tasks, observe: ObserveJob = (_, run) => run()): TaskList {
  const names = { ...Object.fromEntries(Object.keys(tasks).map(name => [name, name])), ...FORMER_NAMES }
  const once = createDedupe()
  return Object.fromEntries(
    Object.entries(names).map(([name, current]) => {
      const task = tasks[current as JobName] as Task
      return [
        name,
        once((payload, helpers) => observe(name, async () => void (await task(payload, helpers)))),
      ]
    }),
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
