// Exports, e-mails about the rights over one's data, and the daily retention.
import { findDeletionRequest } from '#accounts/persistence/users.server.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'
import { HOURLY_RETENTION } from '#rights/domain/retention.ts'
import { applyRetention, type RetentionTools } from '#rights/jobs/apply-retention.server.ts'
import { exportData } from '#rights/jobs/export-data.server.ts'
import { deletionEmail, exportEmail } from '#rights/notifications/rights-emails.server.ts'
import { findExportOwner } from '#rights/persistence/data-exports.server.ts'

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `export` is the id of a row of data_exports. */
    'export-data': { readonly export: string }
    'send-export-mail': { readonly export: string }
    /** The owner deleted the account. */
    'send-deletion-mail': { readonly uid: string }
    /** Daily. */
    'apply-retention': unknown
    'apply-hourly-retention': unknown
  }
}

export interface RightsJobTools extends JobTools, Omit<RetentionTools, keyof JobTools> {}

export function rightsJobs(tools: RightsJobTools) {
  const { db, exportFiles, origin } = tools
  return {
    'export-data': async payload => {
      if (exportFiles) await exportData({ ...tools, exportFiles }, payload.export)
    },
    // None when the account is deleted or the file is gone.
    'send-export-mail': emailJob(tools, async ({ export: id }) => {
      const owner = await findExportOwner(db, id)
      return owner?.expiresAt ? exportEmail({ ...owner, id, expiresAt: owner.expiresAt }, origin) : null
    }),
    'send-deletion-mail': emailJob(tools, async payload => {
      const deletion = await findDeletionRequest(db, payload)
      return deletion && deletionEmail(deletion, origin)
    }),
    'apply-retention': () => applyRetention(tools),
    'apply-hourly-retention': () => applyRetention(tools, HOURLY_RETENTION),
  } satisfies Partial<JobHandlers<JobName>>
}
