// Tells people of a technician whom they waited for. The job is added by the database, in the transaction that publishes
// (0055-search-alerts.sql).
import type { FindPush, PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { FindWhatsapp } from '#accounts/jobs/send-whatsapp.server.ts'
import { findAccountDetails } from '#accounts/persistence/users.server.ts'
import { ALERT_NOTIFICATION, type WantedTrade } from '#demand/domain/search-alert.ts'
import {
  alertConfirmationEmail,
  alertEmail,
  alertPush,
  alertWhatsapp,
} from '#demand/notifications/search-alert-messages.server.ts'
import { findUnconfirmedAlert } from '#demand/persistence/search-alerts.server.ts'
import { tellSearchAlerts } from '#demand/use-cases/search-alerts.server.ts'
import { deliveryOf } from '#platform/domain/notification.ts'
import { emailJob, type JobHandlers, type JobTools } from '#platform/jobs/job-handlers.server.ts'
import type { JobName } from '#platform/persistence/jobs.server.ts'

interface ToldOf {
  readonly wanted: WantedTrade
  readonly technician: string
}

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** Of a profile that was published, or that began to fit. */
    'tell-search-alerts': { readonly technician: string }
    /** `alert` is the id of a row of search_alerts. */
    'send-alert-confirmation-mail': { readonly alert: string }
    'send-alert-mail': ToldOf & ({ readonly uid: string } | { readonly email: string })
  }
}

declare module '#accounts/jobs/send-push.server.ts' {
  interface PushPayloads {
    /** What was waited for. */
    alert: { readonly alert: WantedTrade; readonly technician: string }
  }
}

export function alertJobs(tools: JobTools) {
  const { db, log, origin } = tools
  return {
    'tell-search-alerts': async ({ technician }) => {
      const told = await tellSearchAlerts(db, technician)
      if (told > 0) log.info({ source: 'jobs', told }, 'search alerts told')
    },
    // Null: it was confirmed, or left, meanwhile.
    'send-alert-confirmation-mail': emailJob(tools, async ({ alert }) => {
      const found = await findUnconfirmedAlert(db, alert)
      return found && alertConfirmationEmail(found, origin)
    }),
    'send-alert-mail': emailJob(tools, async ({ wanted, technician, ...to }) => {
      const account = 'uid' in to ? await findAccountDetails(db, to.uid) : { name: '', email: to.email }
      return (
        account &&
        alertEmail({ to: { name: account.name, address: account.email }, wanted, technician }, origin)
      )
    }),
  } satisfies Partial<JobHandlers<JobName>>
}

export const findAlertPush: FindPush<PushPayloads['alert']> = async (_, { alert }, { uid }) => ({
  uid,
  message: alertPush(alert),
  delivery: deliveryOf(ALERT_NOTIFICATION),
})

export const findAlertWhatsapp: FindWhatsapp<PushPayloads['alert']> = async (_, { alert }, { now }) => ({
  message: alertWhatsapp(alert),
  until: new Date(now.getTime() + ALERT_NOTIFICATION.until),
})
