// What is written in the chat on a real PostgreSQL: to which visit it goes, by the rules of its conversation.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { blockClient } from '#bookings/use-cases/blocked-clients.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { ChatAnswer, ChatReply, IncomingMessage } from '#platform/domain/whatsapp.ts'
import type { MediaResult } from '#platform/whatsapp/whatsapp-channel.ts'
import { MONDAY_AT_15_INSTANT, newClient } from '#tests/support/people/bookings.ts'
import { writeBooking } from '#tests/support/people/moderation.ts'
import { CAMERA, pictureFromPhone } from '#tests/support/people/pictures.ts'
import { type StoredVisit, storeVisit } from '#tests/support/people/visits.ts'
import { connectNumber } from '#tests/support/people/whatsapp.ts'
import { servicesOn, testServices } from '#tests/support/program/services.ts'
import { MESSAGE_MAX_LENGTH } from '#visits/domain/visit-message.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { MESSAGE_PERSON_LIMIT } from '#visits/use-cases/visit-messages.server.ts'
import { KEPT_MAX } from '#whatsapp/domain/talking.ts'
import { answerButton } from '#whatsapp/jobs/chat-acts.server.ts'
import { declineMessage, dropKeptMessages, takeMessage } from '#whatsapp/jobs/talking.server.ts'

const HOUR_BEFORE = new Date(MONDAY_AT_15_INSTANT.getTime() - HOUR_MS)
const services = await testServices({ now: HOUR_BEFORE })
const { database, db } = services
const { rows } = database
const ORIGIN = 'https://tecniya.co'

let count = 0
type Content = IncomingMessage['content']
function incoming(content: Content, more: Partial<IncomingMessage> = {}): IncomingMessage {
  return { id: `wamid.${++count}`, from: '573001112233', sentAt: HOUR_BEFORE, quotes: null, content, ...more }
}
const text = (words: string, more?: Partial<IncomingMessage>) => incoming({ kind: 'text', text: words }, more)
const image = (words: string) => incoming({ kind: 'image', mediaId: 'm1', text: words })

interface Options {
  readonly now?: Date
  readonly media?: MediaResult
}

function take(viewer: Viewer, message: IncomingMessage, { now = HOUR_BEFORE, media }: Options = {}) {
  const fetchMedia = async () => media ?? { outcome: 'gone' as const }
  return takeMessage(
    { services: servicesOn(database, now), origin: ORIGIN, whatsapp: { fetchMedia } },
    viewer,
    message,
  )
}
const choose = (viewer: Viewer, id: string, pressedAt = HOUR_BEFORE) =>
  answerButton({ services, origin: ORIGIN }, viewer, { id, pressedAt })

const TICK = { emoji: '✅' }
const textOf = (reply: ChatReply | null) => (reply && 'text' in reply ? reply.text : JSON.stringify(reply))
const saidIn = async ({ key }: StoredVisit) =>
  (await listMessages(db, key)).messages.map(({ author, text: words, via }) => `${author} ${via}: ${words}`)
const keptOf = (viewer: Viewer) => rows('select text from whatsapp_kept where uid = $1', [viewer.uid])

/** Two visits of one technician on the same afternoon. */
async function twoVisits() {
  const first = await storeVisit(database)
  const { technician } = first
  const client = await newClient(database)
  const key = await writeBooking(database, { technician, client, hour: 16 })
  await rows(`update reservas set "clientName" = 'María Eugenia Salazar' where key = $1`, [first.key])
  await rows(
    `update reservas set "clientName" = 'Andrés Felipe Muñoz', barrio = 'Ciudad Verde', ciudad = 'Soacha' where key = $1`,
    [key],
  )
  await rows(`insert into visit_progress ("reservaKey", "arrivedAt", outcome) values ($1, $2, 'attended')`, [
    first.key,
    HOUR_BEFORE,
  ])
  return { technician, first, second: { key, client, technician } }
}

test('with one open visit a text is in its conversation, once, with a tick', async () => {
  const visit = await storeVisit(database)
  const message = text('  Sí, por favor. Voy en moto. ')
  expect(await take(visit.technician, message)).toEqual(TICK)
  expect(await take(visit.technician, message)).toEqual(TICK)
  expect(await take(visit.client, text('Torre 2'))).toEqual(TICK)
  expect(await saidIn(visit)).toEqual([
    'technician whatsapp: Sí, por favor. Voy en moto.',
    'client whatsapp: Torre 2',
  ])
})

test('a text that answers a message of ours goes to its visit, whatever else is open', async () => {
  const { technician, second } = await twoVisits()
  const old = await writeBooking(database, {
    technician,
    client: second.client,
    daysLater: -20,
    status: 'completada',
  })
  await rows(
    `insert into whatsapp_messages (id, uid, "apiId", "visitKey", state, "createdAt")
     values (gen_random_uuid(), $1, 'wamid.ours', $2, 'read', now()), (gen_random_uuid(), $3, 'wamid.theirs', $2, 'read', now())`,
    [technician.uid, old, second.client.uid],
  )
  expect(await take(technician, text('Ya compré el sifón', { quotes: 'wamid.ours' }))).toEqual(TICK)
  expect(await saidIn({ ...second, key: old })).toEqual(['technician whatsapp: Ya compré el sifón'])
  // What was sent to somebody else says nothing.
  expect(await take(technician, text('Y otro', { quotes: 'wamid.theirs' }))).toMatchObject({ list: {} })
})

