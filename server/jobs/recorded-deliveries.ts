// Remembers what became of each e-mail and push message of a job, for /admin/avisos.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type DeliveryReason, type RecordedChannel, topicOf } from '#accounts/domain/channel-delivery.ts'
import {
  type Recipient,
  recordChannelFailure,
  recordDelivery,
} from '#accounts/persistence/channel-deliveries.server.ts'
import type { Log } from '#app/services.ts'
import { mailRefusalOf, type SendMail } from '#platform/mail/mail.server.ts'
import { announceOutcome, countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Push } from '#platform/push/push.server.ts'

export interface TellingJob {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly isLastAttempt: boolean
}

interface Told {
  readonly job: string
  readonly topic: string
  readonly notification: string | null
  readonly isLastAttempt: boolean
}

declare module '#platform/persistence/counted-outcomes.server.ts' {
  interface CountedOutcomes {
    /** 'refused' is final, 'failed' is tried again, 'given-up' was the last attempt. Its code is what the e-mail tells. */
    readonly mail: MailOutcome
  }
}

type MailOutcome = (typeof MAIL_OUTCOMES)[number]
const MAIL_OUTCOMES = ['sent', 'refused', 'failed', 'given-up'] as const

const running = new AsyncLocalStorage<Told>()

export function announceMails(jobs: readonly string[]): void {
  for (const topic of new Set(jobs.flatMap(job => (job.endsWith('-mail') ? (topicOf(job, {}) ?? []) : []))))
    for (const outcome of MAIL_OUTCOMES) announceOutcome('mail', outcome, topic)
}

function countMail(outcome: MailOutcome): void {
  const [code = 'other'] = running.getStore()?.topic.split(':') ?? []
  countOutcome('mail', outcome, { code })
}

/** What is sent while `run` works is recorded as that of this job. */
export function inTellingJob<Result>(job: TellingJob, run: () => Result): Result {
  const payload = typeof job.payload === 'object' && job.payload ? job.payload : {}
  const topic = topicOf(job.name, payload)
  if (topic === null) return run()
  const notification =
    'notification' in payload && typeof payload.notification === 'string' ? payload.notification : null
  return running.run({ job: job.id, topic, notification, isLastAttempt: job.isLastAttempt }, run)
}

interface Tools {
  readonly db: Db
  readonly log: Log
  readonly now: () => Date
}

export function recordedMails(sendMail: SendMail, tools: Tools): SendMail {
  return async email => {
    const to = { email: email.to.address }
    try {
      await sendMail(email)
    } catch (error) {
      const refusal = mailRefusalOf(error)
      if (refusal) countMail('refused')
      else countMail(running.getStore()?.isLastAttempt ? 'given-up' : 'failed')
      await recordFailure(tools, 'email', to, refusal)
      throw error
    }
    countMail('sent')
    await record(tools, 'email', to, null)
  }
}

export function recordedPushes(push: Push, tools: Tools): Push {
  return {
    ...push,
    async send(device, ...message) {
      const to = { endpoint: device.endpoint }
      try {
        const result = await push.send(device, ...message)
        await record(tools, 'push', to, result === 'sent' ? null : result)
        return result
      } catch (error) {
        await recordFailure(tools, 'push', to, null)
        throw error
      }
    },
  }
}

async function recordFailure(
  tools: Tools,
  channel: RecordedChannel,
  to: Recipient,
  reason: DeliveryReason | null,
): Promise<void> {
  if (reason) return record(tools, channel, to, reason)
  await kept(tools, db => recordChannelFailure(db, channel, tools.now()))
  if (running.getStore()?.isLastAttempt) await record(tools, channel, to, 'unreachable')
}

async function record(
  tools: Tools,
  channel: RecordedChannel,
  to: Recipient,
  reason: DeliveryReason | null,
): Promise<void> {
  const told = running.getStore()
  if (told) await kept(tools, db => recordDelivery(db, to, { ...told, channel, reason, at: tools.now() }))
}

/** What was sent is not sent again because it could not be recorded. */
async function kept({ db, log }: Tools, write: (db: Db) => Promise<void>): Promise<void> {
  try {
    await write(db)
  } catch (error) {
    log.warn({ err: error, source: 'jobs' }, 'delivery not recorded')
  }
}
