import { isStillTrue, type ModerationNotice } from '#moderation/domain/moderation-act.ts'
import { moderationLetter } from '#moderation/notifications/moderation-letters.server.ts'
import { findModeratedPerson } from '#moderation/persistence/moderation-acts.server.ts'
import { type JobHandlers, type JobTools, letterJob } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `line` is the id of the trail entry. */
    'send-moderation-mail': { readonly line: number; readonly news: ModerationNotice }
  }
}

export function moderationJobs(tools: JobTools) {
  return {
    'send-moderation-mail': letterJob(tools, async ({ line, news }) => {
      const person = await findModeratedPerson(tools.db, line)
      const isDue = person?.isTold && isStillTrue(news, person.moderation)
      return isDue ? moderationLetter({ line, notice: news, ...person }, tools.origin) : null
    }),
  } satisfies Partial<JobHandlers<JobName>>
}
