// What came in by WhatsApp is handled, answered and recorded.
import { DELIVERY_WAIT_MS } from '#accounts/domain/whatsapp-message.ts'
import { findConnectedPerson, recordInbound } from '#accounts/persistence/whatsapp-connections.server.ts'
import {
  claimMessage,
  recordAccepted,
  recordStatus,
  recordUnsent,
  recordWaiting,
} from '#accounts/persistence/whatsapp-messages.server.ts'
import type { Log, Services } from '#app/services.ts'
import type { ChatAnswer, ChatReaction, IncomingStatus } from '#platform/domain/whatsapp.ts'
import type { JobHandlers } from '#platform/jobs/job-handlers.server.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { type Db, isOutage } from '#platform/persistence/database.server.ts'
import { addJob, type JobName, type JobPayloads } from '#platform/persistence/jobs.server.ts'
import { isFailureOfNumber } from '#platform/whatsapp/api-failures.ts'
import { outgoingOfAnswer } from '#platform/whatsapp/outgoing.ts'
import { withoutTexts } from '#platform/whatsapp/silent-error.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import { checkAccount } from '#whatsapp/jobs/account-check.server.ts'
import { replyTo } from '#whatsapp/jobs/inbound-handlers.server.ts'
import {
  findWaitingMessage,
  markHandled,
  recordAttempt,
  type WaitingMessage,
} from '#whatsapp/persistence/inbound.server.ts'

type StoredStatus = Omit<IncomingStatus, 'at'> & { readonly at: string }

declare module '#platform/persistence/jobs.server.ts' {
  interface JobPayloads {
    /** What waits of this number, in its order; or one message that failed often. */
    'handle-whatsapp': { readonly number: string; readonly parked?: number }
    /** What Meta says of the number and its templates. */
    'check-whatsapp-account': Record<string, never>
    'record-whatsapp-statuses': { readonly statuses: readonly StoredStatus[] }
    'answer-whatsapp': {
      /** Our own of the answer. */
      readonly id: string
      readonly to: string
      readonly uid: string | null
      /** The API's id of the message that is answered. */
      readonly quotes: string
      readonly answer: Omit<ChatAnswer, 'file'> | ChatReaction
    }
  }
}

export interface WhatsappJobTools {
  readonly db: Db
  readonly log: Log
  /** What handlers hand to use cases. */
  readonly services: Services
  readonly whatsapp: WhatsappChannel | null
  readonly origin: string
  readonly now: () => Date
}

export function whatsappJobs(tools: WhatsappJobTools) {
  return {
    'handle-whatsapp': payload => withoutTexts(() => handleWaiting(tools, payload)),
    'answer-whatsapp': payload => withoutTexts(() => sendAnswer(tools, payload)),
    'check-whatsapp-account': () => checkAccount(tools),
    'record-whatsapp-statuses': async ({ statuses }) => {
      for (const status of statuses)
        await recordStatus(
          tools.db,
          { ...status, at: new Date(status.at) },
          { isOfNumber: isFailureOfNumber(status.errorCode), now: tools.now() },
        )
    },
  } satisfies Partial<JobHandlers<JobName>>
}

async function handleWaiting(
  tools: WhatsappJobTools,
  { number, parked }: JobPayloads['handle-whatsapp'],
): Promise<void> {
  const { db, whatsapp } = tools
  if (!whatsapp) return
  for (;;) {
    const waiting = await findWaitingMessage(db, number, parked)
    if (!waiting) return
    try {
      await handle({ ...tools, whatsapp }, waiting)
    } catch (error) {
      if (isOutage(error) || parked !== undefined) throw error
      if (!(await recordAttempt(db, waiting.seq, tools.now()))) throw error
      // It is tried apart, and does not hold up what came after it.
      tools.log.error({ source: 'whatsapp', inbound: waiting.seq }, 'message parked after several failures')
      await addJob(db, 'handle-whatsapp', { number, parked: waiting.seq })
    }
  }
}

async function handle(
  { db, services, whatsapp, origin, now }: WhatsappJobTools & { readonly whatsapp: WhatsappChannel },
  { seq, message }: WaitingMessage,
): Promise<void> {
  const number = message.from
  await recordInbound(db, number, message.sentAt)
  const person = await findConnectedPerson(db, number)
  const reply = await replyTo({ services, whatsapp, message, origin }, person)
  await db.transaction(async tx => {
    if (!(await markHandled(tx, seq, now())) || !reply) return
    // After connecting it is somebody else's than before.
    const after = person ?? (await findConnectedPerson(tx, number))
    await addJob(tx, 'answer-whatsapp', {
      id: crypto.randomUUID(),
      to: number,
      uid: after?.viewer.uid ?? null,
      quotes: message.id,
      answer: reply,
    })
  })
}

const RETRY_MS = 5_000

/** Once. An answer that comes late is worth nothing. */
async function sendAnswer(
  { db, whatsapp, now: clock }: WhatsappJobTools,
  payload: JobPayloads['answer-whatsapp'],
): Promise<void> {
  if (!whatsapp) return
  const { id, to, uid, quotes, answer } = payload
  const now = clock()
  const visitKey = 'text' in answer ? (answer.visit ?? null) : null
  const about = null
  const triedSince = await claimMessage(db, { id, uid, template: null, visitKey, about, email: null, now })
  if (!triedSince) return
  const result =
    'emoji' in answer
      ? await whatsapp.react(to, quotes, answer, id)
      : await whatsapp.send(to, outgoingOfAnswer(answer), id)
  countOutcome('whatsapp', result.outcome)
  if (result.outcome === 'accepted') return recordAccepted(db, { id, apiId: result.id, now: clock() })
  const isWaiting = result.outcome === 'wait' && !result.mayHaveArrived
  const retryAt = new Date(clock().getTime() + Math.max(isWaiting ? (result.retryAfterMs ?? 0) : 0, RETRY_MS))
  if (!isWaiting || retryAt.getTime() - triedSince.getTime() >= DELIVERY_WAIT_MS)
    return recordUnsent(db, { message: id, errorCode: result.code, now: clock() })
  await db.transaction(async tx => {
    await recordWaiting(tx, id)
    await addJob(tx, 'answer-whatsapp', payload, retryAt)
  })
}
