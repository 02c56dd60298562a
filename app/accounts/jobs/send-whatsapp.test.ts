// Telling by WhatsApp, against the simulator of its API: once, or by e-mail, and never neither.
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  sendOverdueWhatsapp,
  sendWhatsapp,
  type WhatsappFinders,
} from '#accounts/jobs/send-whatsapp.server.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { findTokenRefusedAt } from '#accounts/persistence/whatsapp-messages.server.ts'
import { recordStatuses } from '#accounts/persistence/whatsapp-statuses.server.ts'
import { leaveWhatsapp } from '#accounts/use-cases/whatsapp-connection.server.ts'
import { EVERYWHERE } from '#platform/domain/notification.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { IncomingStatus } from '#platform/domain/whatsapp.ts'
import type { JobPayloads } from '#platform/persistence/jobs.server.ts'
import { judgedStatuses } from '#platform/whatsapp/api-failures.ts'
import type { WhatsappChannel } from '#platform/whatsapp/whatsapp-channel.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import { newMember } from '#tests/support/people/people.ts'
import { clearJobs, connectNumber, queuedJobs, queuedMessages } from '#tests/support/people/whatsapp.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const services = await testServices()
const { db, database, log, logged } = services
const { rows } = database
const EMAIL = { name: 'send-unread-messages-mail', payload: { key: 7, recipient: 'ana' } } as const
/** It carries the notification's id. */
const EMAIL_JOB = { task: EMAIL.name, payload: expect.objectContaining(EMAIL.payload) }

let simulator: WhatsappSimulator
let channel: WhatsappChannel
let now: Date
/** Null: there is nothing to tell any more. */
let message: { template: string; words: string[]; buttons: string[] } | null
let until: Date | null
beforeEach(async () => {
  now = NOON
  message = { template: 'mensaje_de_tecnico', words: ['Carlos', 'Voy saliendo.'], buttons: [] }
  until = null
  simulator = await startWhatsappSimulator({ now: () => now })
  channel = createWhatsappChannel(simulator.config)
  logged.length = 0
  await clearJobs(database)
  await rows('delete from whatsapp_messages')
  await rows('delete from settings')
})
afterEach(() => simulator.stop())

const finders = {
  message: async () => message && { message: { ...message, visit: 7 }, until },
} as unknown as WhatsappFinders

const send = (
  payload: JobPayloads['send-whatsapp'],
  whatsapp: Pick<WhatsappChannel, 'send'> | null = channel,
) => sendWhatsapp({ db, log, whatsapp, ...LINKS, now: () => now }, finders, payload)

const LINKS = {
  origin: 'https://tecniya.co',
  visitToken: (path: string, { uid }: { uid: string }) => `token-of-${uid}${path.replaceAll('/', '-')}`,
}

/** Somebody with WhatsApp, and the job that tells them. */
async function told({ wroteAt = null }: { wroteAt?: Date | null } = {}) {
  const { uid } = await newMember(services)
  const number = await connectNumber(database, uid, { wroteAt })
  const queue = async () => {
    await clearJobs(database)
    await notifyPeople(db, uid, { channels: EVERYWHERE, about: { message: 1 }, email: EMAIL })
    const [job] = await queuedMessages(database)
    await clearJobs(database)
    if (!job) throw new Error('nothing was queued')
    return job
  }
  return { uid, number, phone: simulator.phone(number), queue, job: await queue() }
}

interface Stored {
  readonly state: string
  readonly insteadBy: string | null
}
const stored = () => rows<Stored>('select state, "insteadBy" from whatsapp_messages')
const statusOf = (ourId: string, state: IncomingStatus['state'], errorCode: number | null = null) =>
  recordStatuses(db, judgedStatuses([{ id: 'wamid.1', state, at: now, errorCode, ourId }]), now)

test('a message goes as a template, and as free text within a day of what the person wrote', async () => {
  const { phone, job } = await told()
  await send(job)
  expect(phone.chat).toMatchObject([{ as: 'template', ourId: job.id }])
  const other = await told({ wroteAt: new Date(NOON.getTime() - 60 * MINUTE_MS) })
  other.phone.write('Hola')
  await send(other.job)
  expect(other.phone.last).toMatchObject({ as: 'text', text: expect.stringContaining('Voy saliendo.') })
  expect(await queuedJobs(database)).toEqual([])
})

test('a page of a visit is linked by a token of whom it is told to, in free text and in a template', async () => {
  const { phone, job, uid } = await told()
  message = { template: 'tecnico_llego', words: ['Carlos', '10:00'], buttons: ['/mis-reservas/7'] }
  await send(job)
  expect(phone.last).toMatchObject({
    as: 'template',
    buttons: [{ title: 'Ver visita', url: `https://tecniya.co/v/token-of-${uid}-mis-reservas-7` }],
  })
})

