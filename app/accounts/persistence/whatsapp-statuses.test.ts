// Statuses of messages by WhatsApp: in any order, several at once, more than once, and while others are recorded.
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { MESSAGE_STATES, type MessageState } from '#accounts/domain/whatsapp-message.ts'
import { recordAccepted } from '#accounts/persistence/whatsapp-messages.server.ts'
import { recordStatuses } from '#accounts/persistence/whatsapp-statuses.server.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { DELIVERY_STATES, type IncomingStatus } from '#platform/domain/whatsapp.ts'
import { judgedStatuses } from '#platform/whatsapp/api-failures.ts'
import { newMember } from '#tests/support/people/people.ts'
import { clearJobs, connectNumber, queuedJobs } from '#tests/support/people/whatsapp.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'

const UNDELIVERABLE = 131026
const WINDOW_CLOSED = 131047
const PAIR_LIMIT = 131056
const EXPERIMENT = 130472

const services = await testServices()
const { db, database } = services
const { rows } = database
const EMAIL = {
  name: 'send-unread-messages-mail',
  payload: { key: 7, recipient: 'ana' },
  ...{ key: 'unread-messages:7:ana', runAt: '2099-01-01T00:00:00Z', keepsRunAt: true },
}
const EMAIL_JOB = { task: EMAIL.name, payload: EMAIL.payload }

let uid = ''
beforeEach(async () => {
  ;({ uid } = await newMember(services))
  await connectNumber(database, uid)
  await clearJobs(database)
  await rows('delete from whatsapp_messages')
})

let count = 0
const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000)
interface Message {
  readonly id: string
  readonly apiId: string
}

async function newMessage({ state = 'sent', apiId = `wamid.${++count}` } = {}): Promise<Message> {
  const id = crypto.randomUUID()
  const about = { message: 1, notification: crypto.randomUUID() }
  await rows(
    `insert into whatsapp_messages (id, uid, "apiId", template, about, email, state, "createdAt", "askedAt")
     values ($1, $2, $3, 'mensaje_de_tecnico', $4, $5, $6, $7, $7)`,
    [id, uid, state === 'sending' ? null : apiId, about, EMAIL, state, NOON],
  )
  return { id, apiId }
}

const statusOf = (
  { id, apiId }: Message,
  state: IncomingStatus['state'],
  more: Partial<IncomingStatus> = {},
): IncomingStatus => ({ id: apiId, ourId: id, state, at: NOON, errorCode: null, ...more })
const failed = (message: Message, errorCode: number, more: Partial<IncomingStatus> = {}) =>
  statusOf(message, 'failed', { errorCode, ...more })
const say = (statuses: readonly IncomingStatus[], now = NOON) =>
  recordStatuses(db, judgedStatuses(statuses), now)
const stored = async ({ id }: Message) =>
  (await rows('select * from whatsapp_messages where id = $1', [id]))[0] as Record<string, unknown>
const connection = () => rows('select failures, "failingAt" from whatsapp_connections where uid = $1', [uid])