test('with two open visits it waits, and goes to the one that is chosen', async () => {
  const { technician, first, second } = await twoVisits()
  const message = text('Se me alargó esto, llego 15 minutos tarde')
  const asked = (await take(technician, message)) as ChatAnswer
  expect(asked.text).toBe(
    '*¿Para quién es tu mensaje?*\n«Se me alargó esto, llego 15 minutos tarde»\nTienes dos visitas abiertas.',
  )
  expect(asked.list?.button).toBe('Escoger')
  expect(asked.list?.rows.map(({ title, text: words }) => [title, words])).toEqual([
    ['María Eugenia', 'Hoy 15:00 · estás en su casa'],
    ['Andrés Felipe', 'Hoy 16:00 · Ciudad Verde'],
    ['A nadie', 'No lo mandes'],
  ])
  // Asked again after a crash it waits once.
  await take(technician, message)
  await take(technician, text('Perdón'))
  expect(await keptOf(technician)).toHaveLength(2)
  const chosen = asked.list?.rows[1]?.id ?? ''
  expect(textOf(await choose(technician, chosen))).toBe(
    'Enviado a *Andrés Felipe*. Para contestarle a otra persona sin que te preguntemos, responde sobre su mensaje.',
  )
  expect(await saidIn(second)).toEqual([
    'technician whatsapp: Se me alargó esto, llego 15 minutos tarde',
    'technician whatsapp: Perdón',
  ])
  expect(await saidIn(first)).toEqual([])
  expect(await keptOf(technician)).toEqual([])
  expect(textOf(await choose(technician, chosen))).toBe(
    'Ese mensaje ya no espera. Si hace falta, escríbelo otra vez.',
  )
  expect(await saidIn(second)).toHaveLength(2)
})

test('chosen for nobody it is gone; for a visit of others too', { tags: ['attack'] }, async () => {
  const { technician } = await twoVisits()
  const asked = (await take(technician, text('¿Llegas?'))) as ChatAnswer
  const foreign = await storeVisit(database)
  expect(textOf(await choose(technician, `para:${foreign.key}:x`))).toBe(
    'Ese mensaje ya no espera. Si hace falta, escríbelo otra vez.',
  )
  expect(textOf(await choose(foreign.technician, asked.list?.rows[0]?.id ?? ''))).toContain('ya no espera')
  expect(await saidIn(foreign)).toEqual([])
  expect(await keptOf(technician)).toHaveLength(1)
  expect(textOf(await choose(technician, asked.list?.rows.at(-1)?.id ?? ''))).toBe('Listo, no lo mandamos.')
  expect(await keptOf(technician)).toEqual([])
})

test('unanswered for an hour it is not sent, and said so', async () => {
  const { technician } = await twoVisits()
  const number = await connectNumber(database, technician.uid)
  await take(technician, text('Llego tarde'))
  const dropAt = (ms: number) =>
    dropKeptMessages(
      { services: servicesOn(database, new Date(HOUR_BEFORE.getTime() + ms)), origin: ORIGIN },
      { uid: technician.uid },
    )
  await dropAt(HOUR_MS - 1)
  expect(await keptOf(technician)).toHaveLength(1)
  await dropAt(HOUR_MS)
  await dropAt(HOUR_MS)
  expect(await keptOf(technician)).toEqual([])
  const answers = await rows(
    `select payload -> 'answer' ->> 'text' as text from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'answer-whatsapp' and payload ->> 'to' = $1`,
    [number],
  )
  expect(answers).toEqual([{ text: 'No mandamos tu mensaje «Llego tarde»: no dijiste para quién era.' }])
})

test('only so many wait', { tags: ['attack'] }, async () => {
  const { technician } = await twoVisits()
  for (let sent = 0; sent < KEPT_MAX; sent++) await take(technician, text(`Mensaje ${sent}`))
  const more = (await take(technician, text('Uno más'))) as ChatAnswer
  expect(more.text).toBe('Primero dinos para quién son los mensajes que ya escribiste.')
  expect(more.list?.rows).toHaveLength(3)
  expect(await keptOf(technician)).toHaveLength(KEPT_MAX)
})

