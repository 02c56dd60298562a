// The chat as a whole: from what is posted to what the phone shows, with the simulator of the API.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buttonId } from '#bookings/domain/chat-buttons.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { IncomingMessage } from '#platform/domain/whatsapp.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import { picture } from '#tests/support/people/pictures.ts'
import { at } from '#tests/support/people/told-visits.ts'
import { requestVisit, storeVisit } from '#tests/support/people/visits.ts'
import { clearJobs, connectNumber, newNumber } from '#tests/support/people/whatsapp.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { answerButton } from '#whatsapp/jobs/chat-acts.server.ts'
import { whatsappJobs } from '#whatsapp/jobs/whatsapp-jobs.server.ts'
import { storeInbound } from '#whatsapp/persistence/inbound.server.ts'

const ORIGIN = 'https://tecniya.co'
const base = await testServices()
const { database, db } = base
const { rows } = database
let simulator: WhatsappSimulator
beforeEach(async () => {
  simulator = await startWhatsappSimulator({ now: () => at(-60) })
  await clearJobs(database)
})
afterEach(async () => {
  await simulator.stop()
})

/** What waits is done by these jobs, answers too. */
async function work(now: Date) {
  const services = { ...servicesOn(database, now), whatsapp: createWhatsappChannel(simulator.config) }
  const jobs = whatsappJobs({ ...services, services, origin: ORIGIN, now: () => now })
  for (const name of ['handle-whatsapp', 'answer-whatsapp'] as const) {
    const queued = await rows<{ payload: never }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 order by j.id`,
      [name],
    )
    await rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1`,
      [name],
    )
    for (const { payload } of queued) await jobs[name](payload)
  }
  return services
}

let count = 0
function sent(from: string, content: IncomingMessage['content'], sentAt: Date): IncomingMessage {
  return { id: `wamid.chat${++count}`, from, sentAt, quotes: null, content }
}
const pressed = (from: string, id: string, sentAt: Date) =>
  sent(from, { kind: 'button', id, title: 'x' }, sentAt)

async function phoneOf(uid: string) {
  const number = await connectNumber(database, uid, { number: newNumber(), wroteAt: at(-60) })
  const phone = simulator.phone(number, 'Persona')
  phone.write('')
  const answers = () => phone.chat.filter(({ by }) => by === 'us')
  return { number, phone, answers }
}

test('a button that is posted twice, after a crash in between, is done and answered once', async () => {
  const visit = await requestVisit(base)
  await clearJobs(database)
  const { number, answers } = await phoneOf(visit.technician.uid)
  const now = base.now()
  const press = pressed(number, buttonId('accept', visit.key), now)
  await storeInbound(db, [press, press])
  // The use case ran, and the process was killed before the message was marked.
  await answerButton({ services: base, origin: ORIGIN }, visit.technician, {
    id: buttonId('accept', visit.key),
    pressedAt: now,
  })
  await work(now)
  await storeInbound(db, [press])
  await work(now)
  expect(answers().map(({ text }) => text.split('\n')[0])).toEqual([
    '*Confirmada:* Cliente, el lunes 16 a las 15:00.',
  ])
  expect(answers()[0]?.buttons).toEqual([{ kind: 'reply', title: 'Deshacer', id: `deshacer:${visit.key}` }])
  const told = await rows(
    `select 1 from graphile_worker._private_jobs where payload ->> 'news' = 'confirmada' and (payload ->> 'key')::int = $1`,
    [visit.key],
  )
  expect(told).not.toEqual([])
})

test('what has two links goes as its template, with the signed pages of that visit', async () => {
  const visit = await storeVisit(database)
  const { number, answers } = await phoneOf(visit.technician.uid)
  const message = pressed(number, buttonId('arrive', visit.key), at(-9))
  await storeInbound(db, [message])
  const { identity } = await work(at(-9))
  const [answer] = answers()
  expect(answer).toMatchObject({ as: 'template', template: 'llegaste' })
  const links = answer?.buttons.map(button => (button.kind === 'link' ? button.url : '')) ?? []
  expect(links.map(url => identity.visitLinks.read(url.split('/v/')[1] ?? ''))).toMatchObject([
    { key: visit.key, uid: visit.technician.uid, side: 'technician', place: '#terminar' },
    { key: visit.key, place: '#cotizacion' },
  ])
})

test('what has a reply and a link goes as its template', async () => {
  const visit = await requestVisit(base)
  await clearJobs(database)
  const { number, answers } = await phoneOf(visit.technician.uid)
  const message = pressed(number, buttonId('refuse', visit.key), base.now())
  await storeInbound(db, [message])
  await work(base.now())
  const [answer] = answers()
  expect(answer).toMatchObject({
    ...{ as: 'template', template: 'no_puedes_ir', text: 'Entendido. ¿Le ofreces otra hora?' },
    buttons: [
      { kind: 'reply', title: 'Solo cancelar', id: `solo-cancelar:${visit.key}` },
      { kind: 'link', title: 'Ofrecer horas' },
    ],
  })
})

test('a text gets the tick, a photo goes into the conversation, and an answer that quotes ours finds its visit', async () => {
  const visit = await storeVisit(database)
  const { number, phone } = await phoneOf(visit.client.uid)
  const words = phone.write('Torre 2')
  const text = { ...sent(number, { kind: 'text', text: 'Torre 2' }, at(-60)), id: words }
  await storeInbound(db, [text])
  await work(at(-60))
  expect(phone.chat.find(({ id }) => id === words)?.reaction).toBe('✅')

  const photo = phone.sendPhoto(await picture(), 'Así está')
  const mediaId = phone.chat.find(({ id }) => id === photo)?.file?.mediaId ?? ''
  const content = { kind: 'image', mediaId, text: 'Así está' } as const
  await storeInbound(db, [{ ...sent(number, content, at(-60)), id: photo }])
  await work(at(-60))
  const { messages } = await listMessages(db, visit.key)
  expect(messages.map(each => [each.text, each.photos.length, each.via])).toEqual([
    ['Torre 2', 0, 'whatsapp'],
    ['Así está', 1, 'whatsapp'],
  ])
})

test('a reaction of theirs is no message', async () => {
  const visit = await storeVisit(database)
  const { number, answers } = await phoneOf(visit.client.uid)
  const reaction = sent(number, { kind: 'other', type: 'reaction' }, at(-60))
  await storeInbound(db, [reaction])
  await work(new Date(at(-60).getTime() + MINUTE_MS))
  expect(answers()).toEqual([])
})
