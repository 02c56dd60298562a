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

const running = new AsyncLocalStorage<Told>()

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
      await recordFailure(tools, 'email', to, mailRefusalOf(error))
      throw error
    }
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