test('without an open visit: the way to the list', async () => {
  const visit = await storeVisit(database, { daysLater: 7 })
  expect(await take(visit.technician, text('Hola'))).toEqual({
    text: 'No tienes visitas abiertas. Mira tu agenda.',
    link: { title: 'Ver agenda', url: `${ORIGIN}/agenda` },
  })
  expect(await take(visit.client, text('Hola'))).toEqual({
    text: 'No tienes visitas abiertas. Mira tus reservas.',
    link: { title: 'Ver mis reservas', url: `${ORIGIN}/mis-reservas` },
  })
  const cancelled = await storeVisit(database, { status: 'cancelada' })
  expect(textOf(await take(cancelled.client, text('Hola')))).toContain('No tienes visitas abiertas.')
})

test('the rules of the conversation hold: length, block, limit, an old tap', {
  tags: ['attack'],
}, async () => {
  const visit = await storeVisit(database)
  expect(await take(visit.client, text('á'.repeat(MESSAGE_MAX_LENGTH + 1)))).toEqual({
    text: 'Es muy largo para un mensaje. Mándalo en dos.',
  })
  expect(textOf(await take(visit.client, text(' \n ')))).toBe('Escribe un mensaje o agrega una foto.')
  const tooLate = text('Hola', { sentAt: new Date(HOUR_BEFORE.getTime() - DAY_MS - MINUTE_MS) })
  expect(textOf(await take(visit.client, tooLate))).toContain('Pasó demasiado tiempo sin señal')
  await blockClient(services, visit.technician, { key: visit.key, cancel: [] })
  expect(textOf(await take(visit.client, text('Hola')))).toBe('Este técnico ya no recibe tus mensajes.')
  for (let sent = 0; sent < MESSAGE_PERSON_LIMIT.points; sent++)
    await services.limits.consume(MESSAGE_PERSON_LIMIT, visit.technician.uid)
  const limited = (await take(visit.technician, text('Hola'))) as ChatAnswer
  expect(limited.link?.url).toContain(`${ORIGIN}/v/`)
  expect(await saidIn(visit)).toEqual([])
})

test('a message that came late is shown with the moment in which it was written', async () => {
  const visit = await storeVisit(database)
  const written = new Date(HOUR_BEFORE.getTime() - 10 * MINUTE_MS)
  await take(visit.client, text('Ya bajo', { sentAt: written }))
  expect((await listMessages(db, visit.key)).messages[0]).toMatchObject({
    at: HOUR_BEFORE,
    writtenAt: written,
  })
})

test('a photo goes through the intake: its content decides, and what the camera wrote is gone', async () => {
  const visit = await storeVisit(database)
  const value = await pictureFromPhone()
  expect(value.toString('latin1')).toContain(CAMERA)
  expect(await take(visit.client, image('Así está'), { media: { outcome: 'accepted', value } })).toEqual(TICK)
  const [message] = (await listMessages(db, visit.key)).messages
  expect(message).toMatchObject({ text: 'Así está', via: 'whatsapp' })
  const stored = await services.problemPhotos.find(message?.photos[0] ?? '', 'full')
  expect((await sharp(stored ?? Buffer.alloc(0)).metadata()).format).toBe('webp')
  expect(stored?.toString('latin1')).not.toContain(CAMERA)
})

test('photos that cannot be taken get the sentence of the page', { tags: ['attack'] }, async () => {
  const visit = await storeVisit(database)
  const refusals: [MediaResult, string][] = [
    [{ outcome: 'large' }, 'La imagen supera el tamaño máximo (5MB).'],
    [
      { outcome: 'accepted', value: Buffer.from('GIF89a and more') },
      'Formato no permitido. Usa JPG, PNG o WEBP.',
    ],
    [{ outcome: 'accepted', value: Buffer.alloc(0) }, ''],
    [{ outcome: 'host' }, ''],
    [{ outcome: 'gone' }, ''],
  ]
  for (const [media, says] of refusals) {
    const reply = (await take(visit.client, image(''), { media })) as ChatAnswer
    expect(reply.text).toContain(says)
    expect(reply.link?.title).toBe('Ver visita')
  }
  const busy = { outcome: 'wait', code: 4, retryAfterMs: null, mayHaveArrived: false } as const
  await expect(take(visit.client, image(''), { media: busy })).rejects.toThrow('could not be fetched')
  expect(await saidIn(visit)).toEqual([])
})

test.each([
  ['audio', 'Todavía no pasamos notas de voz. Escríbelo o manda una foto.'],
  ['video', 'Todavía no pasamos videos. Escríbelo o manda una foto.'],
  ['sticker', 'Todavía no pasamos stickers. Escríbelo o manda una foto.'],
  ['constructor', 'Todavía no pasamos ese tipo de mensajes. Escríbelo o manda una foto.'],
])('%s is declined with the way to the visit', async (type, says) => {
  const visit = await storeVisit(database)
  const reply = await declineMessage({ services, origin: ORIGIN }, visit.client, { quotes: null, type })
  expect(textOf(reply)).toBe(says)
  const token = (reply as ChatAnswer).link?.url.split('/v/')[1] ?? ''
  expect(services.identity.visitLinks.read(token)).toMatchObject({
    key: visit.key,
    side: 'client',
    place: '#mensajes',
  })
})