test('whatever the order, the repetitions and the posts, the last word is the same and the e-mail goes once', async () => {
  const status = fc.record({
    message: fc.nat(1),
    state: fc.constantFrom(...DELIVERY_STATES),
    second: fc.nat(9),
    isNamed: fc.boolean(),
  })
  const posts = fc.array(fc.array(status, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(posts, async said => {
      await clearJobs(database)
      const messages = [await newMessage(), await newMessage()]
      for (const post of said)
        await say(
          post.map(({ message, state, second, isNamed }) => {
            const each = messages[message] as Message
            const more = { at: at(second), errorCode: state === 'failed' ? EXPERIMENT : null }
            return statusOf(each, state, { ...more, ...(!isNamed && { ourId: null }) })
          }),
        )
      let emails = 0
      for (const [index, message] of messages.entries()) {
        const before: MessageState[] = ['sent']
        const moments = new Map<string, Date>()
        for (const post of said) {
          const ofIt = post.filter(each => each.message === index)
          for (const state of DELIVERY_STATES) {
            const seconds = ofIt.filter(each => each.state === state).map(({ second }) => second)
            if (seconds.length > 0 && !moments.has(state)) moments.set(state, at(Math.min(...seconds)))
          }
          before.push(last([...ofIt.map(({ state }) => state), before.at(-1) as MessageState]))
        }
        const hasFailed = before.includes('failed')
        const state = before.at(-1)
        if (hasFailed) emails++
        expect(await stored(message)).toMatchObject({
          state,
          ...{ sentAt: moments.get('sent') ?? null, deliveredAt: moments.get('delivered') ?? null },
          ...{ readAt: moments.get('read') ?? null, failedAt: moments.get('failed') ?? null },
          errorCode: state === 'failed' ? EXPERIMENT : null,
          insteadBy: hasFailed ? 'email' : null,
        })
      }
      // Of one visit and person there is one.
      expect(await queuedJobs(database)).toEqual(emails > 0 ? [EMAIL_JOB] : [])
    }),
    { numRuns: 40 },
  )
})

const last = (states: readonly MessageState[]) =>
  states.reduce((one, other) => (MESSAGE_STATES.indexOf(other) > MESSAGE_STATES.indexOf(one) ? other : one))

test('the e-mail of a message that failed goes at once, whenever it would have gone', async () => {
  const message = await newMessage()
  await say([failed(message, EXPERIMENT)])
  const [job] = await rows('select run_at <= now() as due from graphile_worker.jobs where key = $1', [
    EMAIL.key,
  ])
  expect(job).toEqual({ due: true })
  expect(await stored(message)).toMatchObject({ state: 'failed', insteadBy: 'email', email: null })
})

test('failures of the number are counted in a row: two end the attempts, one that arrives begins anew', async () => {
  const messages = await Promise.all([newMessage(), newMessage(), newMessage(), newMessage()])
  const [one, two, three, four] = messages as [Message, Message, Message, Message]
  await say([failed(one, UNDELIVERABLE), failed(one, UNDELIVERABLE)])
  expect(await connection()).toEqual([{ failures: 1, failingAt: null }])
  await say([statusOf(two, 'delivered')])
  expect(await connection()).toEqual([{ failures: 0, failingAt: null }])
  await say([failed(three, UNDELIVERABLE), failed(four, UNDELIVERABLE)])
  expect(await connection()).toEqual([{ failures: 2, failingAt: NOON }])
  await say([statusOf(two, 'read')])
  expect(await connection()).toEqual([{ failures: 0, failingAt: null }])
})

test('free text that turns out to be too late goes again as its template, once', async () => {
  const message = await newMessage()
  const refusal = failed(message, WINDOW_CLOSED)
  await say([refusal])
  expect(await queuedJobs(database)).toEqual([
    {
      task: 'send-whatsapp',
      payload: { id: message.id, uid, message: 1, as: 'template', email: expect.objectContaining(EMAIL) },
    },
  ])
  const waiting = {
    state: 'waiting',
    apiId: null,
    insteadAt: null,
    errorCode: null,
    priorApiId: message.apiId,
  }
  expect(await stored(message)).toMatchObject(waiting)
  // The answer to the first request comes after its status, and the status comes again.
  await recordAccepted(db, { id: message.id, apiId: message.apiId, now: NOON })
  await say([refusal, statusOf(message, 'sent')])
  expect(await stored(message)).toMatchObject(waiting)

  await clearJobs(database)
  const second = { ...message, apiId: `${message.apiId}.second` }
  await rows(`update whatsapp_messages set state = 'sending' where id = $1`, [message.id])
  await recordAccepted(db, { id: second.id, apiId: second.apiId, now: NOON })
  await say([refusal])
  expect(await stored(message)).toMatchObject({ state: 'sent', apiId: second.apiId })
  await say([failed(second, WINDOW_CLOSED)])
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  expect(await stored(message)).toMatchObject({ state: 'failed', insteadBy: 'email' })
})

test('what the service could not do is tried again a little later, as it was', async () => {
  const message = await newMessage({ state: 'sending' })
  await say([failed(message, PAIR_LIMIT)])
  const [job] = await rows(
    `select payload ->> 'as' as "sentAs", run_at - $1::timestamptz > interval '10 seconds' as later
     from graphile_worker._private_jobs`,
    [NOON],
  )
  expect(job).toEqual({ sentAs: null, later: true })
  expect(await stored(message)).toMatchObject({ state: 'waiting', askedAt: null })
  expect(await connection()).toEqual([{ failures: 0, failingAt: null }])
})

test('after five minutes, or once the e-mail went, nothing is sent again', async () => {
  const late = await newMessage()
  await say([failed(late, WINDOW_CLOSED)], new Date(NOON.getTime() + 5 * MINUTE_MS))
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  await clearJobs(database)
  const told = await newMessage()
  await rows(`update whatsapp_messages set "insteadAt" = $2, "insteadBy" = 'email' where id = $1`, [
    told.id,
    NOON,
  ])
  await say([failed(told, WINDOW_CLOSED)])
  expect(await queuedJobs(database)).toEqual([])
  expect(await stored(told)).toMatchObject({ state: 'failed', errorCode: WINDOW_CLOSED })
})

test('an answer in the chat that was not delivered goes nowhere else', async () => {
  const answer = await newMessage()
  await rows('update whatsapp_messages set template = null, about = null, email = null')
  await say([failed(answer, WINDOW_CLOSED)])
  expect(await queuedJobs(database)).toEqual([])
  expect(await stored(answer)).toMatchObject({ state: 'failed', insteadAt: null })
})

test('ids of nobody, of another product and of no shape change nothing', { tags: ['attack'] }, async () => {
  const message = await newMessage()
  await say([
    statusOf({ id: crypto.randomUUID(), apiId: 'wamid.of-nobody' }, 'read'),
    statusOf({ id: `x' or true --`, apiId: 'wamid.of-nobody' }, 'read'),
    statusOf({ id: 'otro-producto', apiId: 'wamid.other' }, 'failed', { errorCode: UNDELIVERABLE }),
  ])
  expect(await stored(message)).toMatchObject({ state: 'sent' })
  expect(await connection()).toEqual([{ failures: 0, failingAt: null }])
})

test('failures that several posts tell at once count once, and go by e-mail once', async () => {
  const messages = await Promise.all(Array.from({ length: 8 }, () => newMessage()))
  const people = await Promise.all(messages.map(() => newMember(services)))
  for (const [index, message] of messages.entries()) {
    const person = people[index]?.uid ?? ''
    await connectNumber(database, person)
    await rows('update whatsapp_messages set uid = $2 where id = $1', [message.id, person])
  }
  const posts = Array.from({ length: 12 }, (_, index) => {
    const statuses = messages.map(each => failed(each, UNDELIVERABLE, { at: at(index) }))
    return index % 2 === 0 ? statuses : statuses.toReversed()
  })
  await Promise.all(posts.map(post => say(post)))
  expect(await rows('select distinct failures from whatsapp_connections where failures > 0')).toEqual([
    { failures: 1 },
  ])
  expect(
    await rows(`select id from whatsapp_messages where state <> 'failed' or "insteadBy" <> 'email'`),
  ).toEqual([])
})
