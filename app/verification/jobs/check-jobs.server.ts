// E-mails about checks, and checks that expire.
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'
import { type CheckNotice, isStillTrueOf } from '#verification/domain/check-decisions.ts'
import { checkEmail } from '#verification/notifications/check-emails.server.ts'
import { findNotifiedCheck } from '#verification/persistence/due-checks.server.ts'
import { expireChecks } from '#verification/use-cases/expire-checks.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Hourly. */
    'expire-checks': unknown
    /** To the technician, or to the administrator with the id `admin`. */
    'send-check-mail': {
      readonly check: number
      readonly news: CheckNotice
      /** The profile lost 'Verificado' with it. */
      readonly lostBadge: boolean
      readonly admin: string | null
    }
  }
}

export function checkJobs(tools: JobTools) {
  return {
    'send-check-mail': emailJob(tools, payload => findCheckEmail(tools, payload)),
    'expire-checks': () => expireChecks(tools),
  } satisfies Partial<JobHandlers<JobName>>
}

/** Null when the check changed meanwhile, or one of the people is deleted. */
async function findCheckEmail(
  { db, origin }: JobTools,
  { check, news, lostBadge, admin }: JobPayloads['send-check-mail'],
): Promise<Email | null> {
  const notified = await findNotifiedCheck(db, check, admin)
  if (!notified || !isStillTrueOf(news, notified.status)) return null
  return checkEmail({ ...notified, check, notice: news, lostBadge, admin }, origin)
}
