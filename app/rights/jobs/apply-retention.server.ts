// Executes domain/retention.ts. Rows are deleted before their files: a crash in between leaves files without a
// row, which the next run deletes.
import { EXPIRED_CODE_KEPT_MS } from '#accounts/domain/whatsapp-connection.ts'
import { deleteOldDeliveries } from '#accounts/persistence/channel-deliveries.server.ts'
import {
  deleteExpiredCodes,
  deleteLeftConnections,
} from '#accounts/persistence/whatsapp-connections.server.ts'
import { deleteOldMessages } from '#accounts/persistence/whatsapp-messages.server.ts'
import type { Log } from '#app/services.ts'
import { findStoredProblemPhotos } from '#bookings/persistence/problem-photo-store.server.ts'
import { deleteOldAlerts, deleteUnconfirmedAlerts } from '#demand/persistence/search-alerts.server.ts'
import { deleteOldDemand } from '#demand/persistence/searched-supply.server.ts'
import { deleteMarksOfDays, deleteMarksOfWeeks } from '#demand/persistence/write-demand.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { StoredFiles } from '#platform/files/file-store.server.ts'
import { removeEmails } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { keptSince, type TimedRetention } from '#rights/domain/retention.ts'
import {
  deleteExpiredExports,
  type ExportFiles,
  findStoredExports,
} from '#rights/persistence/data-exports.server.ts'
import { deleteExpiredProblemPhotos } from '#rights/persistence/expired-photos.server.ts'
import { eraseDueAccounts } from '#rights/persistence/personal-rows.server.ts'
import {
  deleteDecidedReports,
  deleteExpiredLimits,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteFailedJobs,
  removeUnusedDocuments,
  removeUnusedPhotos,
  removeUnusedProblemPhotos,
} from '#rights/persistence/retention-sweeps.server.ts'
import { findReferencedPhotos } from '#technicians/persistence/technician-photos.server.ts'
import { deleteExpiredDocuments, findStoredDocuments } from '#verification/persistence/documents.server.ts'
import { deleteOldInbound } from '#whatsapp/persistence/inbound.server.ts'
import { deleteOldKept } from '#whatsapp/persistence/kept-messages.server.ts'

export interface RetentionTools extends StoredFiles {
  readonly db: Db
  readonly log: Log
  /** Undefined where no exports are made. */
  readonly exportFiles?: ExportFiles | undefined
  /** The folder of e-mails; with a mail server it may have those of an earlier time. */
  readonly outbox?: string | undefined
  readonly now: () => Date
}

/** Returns how many were deleted. In this order: the files of erased accounts go last. */
const DELETIONS: Record<TimedRetention, (tools: RetentionTools, now: Date) => Promise<number>> = {
  'deleted-account': ({ db }, now) => eraseDueAccounts(db, 'owner', now),
  'removed-account': ({ db }, now) => eraseDueAccounts(db, 'administrator', now),
  session: ({ db }, now) => deleteExpiredSessions(db, now),
  'one-time-link': async ({ db }, now) =>
    (await deleteExpiredTokens(db, now)) +
    (await deleteExpiredCodes(db, new Date(now.getTime() - EXPIRED_CODE_KEPT_MS))),
  'rate-limit': ({ db }, now) => deleteExpiredLimits(db, now),
  'whatsapp-number': ({ db }, now) => deleteLeftConnections(db, keptSince('whatsapp-number', now)),
  'whatsapp-message': ({ db }, now) => deleteOldMessages(db, keptSince('whatsapp-message', now)),
  'whatsapp-inbound': ({ db }, now) => deleteOldInbound(db, keptSince('whatsapp-inbound', now)),
  'whatsapp-kept': ({ db }, now) => deleteOldKept(db, keptSince('whatsapp-kept', now)),
  'demand-mark': ({ db }, now) => deleteMarksOfDays(db, now),
  'demand-word-mark': ({ db }, now) => deleteMarksOfWeeks(db, now),
  'demand-count': ({ db }, now) => deleteOldDemand(db, bogotaDate(keptSince('demand-count', now))),
  'search-alert': ({ db }, now) => deleteOldAlerts(db, keptSince('search-alert', now)),
  'unconfirmed-alert': ({ db }, now) => deleteUnconfirmedAlerts(db, keptSince('unconfirmed-alert', now)),
  'data-export': async ({ db, exportFiles }, now) => {
    const deleted = await deleteExpiredExports(db, now, keptSince('data-export', now))
    await exportFiles?.removeOthers(ids => findStoredExports(db, ids))
    return deleted
  },
  report: ({ db }, now) => deleteDecidedReports(db, keptSince('report', now)),
  'channel-delivery': ({ db }, now) => deleteOldDeliveries(db, keptSince('channel-delivery', now)),
  'failed-job': ({ db }, now) => deleteFailedJobs(db, keptSince('failed-job', now)),
  'outbox-email': async ({ outbox }, now) =>
    outbox === undefined ? 0 : removeEmails(outbox, keptSince('outbox-email', now)),
  'problem-photo': async ({ db, photos }, now) => {
    const deleted = await deleteExpiredProblemPhotos(db, now)
    await removeUnusedProblemPhotos(photos, now, ids => findStoredProblemPhotos(db, ids))
    return deleted
  },
  'unused-photo': ({ db, photos }, now) =>
    removeUnusedPhotos(photos, now, ids => findReferencedPhotos(db, ids)),
  'credential-document': async ({ db, documents }, now) => {
    const deleted = await deleteExpiredDocuments(db, now)
    await removeUnusedDocuments(documents, now, ids => findStoredDocuments(db, ids))
    return deleted.length
  },
}

/** One line that fails does not keep the others from being executed; the job is retried. */
export async function applyRetention(
  tools: RetentionTools,
  names: readonly TimedRetention[] = Object.keys(DELETIONS) as TimedRetention[],
): Promise<void> {
  const failures: unknown[] = []
  const deleted: Partial<Record<TimedRetention, number>> = {}
  for (const name of names)
    try {
      const count = await DELETIONS[name](tools, tools.now())
      if (count > 0) deleted[name] = count
    } catch (error) {
      failures.push(error)
    }
  if (Object.keys(deleted).length > 0) tools.log.info({ source: 'jobs', deleted }, 'retention applied')
  if (failures.length > 0) throw new AggregateError(failures, 'retention incomplete')
}
