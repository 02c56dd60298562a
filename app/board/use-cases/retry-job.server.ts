import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { jobIdFrom, type RetryRefusal } from '#board/domain/queued-jobs.ts'
import { retryJob } from '#board/persistence/queued-jobs.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** A job that gave up is tried again; what it was to tell may be told late, or not be due any more. */
export function retryGivenUpJob(
  services: Services,
  viewer: Viewer,
  trabajo: string,
): Promise<Outcome<void, RetryRefusal>> {
  return asActingAdmin(services, viewer, { act: 'retry-job' }, async (tx, now) => {
    const id = jobIdFrom(trabajo)
    const result = id === null ? 'gone' : await retryJob(tx, id, now)
    if (result !== 'queued') return refused(`job-${result}`)
    services.log.info({ act: 'retry-job', job: id, by: viewer.uid }, 'job queued again')
    return accepted()
  })
}
