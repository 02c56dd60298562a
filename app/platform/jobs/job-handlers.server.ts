// What the handlers of background jobs share.
import type { Log } from '#app/services.ts'
import type { Letter } from '#platform/mail/letter-layout.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'

export interface JobTools {
  readonly db: PooledDb
  readonly log: Log
  readonly send: (letter: Letter) => Promise<void>
  readonly origin: string
  readonly now: () => Date
}

export type JobHandlers<Name extends JobName> = {
  readonly [Each in Name]: (payload: JobPayloads[Each]) => Promise<void>
}

/** Sends the letter that `find` writes; null: none is due any more. */
export function letterJob<Payload>(
  { send }: Pick<JobTools, 'send'>,
  find: (payload: Payload) => Promise<Letter | null>,
): (payload: Payload) => Promise<void> {
  return async payload => {
    const letter = await find(payload)
    if (letter) await send(letter)
  }
}
