// What came in by WhatsApp is handled, answered and recorded.
import { DELIVERY_WAIT_MS } from '#accounts/domain/whatsapp-message.ts'
import { findConnectedPerson, recordInbound } from '#accounts/persistence/whatsapp-connections.server.ts'
import {
  claimMessage,
  recordAccepted,
  recordUnsent,
  recordWaiting,
} from '#accounts/persistence/whatsapp-messages.server.ts'
import { recordStatuses } from '#accounts/persistence/whatsapp-statuses.server.ts'
import type { Log, Services } from '#app/services.ts'
import type { ChatReply, IncomingStatus } from '#platform/domain/whatsapp.ts'
import type { JobHandlers } from '#platform/jobs/job-handlers.server.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { isOutage, type PooledDb } from '#platform/persistence/database.server.ts'
import { addJob, type JobName, type JobPayloads } from '#platform/persistence/jobs.server.ts'
import { judgedStatuses } from '#platform/whatsapp/api-failures.ts'
import { outgoingOf, outgoingOfAnswer } from '#platform/whatsapp/outgoing.ts'
import { withoutTexts } from '#platform/whatsapp/silent-error.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import { checkAccount } from '#whatsapp/jobs/account-check.server.ts'
import { tellSetOut } from '#whatsapp/jobs/chat-acts.server.ts'
import { replyTo } from '#whatsapp/jobs/inbound-handlers.server.ts'
import { dropKeptMessages } from '#whatsapp/jobs/talking.server.ts'
import {
  findWaitingMessage,
  handleAlone,
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
    /** Queued by the version before: the next release drops it. */
    'record-whatsapp-statuses': { readonly statuses: readonly StoredStatus[] }
    'answer-whatsapp': {
      /** Our own of the answer. */
      readonly id: string
      readonly to: string
      readonly uid: string | null
      /** The API's id of the message that is answered. */
      readonly quotes: string
      readonly answer: ChatReply
    }
  }
}

export interface WhatsappJobTools {
  readonly db: PooledDb
  readonly log: Log
  /** What handlers hand to use cases. */
  readonly services: Services
  readonly whatsapp: WhatsappChannel | null
  readonly origin: string
  readonly now: () => Date
}

/** `reply` decides what is done with a message. */
export function whatsappJobs(tools: WhatsappJobTools, reply = replyTo) {
  return {
    'handle-whatsapp': payload => {
      const { whatsapp } = tools
      return whatsapp
        ? withoutTexts(() => handleInOrder({ ...tools, whatsapp, reply }, payload))
        : Promise.resolve()
    },
    'answer-whatsapp': payload => withoutTexts(() => sendAnswer(tools, payload)),
    'tell-set-out': payload => tellSetOut(tools, payload),
    'drop-kept-messages': payload => dropKeptMessages(tools, payload),
    'check-whatsapp-account': () => checkAccount(tools),
    'record-whatsapp-statuses': async ({ statuses }) => {
      const said = statuses.map(status => ({ ...status, at: new Date(status.at) }))
      await recordStatuses(tools.db, judgedStatuses(said), tools.now())
    },
  } satisfies Partial<JobHandlers<JobName>>
}

interface HandlingTools extends WhatsappJobTools {
  readonly whatsapp: WhatsappChannel
  readonly reply: typeof replyTo
}

/** Whoever handles the messages of this person looks again after the last of them: nobody waits for the end. */
async function handleInOrder(tools: HandlingTools, payload: JobPayloads['handle-whatsapp']): Promise<void> {
  const { db } = tools
  const { number, parked } = payload
  if (parked !== undefined) return handleWaiting(tools, payload)
  do {
    if (!(await handleAlone(db, number, () => handleWaiting(tools, payload)))) return
  } while (await findWaitingMessage(db, number))
}

async function handleWaiting(
  tools: HandlingTools,
  { number, parked }: JobPayloads['handle-whatsapp'],
): Promise<void> {
  const { db } = tools
  for (;;) {
    const waiting = await findWaitingMessage(db, number, parked)
    if (!waiting) return
    try {
      await handle(tools, waiting)
    } catch (error) {
      if (isOutage(error) || parked !== undefined) throw error
      if (!(await recordAttempt(db, waiting.seq, tools.now()))) throw error
      // It is tried apart, and does not hold up what came after it.
      tools.log.attention('whatsapp-message-parked', { source: 'whatsapp', inbound: waiting.seq })
      await addJob(db, 'handle-whatsapp', { number, parked: waiting.seq })
    }
  }
}

async function handle(
  { db, services, whatsapp, origin, now, reply }: HandlingTools,
  { seq, message }: WaitingMessage,
): Promise<void> {
  const number = message.from
  await recordInbound(db, number, message.sentAt)
  const person = await findConnectedPerson(db, number)
  const answer = await reply({ services, whatsapp, message, origin }, person)
  await db.transaction(async tx => {
    if (!(await markHandled(tx, seq, now())) || !answer) return
    // After connecting it is somebody else's than before.
    const after = person ?? (await findConnectedPerson(tx, number))
    await addJob(tx, 'answer-whatsapp', {
      id: crypto.randomUUID(),
      to: number,
      uid: after?.viewer.uid ?? null,
      quotes: message.id,
      answer,
    })
  })
}

const RETRY_MS = 5_000

/** Once. An answer that comes late is worth nothing. */
async function sendAnswer(
  { db, whatsapp, origin, now: clock }: WhatsappJobTools,
  payload: JobPayloads['answer-whatsapp'],
): Promise<void> {
  if (!whatsapp) return
  const { id, to, uid, quotes, answer } = payload
  const now = clock()
  const visitKey = 'visit' in answer ? (answer.visit ?? null) : null
  const about = null
  const triedSince = await claimMessage(db, { id, uid, template: null, visitKey, about, email: null, now })
  if (!triedSince) return
  const result =
    'emoji' in answer
      ? await whatsapp.react(to, quotes, answer, id)
      : // Whoever is answered wrote a moment ago.
        await whatsapp.send(
          to,
          'template' in answer ? outgoingOf(answer, true, origin) : outgoingOfAnswer(answer),
          id,
        )
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
