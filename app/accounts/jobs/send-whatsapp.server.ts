// Sends one message by WhatsApp, once: what was asked of the API is not asked again. Whatever it does not take, and what is not
// delivered in time, goes by e-mail.

import { CANNOT_WAIT_MS, DELIVERY_WAIT_MS, isWindowOpen } from '#accounts/domain/whatsapp-message.ts'
import type { PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { QueuedEmail } from '#accounts/persistence/notify-people.server.ts'
import { findConnection } from '#accounts/persistence/whatsapp-connections.server.ts'
import {
  claimMessage,
  clearTokenRefused,
  isChannelSlow,
  recordAccepted,
  recordRefused,
  recordTokenRefused,
  recordUnsent,
  recordWaiting,
  sendEmailBeside,
  sendEmailOnly,
  sendOverdueByEmail,
} from '#accounts/persistence/whatsapp-messages.server.ts'
import type { Log } from '#app/services.ts'
import type { WhatsappMessage } from '#platform/domain/whatsapp.ts'
import type { MinuteTools } from '#platform/jobs/job-handlers.server.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob, type JobPayloads } from '#platform/persistence/jobs.server.ts'
import { outgoingOf } from '#platform/whatsapp/outgoing.ts'
import type { SendResult, WhatsappClient } from '#platform/whatsapp/whatsapp-channel.ts'

/** What a message is about: as a push message, or a test of the connection. */
type WhatsappPayloads = PushPayloads & { test: { readonly test: true } }

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `id`: our own of the message. `email`: what goes when it does not arrive. */
    'send-whatsapp': {
      readonly id: string
      readonly uid: string
      readonly email: QueuedEmail | null
    } & WhatsappPayloads[keyof WhatsappPayloads]
  }
}

declare module '#platform/persistence/counted-outcomes.server.ts' {
  interface CountedOutcomes {
    whatsapp: SendResult['outcome'] | 'not-told'
  }
}

export interface FoundWhatsapp {
  readonly message: WhatsappMessage
  /** When it is worth nothing any more; null: never. */
  readonly until: Date | null
}

/** Null when there is nothing to tell this person any more. */
export type FindWhatsapp<Payload> = (
  db: Db,
  payload: Payload,
  context: { readonly uid: string; readonly now: Date; readonly origin: string },
) => Promise<FoundWhatsapp | null>

export type WhatsappFinders = {
  readonly [Field in keyof WhatsappPayloads]?: FindWhatsapp<WhatsappPayloads[Field]>
}

export interface WhatsappTools {
  readonly db: Db
  readonly log: Log
  /** Null: the operator has not set it up. */
  readonly whatsapp: Pick<WhatsappClient, 'send'> | null
  readonly origin: string
  readonly now: () => Date
}

const RETRY_MS = 15_000

export async function sendWhatsapp(
  tools: WhatsappTools,
  finders: WhatsappFinders,
  payload: JobPayloads['send-whatsapp'],
): Promise<void> {
  const { db, whatsapp, origin } = tools
  const { id, uid, email, ...about } = payload
  const now = tools.now()
  const connection = await findConnection(db, uid)
  const [, find] = Object.entries(finders).find(([field]) => field in about) ?? []
  const mayBeSent = whatsapp && connection && (!connection.failingAt || 'test' in about)
  const found =
    mayBeSent && find ? await (find as FindWhatsapp<typeof about>)(db, about, { uid, now, origin }) : null
  if (!mayBeSent || !found || (found.until && found.until <= now)) {
    countOutcome('whatsapp', 'not-told')
    return db.transaction(tx => sendEmailOnly(tx, { id, uid, email, now }))
  }
  const { message, until } = found
  const outgoing = outgoingOf(message, isWindowOpen(connection.lastInboundAt, now), origin)
  const visitKey = message.visit ?? null
  const triedSince = await claimMessage(db, {
    id,
    uid,
    template: message.template,
    visitKey,
    about,
    email,
    now,
  })
  if (!triedSince) return
  if (email && until && until.getTime() - now.getTime() <= CANNOT_WAIT_MS && (await isChannelSlow(db, now)))
    await sendEmailBeside(db, id, now)
  const result = await whatsapp.send(connection.number, outgoing, id)
  await recordResult(tools, payload, { result, triedSince })
}

interface Answer {
  readonly result: SendResult
  readonly triedSince: Date
}

async function recordResult(
  { db, log, now: clock }: WhatsappTools,
  payload: JobPayloads['send-whatsapp'],
  { result, triedSince }: Answer,
): Promise<void> {
  const now = clock()
  const { id } = payload
  countOutcome('whatsapp', result.outcome)
  if (result.outcome === 'accepted') {
    await recordAccepted(db, { id, apiId: result.id, now })
    return clearTokenRefused(db)
  }
  const failed = { message: id, errorCode: result.code, now }
  if (result.outcome === 'refused') return db.transaction(tx => recordRefused(tx, failed))
  if (result.outcome === 'token') {
    // One line, not one for each message.
    if (await recordTokenRefused(db, now))
      log.error({ source: 'whatsapp', code: result.code }, 'WHATSAPP_TOKEN refused, e-mails go instead')
    return recordUnsent(db, failed)
  }
  // Nobody knows whether it left: a status tells, or the e-mail goes in five minutes.
  if (result.mayHaveArrived) return
  const retryAt = new Date(now.getTime() + Math.max(result.retryAfterMs ?? 0, RETRY_MS))
  if (retryAt.getTime() - triedSince.getTime() >= DELIVERY_WAIT_MS) return recordUnsent(db, failed)
  await db.transaction(async tx => {
    await recordWaiting(tx, id)
    await addJob(tx, 'send-whatsapp', payload, retryAt)
  })
}

/** Every minute. */
export async function sendOverdueWhatsapp({ db, now }: MinuteTools): Promise<void> {
  await sendOverdueByEmail(db, now())
}
