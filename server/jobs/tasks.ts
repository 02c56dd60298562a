// What each job does.

import type { Identity } from '#accounts/identity/identity.server.ts'
import { emailChangedLetter } from '#accounts/notifications/email-change-letters.server.ts'
import { findDeletionRequest } from '#accounts/persistence/deletion-requests.server.ts'
import { isConfirmedAddress } from '#accounts/persistence/users.server.ts'
import type { Log } from '#app/services.ts'
import {
  remindOfBookings,
  remindOfRequests,
  requestRatings,
  settleBookings,
} from '#bookings/persistence/due-bookings.server.ts'
import { advanceGuaranteeCases } from '#guarantee/persistence/due-guarantee-cases.server.ts'
import { isStillTrue } from '#moderation/domain/notices.ts'
import { moderationLetter } from '#moderation/notifications/moderation-letters.server.ts'
import { findModeratedPerson } from '#moderation/persistence/moderation-notices.server.ts'
import type { StoredFiles } from '#platform/files/file-store.server.ts'
import type { Letter, SendMail } from '#platform/mail/mail.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'
import type { Push } from '#platform/push/push.server.ts'
import { reportLetter } from '#reports/notifications/report-letters.server.ts'
import { findReportOutcome } from '#reports/persistence/reports.server.ts'
import { deletionLetter } from '#rights/notifications/rights-letters.server.ts'
import type { ExportFiles } from '#rights/persistence/export-files.server.ts'
import {
  findConfirmationLetter,
  findEmailChangeLetter,
  findPasswordChangedLetter,
  findResetLetter,
  findSecondStepLetter,
} from '#server/jobs/account-letters.ts'
import { applyRetention } from '#server/jobs/apply-retention.ts'
import { findBookingLetter } from '#server/jobs/booking-letter.ts'
import { findCheckLetter } from '#server/jobs/check-letter.ts'
import { exportData } from '#server/jobs/export-data.ts'
import { findExportLetter } from '#server/jobs/export-letter.ts'
import { createLetterSender } from '#server/jobs/letter-sender.ts'
import { findReplyLetter } from '#server/jobs/reply-letter.ts'
import { sendGuaranteeMail } from '#server/jobs/send-guarantee-mail.ts'
import { sendPush } from '#server/jobs/send-push.ts'
import { expireChecks } from '#verification/use-cases/expire-checks.server.ts'

export interface TaskTools extends StoredFiles {
  readonly db: PooledDb
  readonly log: Log
  readonly sendMail: SendMail
  readonly push: Push
  /** Makes the tokens of the links in letters. */
  readonly identity: Pick<Identity, 'links'>
  /** Undefined: no exports are made. */
  readonly exportFiles?: ExportFiles
  /** The folder of letters. */
  readonly outbox?: string
  readonly origin: string
  readonly now: () => Date
}

export type Tasks = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

export function createTasks(tools: TaskTools): Tasks {
  const { db, log, sendMail, photos, exportFiles, origin, now } = tools
  const send = createLetterSender({
    sendMail,
    photos,
    log,
    isConfirmedAddress: address => isConfirmedAddress(db, address),
  })
  /** A task that sends a letter; none is due any more when it finds null. */
  const mail =
    <Payload>(find: (payload: Payload) => Promise<Letter | null>) =>
    async (payload: Payload): Promise<void> => {
      const letter = await find(payload)
      if (letter) await send(letter)
    }
  return {
    'send-reset-mail': mail(({ request }) => findResetLetter(tools, request)),
    'send-confirmation-mail': mail(({ uid }) => findConfirmationLetter(tools, uid)),
    'send-booking-mail': mail(({ key, news, line }) =>
      findBookingLetter(db, { key, notice: news, line, origin, now: now() }),
    ),
    'send-push': payload => sendPush(tools, payload),
    'send-moderation-mail': mail(async ({ line, news }) => {
      const person = await findModeratedPerson(db, line)
      const isDue = person?.isTold && isStillTrue(news, person.moderation)
      return isDue ? moderationLetter({ line, notice: news, ...person }, origin) : null
    }),
    'send-check-mail': mail(payload => findCheckLetter(db, payload, origin)),
    'expire-checks': () => expireChecks({ db, now }),
    'send-reply-mail': mail(payload => findReplyLetter(db, { ...payload, origin })),
    'send-report-mail': mail(async ({ report }) => {
      const outcome = await findReportOutcome(db, report)
      return outcome && reportLetter(outcome, now())
    }),
    'send-guarantee-mail': payload => sendGuaranteeMail({ db, send, origin, now }, payload),
    'send-email-change-mail': mail(({ change }) => findEmailChangeLetter(tools, change)),
    'send-email-changed-mail': ({ oldEmail }) => send(emailChangedLetter({ oldEmail, origin })),
    'password-changed-mail': mail(({ uid }) => findPasswordChangedLetter(tools, uid)),
    'send-second-step-mail': mail(payload => findSecondStepLetter(tools, payload)),
    'settle-bookings': async () => {
      await settleBookings(db, now())
      await advanceGuaranteeCases(db, now())
      await remindOfBookings(db, now())
      await remindOfRequests(db, now())
      await requestRatings(db, now())
    },
    'apply-retention': () => applyRetention(tools),
    'export-data': async payload => {
      if (exportFiles) await exportData({ ...tools, exportFiles }, payload.export)
    },
    'send-export-mail': mail(payload => findExportLetter(db, payload.export, origin)),
    'send-deletion-mail': mail(async payload => {
      const deletion = await findDeletionRequest(db, payload)
      return deletion && deletionLetter(deletion, origin)
    }),
  }
}