test('free text that the API refuses as too late goes as a template at once', async () => {
  const refused = { outcome: 'refused', code: 131047 } as const
  const sent: string[] = []
  const { job } = await told({ wroteAt: NOON })
  await send(job, {
    send: async (_, outgoing) => {
      sent.push(outgoing.as)
      return outgoing.as === 'free' ? refused : { outcome: 'accepted', id: 'wamid.9' }
    },
  })
  expect(sent).toEqual(['free', 'template'])
  expect(await stored()).toEqual([{ state: 'sent', insteadBy: null }])
})

test('a job that is repeated sends nothing again, and five minutes later the e-mail goes once', async () => {
  const { phone, job } = await told()
  phone.failure = 'undelivered'
  await send(job)
  await send(job)
  expect(phone.chat).toHaveLength(1)
  await sendOverdueWhatsapp({ db, now: () => now })
  expect(await queuedJobs(database)).toEqual([])
  now = new Date(NOON.getTime() + 5 * MINUTE_MS + 1)
  await sendOverdueWhatsapp({ db, now: () => now })
  await sendOverdueWhatsapp({ db, now: () => now })
  await statusOf(job.id, 'failed', 131026)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  expect(await stored()).toEqual([{ state: 'failed', insteadBy: 'email' }])
})

test('after a crash between the row and the answer nobody is asked again; a status or the e-mail follows', async () => {
  const { phone, job } = await told()
  let asked = 0
  const crashing = {
    send: () => {
      asked++
      throw new Error('killed')
    },
  }
  await expect(send(job, crashing)).rejects.toThrow()
  await send(job)
  expect([asked, phone.chat.length]).toEqual([1, 0])
  expect(await stored()).toEqual([{ state: 'sending', insteadBy: null }])
  now = new Date(NOON.getTime() + 6 * MINUTE_MS)
  await sendOverdueWhatsapp({ db, now: () => now })
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
})

test('a message whose answer was lost and that arrives is followed by no e-mail', async () => {
  const { phone, job } = await told()
  phone.failure = 'lost-answer'
  await send(job)
  expect(phone.chat).toHaveLength(1)
  await statusOf(job.id, 'delivered')
  now = new Date(NOON.getTime() + 6 * MINUTE_MS)
  await sendOverdueWhatsapp({ db, now: () => now })
  expect(await queuedJobs(database)).toEqual([])
  expect(await stored()).toEqual([{ state: 'delivered', insteadBy: null }])
})

test('statuses come in any order: what was read is not only sent, and what arrived did not fail', async () => {
  const { job } = await told()
  await send(job)
  for (const state of ['read', 'sent', 'delivered', 'failed'] as const) await statusOf(job.id, state)
  expect(await stored()).toEqual([{ state: 'read', insteadBy: null }])
  expect(await queuedJobs(database)).toEqual([])
  const moments = await rows(
    'select "sentAt" is null or "deliveredAt" is null or "readAt" is null as missing from whatsapp_messages',
  )
  expect(moments).toEqual([{ missing: false }])
})

test('a failure sends the e-mail at once; the second in a row ends the attempts, one that arrives counts anew', async () => {
  const { uid, job, queue } = await told()
  const connection = () =>
    rows(`select failures, "failingAt" is not null as failing from whatsapp_connections where uid = $1`, [
      uid,
    ])
  await send(job)
  await statusOf(job.id, 'failed', 131026)
  await statusOf(job.id, 'failed', 131026)
  expect(await connection()).toEqual([{ failures: 1, failing: false }])
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  const second = await queue()
  await send(second)
  await rows(`update whatsapp_messages set "apiId" = id::text`)
  await statusOf(second.id, 'delivered')
  expect(await connection()).toEqual([{ failures: 0, failing: false }])
  for (const failure of [1, 2]) {
    const next = await queue()
    await send(next)
    await rows(`update whatsapp_messages set "apiId" = id::text`)
    await statusOf(next.id, 'failed', 131026)
    expect(await connection()).toEqual([{ failures: failure, failing: failure === 2 }])
  }
  await clearJobs(database)
  await notifyPeople(db, uid, { channels: EVERYWHERE, about: { message: 2 }, email: EMAIL })
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
})

test('what is wrong with a template is no failure of the number', async () => {
  const { uid, job } = await told()
  simulator.templates.clear()
  await send(job)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  expect(await stored()).toEqual([{ state: 'failed', insteadBy: 'email' }])
  expect(await rows('select failures from whatsapp_connections where uid = $1', [uid])).toEqual([
    { failures: 0 },
  ])
})

