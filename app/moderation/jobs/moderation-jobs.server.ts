import { isStillTrue, type ModerationNotification } from '#moderation/domain/moderation-act.ts'
import { moderationEmail } from '#moderation/notifications/moderation-emails.server.ts'
import { findModeratedPerson } from '#moderation/persistence/moderation-acts.server.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `line` is the id of the trail entry. */
    'send-moderation-mail': { readonly line: number; readonly news: ModerationNotification }
  }
}

export function moderationJobs(tools: JobTools) {
  return {
    'send-moderation-mail': emailJob(tools, async ({ line: trailEntryId, news }) => {
      const person = await findModeratedPerson(tools.db, trailEntryId)
      const isDue = person?.isNotified && isStillTrue(news, person.moderation)
      return isDue ? moderationEmail({ trailEntryId, notification: news, ...person }, tools.origin) : null
    }),
  } satisfies Partial<JobHandlers<JobName>>
}
