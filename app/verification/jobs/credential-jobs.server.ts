// E-mails about credentials, and credentials that expire.
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'
import { type CredentialNotification, isStillTrueOf } from '#verification/domain/credential-decisions.ts'
import { credentialEmail } from '#verification/notifications/credential-emails.server.ts'
import { findNotifiedCredential } from '#verification/persistence/due-credentials.server.ts'
import { expireCredentials } from '#verification/use-cases/expire-credentials.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Hourly. */
    'expire-checks': unknown
    /** To the technician, or to the administrator with the id `admin`. */
    'send-check-mail': {
      readonly check: number
      readonly news: CredentialNotification
      /** The profile lost 'Verificado' with it. */
      readonly lostBadge: boolean
      readonly admin: string | null
    }
  }
}

export function credentialJobs(tools: JobTools) {
  return {
    'send-check-mail': emailJob(tools, payload => findCredentialEmail(tools, payload)),
    'expire-checks': () => expireCredentials(tools),
  } satisfies Partial<JobHandlers<JobName>>
}

/** Null when the credential changed meanwhile, or one of the people is deleted. */
async function findCredentialEmail(
  { db, origin }: JobTools,
  { check: credential, news, lostBadge, admin }: JobPayloads['send-check-mail'],
): Promise<Email | null> {
  const notified = await findNotifiedCredential(db, credential, admin)
  if (!notified || !isStillTrueOf(news, notified.status)) return null
  return credentialEmail({ ...notified, credential, notification: news, lostBadge, admin }, origin)
}