test.each(['rate-limit', 'pair-limit', 'api-failure'] as const)(
  'after %s it is tried again, until five minutes are over',
  async failure => {
    const { phone, job } = await told()
    phone.failure = failure
    await send(job)
    const [waiting] = await queuedMessages(database)
    expect(waiting).toEqual(job)
    expect(await stored()).toEqual([{ state: 'waiting', insteadBy: null }])
    await clearJobs(database)
    phone.failure = null
    await send(job)
    expect(phone.chat).toHaveLength(1)

    const other = await told()
    other.phone.failure = failure
    await send(other.job)
    await clearJobs(database)
    now = new Date(NOON.getTime() + 5 * MINUTE_MS)
    await send(other.job)
    await send(other.job)
    expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  },
)

test('a token that has expired is one line in the log, and e-mails go until it is renewed', async () => {
  const [ana, eva, rosa] = [await told(), await told(), await told()]
  simulator.isTokenExpired = true
  await send(ana.job)
  await send(eva.job)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB, EMAIL_JOB])
  expect(logged.filter(line => line.includes('WHATSAPP_TOKEN'))).toHaveLength(1)
  expect(await findTokenRefusedAt(db)).toEqual(NOON)
  const failures = 'select failures from whatsapp_connections where uid = any($1)'
  expect(await rows(failures, [[ana.uid, eva.uid]])).toEqual([{ failures: 0 }, { failures: 0 }])
  simulator.isTokenExpired = false
  await send(rosa.job)
  expect(await findTokenRefusedAt(db)).toBeNull()
  expect(rosa.phone.chat).toHaveLength(1)
})

test('without configuration, without a connection and for what is over the e-mail goes, once', async () => {
  const { uid, job, queue, phone } = await told()
  await send(job, null)
  await send(job, null)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  const late = await queue()
  until = NOON
  await send(late)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  const gone = await queue()
  message = null
  await send(gone)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  const left = await queue()
  await rows('update whatsapp_connections set "leftAt" = now() where uid = $1', [uid])
  await send(left)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  expect(phone.chat).toEqual([])
})

test.each([['blocked = true'], ['"deletedAt" = now()']])(
  'whoever is barred since is told nothing: %s',
  async change => {
    const { uid, job, phone } = await told({ wroteAt: NOON })
    await rows(`update users set ${change} where uid = $1`, [uid])
    await send(job)
    await send({ ...job, email: null })
    expect(phone.chat).toEqual([])
  },
)

test('what waits when somebody writes BAJA goes by e-mail, once', async () => {
  const { number, job, queue, phone } = await told({ wroteAt: NOON })
  const second = await queue()
  expect(await leaveWhatsapp({ db, now: () => now }, number)).toBe(true)
  for (const each of [job, second, job]) await send(each)
  expect(phone.chat).toEqual([])
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB, EMAIL_JOB])
})

test('a message that cannot be written goes by e-mail, and its words are in no log', async () => {
  const { job } = await told()
  message = { template: 'mensaje_de_tecnico', words: ['La clave es 4418'], buttons: [] }
  await send(job)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  expect(logged.join('\n')).toContain('not written')
  expect(logged.join('\n')).not.toContain('4418')
})

test('what cannot wait goes by both at once while deliveries take long', async () => {
  for (const { job } of [await told(), await told(), await told()]) await send(job)
  now = new Date(NOON.getTime() + 6 * MINUTE_MS)
  await sendOverdueWhatsapp({ db, now: () => now })
  const { job, phone } = await told()
  until = new Date(now.getTime() + 60 * MINUTE_MS)
  await send(job)
  expect(phone.chat).toHaveLength(1)
  expect(await queuedJobs(database)).toEqual([EMAIL_JOB])
  const calm = await told()
  until = new Date(now.getTime() + 600 * MINUTE_MS)
  await send(calm.job)
  expect(await queuedJobs(database)).toEqual([])
})

test('the test of a connection goes to a number that takes no messages, and one that arrives mends it', async () => {
  const { uid, phone } = await told()
  await rows('update whatsapp_connections set failures = 2, "failingAt" = now() where uid = $1', [uid])
  const id = crypto.randomUUID()
  await send({ id, uid, email: null, test: true })
  expect(phone.last?.text).toContain('Este mensaje es una prueba')
  await statusOf(id, 'delivered')
  expect(await rows('select failures, "failingAt" from whatsapp_connections where uid = $1', [uid])).toEqual([
    { failures: 0, failingAt: null },
  ])
})
