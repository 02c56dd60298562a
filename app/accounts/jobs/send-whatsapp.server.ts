// Sends one message by WhatsApp, once: what was asked of the API is not asked again. Whatever it does not take, and what is not
// delivered in time, goes by e-mail.

import {
  CANNOT_WAIT_MS,
  DELIVERY_WAIT_MS,
  isWindowOpen,
  RETRY_MS,
} from '#accounts/domain/whatsapp-message.ts'
import type { PushPayloads } from '#accounts/jobs/send-push.server.ts'
import type { QueuedEmail } from '#accounts/persistence/notify-people.server.ts'
import {
  claimNotification,
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
import { type Db, isOutage, type PooledDb } from '#platform/persistence/database.server.ts'
import { addJob, type JobPayloads } from '#platform/persistence/jobs.server.ts'
import { isFailureOfNumber, retryOf } from '#platform/whatsapp/api-failures.ts'
import { outgoingOf, withSignedLinks } from '#platform/whatsapp/outgoing.ts'
import { silentError, withoutTexts } from '#platform/whatsapp/silent-error.ts'
import type { SendResult, WhatsappClient } from '#platform/whatsapp/whatsapp-channel.ts'

/** Of the connection, or what push messages are about too. */
type About = { readonly test: true } | PushPayloads[keyof PushPayloads]

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** `id`: our own of the message. `email`: what goes when it does not arrive. `as`: free text was too late. */
    'send-whatsapp': {
      readonly id: string
      readonly uid: string
      readonly email: QueuedEmail | null
      readonly as?: 'template' | null
    } & About
  }
}

declare module '#platform/persistence/counted-outcomes.server.ts' {
  interface CountedOutcomes {
    /** 'failed': after it was accepted. 'emailed': the e-mail goes instead. */
    whatsapp: SendResult['outcome'] | 'not-told' | 'failed' | 'emailed'
  }
}

interface AddressedWhatsapp {
  readonly message: WhatsappMessage
  /** When it is worth nothing any more; null: never. */
  readonly until: Date | null
}

/** Null when there is nothing to tell this person any more. */
export type FindWhatsapp<Payload> = (
  db: Db,
  payload: Payload,
  context: { readonly uid: string; readonly now: Date; readonly origin: string },
) => Promise<AddressedWhatsapp | null>

export type WhatsappFinders = {
  readonly [Field in keyof PushPayloads]: FindWhatsapp<PushPayloads[Field]>
}

export interface WhatsappTools {
  readonly db: PooledDb
  readonly log: Log
  /** Null: the operator has not set it up. */
  readonly whatsapp: Pick<WhatsappClient, 'send'> | null
  /** Of the link that opens this page of a visit, for a day and without signing in. */
  readonly visitToken: (path: string, to: { readonly uid: string; readonly now: Date }) => string
  readonly origin: string
  readonly now: () => Date
}

/** Nothing of a message stands in what is logged of its job. */
export function sendWhatsapp(
  tools: WhatsappTools,
  finders: WhatsappFinders,
  payload: JobPayloads['send-whatsapp'],
): Promise<void> {
  return withoutTexts(() => send(tools, finders, payload))
}

async function send(
  tools: WhatsappTools,
  finders: WhatsappFinders,
  payload: JobPayloads['send-whatsapp'],
): Promise<void> {
  const { db, whatsapp } = tools
  const { id, uid, email, as = null, ...about } = payload
  const now = tools.now()
  const written = whatsapp && (await write(tools, finders, about, { uid, now }))
  const isLate = written?.until && written.until <= now
  const claimed =
    written && !isLate
      ? await claimNotification(
          db,
          {
            ...{ id, uid, template: written.message.template, visitKey: written.message.visit ?? null },
            ...{ about, email, now },
          },
          { evenFailing: 'test' in about },
        )
      : null
  if (!whatsapp || !written || !claimed) {
    countOutcome('whatsapp', 'not-told')
    return db.transaction(tx => sendEmailOnly(tx, { id, uid, email, now }))
  }
  const { number, lastInboundAt, triedSince } = claimed
  if (!triedSince) return
  const { template, free, until } = written
  if (email && until && until.getTime() - now.getTime() <= CANNOT_WAIT_MS && (await isChannelSlow(db, now)))
    await sendEmailBeside(db, id, now)
  const isOpen = as !== 'template' && isWindowOpen(lastInboundAt, now)
  let result = await whatsapp.send(number, isOpen ? free : template, id)
  // The API counts the 24 hours by its own clock.
  if (isOpen && result.outcome === 'refused' && retryOf(result.code) === 'template')
    result = await whatsapp.send(number, template, id)
  await recordResult(tools, payload, { result, triedSince })
}

/** Null when nothing is to be told any more, and when it cannot be written: the e-mail goes. */
async function write(
  { db, origin, log, visitToken }: WhatsappTools,
  finders: WhatsappFinders,
  about: About,
  context: { readonly uid: string; readonly now: Date },
) {
  const finder = Object.entries(finders).find(([field]) => field in about)?.[1] as
    | FindWhatsapp<About>
    | undefined
  const find = 'test' in about ? findTestMessage : finder
  try {
    const found = (await find?.(db, about, { ...context, origin })) ?? null
    if (!found) return null
    const message = withSignedLinks(found.message, path => visitToken(path, context))
    return {
      ...found,
      template: outgoingOf(message, false, origin),
      free: outgoingOf(message, true, origin),
    }
  } catch (error) {
    if (isOutage(error)) throw error
    log.error({ err: silentError(error), source: 'whatsapp' }, 'message by WhatsApp not written')
    return null
  }
}

const findTestMessage = async (): Promise<AddressedWhatsapp> => ({
  message: { template: 'prueba', words: [], buttons: [] },
  until: null,
})

interface Answer {
  readonly result: SendResult
  readonly triedSince: Date
}

/** For the metrics. */
const codeOf = (result: SendResult) =>
  'code' in result && result.code !== null ? { code: String(result.code) } : {}

async function recordResult(
  { db, log, now: clock }: WhatsappTools,
  payload: JobPayloads['send-whatsapp'],
  { result, triedSince }: Answer,
): Promise<void> {
  const now = clock()
  const { id } = payload
  countOutcome('whatsapp', result.outcome, codeOf(result))
  if (result.outcome === 'accepted') return recordAccepted(db, { id, apiId: result.id, now })
  const failed = { message: id, errorCode: result.code, now }
  const isOfNumber = isFailureOfNumber(result.code)
  if (result.outcome === 'refused') return db.transaction(tx => recordRefused(tx, { ...failed, isOfNumber }))
  if (result.outcome === 'token') {
    // One line, not one for each message.
    if (await recordTokenRefused(db, now))
      log.attention('whatsapp-token-refused', { source: 'whatsapp', code: result.code })
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
