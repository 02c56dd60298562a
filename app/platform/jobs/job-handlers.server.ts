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

export type JobHandlers<Name extends JobName> = {
  readonly [Each in Name]: (payload: JobPayloads[Each]) => Promise<void>
}

/** Sends the e-mail that `find` writes; null: none is due any more. */
export function emailJob<Payload>(
  { send }: Pick<JobTools, 'send'>,
  find: (payload: Payload) => Promise<Email | null>,
): (payload: Payload) => Promise<void> {
  return async payload => {
    const email = await find(payload)
    if (email) await send(email)
  }
}
