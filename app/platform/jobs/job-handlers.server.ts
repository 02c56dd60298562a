// What the handlers of background jobs share.
import type { Log } from '#app/services.ts'
import type { Email } from '#platform/mail/email-layout.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'

export interface JobTools {
  readonly db: PooledDb
  readonly log: Log
  readonly send: (email: Email) => Promise<void>
  readonly origin: string
  readonly now: () => Date
}

/** What the work of each minute gets. */
export type MinuteTools = Pick<JobTools, 'db' | 'now'>

/** A retry is the same job. Of graphile-worker. */
interface RunningJob {
  readonly job: { readonly id: string; readonly attempts: number; readonly max_attempts: number }
}

export type JobHandlers<Name extends JobName> = {
  readonly [Each in Name]: (payload: JobPayloads[Each], running?: RunningJob) => Promise<void>
}

/**
 * Sends the e-mail that `find` writes; null: none is due any more. What is told a second time is another job and has a
 * Message-ID of its own: mailboxes hide a second e-mail with the same one.
 */
export function emailJob<Payload>(
  { send }: Pick<JobTools, 'send'>,
  find: (payload: Payload) => Promise<Email | null>,
): (payload: Payload, running?: RunningJob) => Promise<void> {
  return async (payload, running) => {
    const email = await find(payload)
    if (!email) return
    const messageId = running && email.messageId?.replace('@', `-${running.job.id}@`)
    await send(messageId ? { ...email, messageId } : email)
  }
}
