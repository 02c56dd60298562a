// Buttons of the chat on a real PostgreSQL: what the page does, once, and the truth for what comes too late.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Viewer } from '#accounts/domain/role.ts'
import { buttonId, type ChatAct } from '#bookings/domain/chat-buttons.ts'
import { acceptBooking, cancelBooking } from '#bookings/use-cases/answer-booking.server.ts'
import { bogotaDate, MINUTE_MS } from '#platform/domain/time.ts'
import type { ChatAnswer, ChatReply, WhatsappMessage } from '#platform/domain/whatsapp.ts'
import { newClient, newTechnician } from '#tests/support/people/bookings.ts'
import { at, toldVisits } from '#tests/support/people/told-visits.ts'
import { requestVisit, type StoredVisit } from '#tests/support/people/visits.ts'
import { bookingLock, inLockOrder } from '#tests/support/program/lock-queue.ts'
import { NOON, servicesOn, testServices } from '#tests/support/program/services.ts'
import { answerQuote, sendQuote } from '#visits/use-cases/quotes.server.ts'
import { answerButton, tellSetOut } from '#whatsapp/jobs/chat-acts.server.ts'

const services = await testServices()
const { database, db } = services
const { rows } = database
const { newVisit, say, storedOf, undo: undoOnPage } = toldVisits(services)
const ORIGIN = 'https://tecniya.co'

interface PressOptions {
  readonly now?: Date
  readonly pressedAt?: Date
  readonly extra?: string | number
}

/** Presses a button; the network takes a second. */
function press(
  viewer: Viewer,
  act: ChatAct,
  { key }: { key: number },
  { now = NOON, pressedAt = new Date(now.getTime() - 1_000), extra }: PressOptions = {},
): Promise<ChatReply> {
  const tools = { services: servicesOn(database, now), origin: ORIGIN }
  return answerButton(tools, viewer, { id: buttonId(act, key, extra), pressedAt })
}

const later = (ms: number) => new Date(NOON.getTime() + ms)
const textOf = (reply: ChatReply) => ('text' in reply ? reply.text : JSON.stringify(reply))
const titlesOf = (reply: ChatReply) => (reply as ChatAnswer).replies?.map(({ title }) => title)
const statusOf = async ({ key }: StoredVisit) =>
  (await rows<{ status: string }>('select status from reservas where key = $1', [key]))[0]?.status

async function named(visit: StoredVisit): Promise<StoredVisit> {
  await rows(
    `update reservas set "clientName" = 'María Eugenia Salazar', "technicianName" = 'Carlos Andrés Rojas',
       address = 'Cra. 8 # 24-31, apto 302', barrio = 'Compartir', ciudad = 'Soacha' where key = $1`,
    [visit.key],
  )
  await rows(`update users set name = 'María Eugenia Salazar' where uid = $1`, [visit.client.uid])
  return visit
}
const requested = async () => named(await requestVisit(services))
const visited = async (status?: string) => named(await newVisit(status))

test('accepting answers with the whole address, and again with the present state', async () => {
  const visit = await requested()
  const reply = await press(visit.technician, 'accept', visit)
  expect(textOf(reply)).toBe(
    `*Confirmada:* María Eugenia, el lunes 16 a las 15:00.\nCra. 8 # 24-31, apto 302, Compartir, Soacha.\n\nLe avisamos en un minuto. ¿Fue sin querer?`,
  )
  expect(titlesOf(reply)).toEqual(['Deshacer'])
  expect(await statusOf(visit)).toBe('confirmada')
  const again = await press(visit.technician, 'accept', visit, { now: later(10_000) })
  expect(textOf(again)).toBe('Esa visita ya está confirmada.')
  expect((again as ChatAnswer).link?.url).toMatch(/^https:\/\/tecniya\.co\/v\/[\w-]+\.[\w-]+$/)
})

test('a press that is handled again after a crash gets the answer that it would have got', async () => {
  const visit = await requested()
  const first = await press(visit.technician, 'accept', visit)
  const repeated = await press(visit.technician, 'accept', visit, {
    now: later(5_000),
    pressedAt: later(-1_000),
  })
  expect(repeated).toEqual(first)
})

test('accepted on the page meanwhile: that it is confirmed, and nothing to undo', async () => {
  const visit = await requested()
  await acceptBooking(services, visit.technician, visit.key)
  const reply = await press(visit.technician, 'accept', visit)
  expect(textOf(reply)).toBe('Esa visita ya está confirmada.')
  expect(titlesOf(reply)).toBeUndefined()
})

test.each([
  ['chat', 'Confirmada'],
  ['page', 'ya está confirmada'],
])('racing with the page one acceptance is stored: the %s first', async (first, says) => {
  const visit = await requested()
  const acts = [
    () => press(visit.technician, 'accept', visit),
    () => acceptBooking(services, visit.technician, visit.key),
  ]
  const inOrder = first === 'chat' ? acts : acts.toReversed()
  const outcomes = await inLockOrder(database, bookingLock(visit.key), inOrder)
  expect(textOf(outcomes[first === 'chat' ? 0 : 1] as ChatReply)).toContain(says)
  const told = await rows(
    `select 1 from graphile_worker._private_jobs where (payload ->> 'key')::int = $1 and payload ->> 'news' = 'confirmada'
       and payload ->> 'answeredAt' is not null`,
    [visit.key],
  )
  expect(told).toHaveLength(1)
})

test('undone within a minute; later the client knows it already', async () => {
  const visit = await requested()
  await press(visit.technician, 'accept', visit)
  const undone = await press(visit.technician, 'undo', visit, { now: later(MINUTE_MS) })
  expect(textOf(undone)).toBe('Listo, no la confirmamos. La visita de María Eugenia espera tu respuesta.')
  expect(titlesOf(undone)).toEqual(['Aceptar', 'No puedo'])
  expect(await statusOf(visit)).toBe('solicitada')
  await press(visit.technician, 'accept', visit)
  const late = await press(visit.technician, 'undo', visit, { now: later(5 * MINUTE_MS) })
  expect(textOf(late)).toBe('Ya le avisamos a María Eugenia. Si no puedes ir, cancélala aquí.')
  expect((late as ChatAnswer).link?.title).toBe('Ver visita')
  expect(await statusOf(visit)).toBe('confirmada')
})

test('the first "No puedo" cancels nothing, the second does, and a third says so', async () => {
  const visit = await requested()
  const asked = (await press(visit.technician, 'refuse', visit)) as WhatsappMessage
  expect(asked).toMatchObject({ template: 'no_puedes_ir', visit: visit.key })
  expect(asked.buttons[0]).toBe(`solo-cancelar:${visit.key}`)
  expect(services.identity.visitLinks.read(asked.buttons[1] ?? '')).toMatchObject({ place: '#cancelar' })
  expect(await statusOf(visit)).toBe('solicitada')
  expect(textOf(await press(visit.technician, 'cancel', visit))).toBe(
    'Listo, la cancelamos. Ya le avisamos a María Eugenia.',
  )
  expect(await statusOf(visit)).toBe('cancelada')
  for (const act of ['cancel', 'accept', 'refuse', 'undo'] as const)
    expect(textOf(await press(visit.technician, act, visit))).toBe('Esa visita se canceló.')
})

test('"Solo cancelar" of a request does not cancel what was accepted since', async () => {
  const visit = await requested()
  await acceptBooking(services, visit.technician, visit.key)
  expect(textOf(await press(visit.technician, 'cancel', visit))).toBe('Esa visita ya está confirmada.')
  expect(textOf(await press(visit.technician, 'refuse', visit))).toBe(
    'Esa visita ya está confirmada. Si no puedes ir, cancélala aquí.',
  )
  expect(await statusOf(visit)).toBe('confirmada')
})

test('nobody presses for somebody else', { tags: ['attack'] }, async () => {
  const visit = await requested()
  const [other, stranger] = [await newTechnician(database), await newClient(database)]
  for (const viewer of [other, stranger, visit.client, { ...visit.client, role: 'admin' as const }])
    for (const act of ['accept', 'refuse', 'cancel', 'undo', 'setOut', 'arrive', 'late'] as const)
      expect(textOf(await press(viewer, act, visit))).toBe('Esa visita no es de esta cuenta.')
  for (const viewer of [other, stranger, visit.technician])
    for (const act of ['agree', 'came', 'didNotCome', 'wait', 'seek', 'options', 'share'] as const)
      expect(textOf(await press(viewer, act, visit))).toBe('Esa visita no es de esta cuenta.')
  expect(await statusOf(visit)).toBe('solicitada')
})

test('what is no button of ours gets the way to the page', { tags: ['attack'] }, async () => {
  const visit = await requested()
  const tools = { services, origin: ORIGIN }
  for (const id of [
    'aceptar:',
    'aceptar:x',
    `aceptar:${'9'.repeat(30)}`,
    `aceptar:${visit.key}:'; drop`,
    'otra',
    '',
  ])
    expect(await answerButton(tools, visit.technician, { id, pressedAt: NOON })).toEqual({
      text: 'Ese botón ya no sirve. Mira tus visitas aquí.',
      link: { title: 'Ver mis visitas', url: `${ORIGIN}/agenda` },
    })
  const gone = { key: 999_999_999 }
  expect(textOf(await press(visit.technician, 'accept', gone))).toBe('Esa visita no es de esta cuenta.')
})

// On the way. Minutes are counted from the start of the visit.

const minutesTo = { now: at(-60) }

test('on the way: the minutes are asked, told once, and can be changed', async () => {
  const visit = await visited()
  const asked = await press(visit.technician, 'setOut', visit, minutesTo)
  expect(textOf(asked)).toBe('¿En cuánto llegas?')
  expect(titlesOf(asked)).toEqual(['10 minutos', '20 minutos', '40 minutos'])
  expect((await storedOf(visit)).progress.onTheWayAt).toBeNull()
  const told = await press(visit.technician, 'setOut', visit, { ...minutesTo, extra: 20 })
  expect(textOf(told)).toBe('Listo. María Eugenia sabe que llegas hacia las *14:20*.')
  expect(titlesOf(told)).toEqual(['Llegué', 'Voy tarde'])
  const again = await press(visit.technician, 'setOut', visit, { now: at(-57), extra: 20 })
  expect(textOf(again)).toBe('María Eugenia ya sabe que llegas hacia las 14:20.')
  const tapped = await press(visit.technician, 'setOut', visit, { now: at(-57) })
  expect(textOf(tapped)).toBe('María Eugenia ya sabe que llegas hacia las 14:20.')
  const pushes = await rows(
    `select 1 from graphile_worker._private_jobs where payload ->> 'step' = 'en-camino' and (payload ->> 'visit')::int = $1`,
    [visit.key],
  )
  expect(pushes).toHaveLength(1)
  const changed = await press(visit.technician, 'late', visit, { now: at(-50), extra: 40 })
  expect(textOf(changed)).toBe('Listo. María Eugenia sabe que llegas hacia las *14:50*.')
})

test('without an answer within five minutes it is told without an hour; with one it is told once', async () => {
  const jobsOf = ({ key }: StoredVisit) =>
    rows<{ payload: { uid: string; key: number; pressedAt: string } }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'tell-set-out' and (payload ->> 'key')::int = $1`,
      [key],
    )
  const silent = await visited()
  await press(silent.technician, 'setOut', silent, { now: at(-60), pressedAt: at(-60) })
  await press(silent.technician, 'setOut', silent, { now: at(-60), pressedAt: at(-60) })
  const [job, ...more] = await jobsOf(silent)
  expect(more).toEqual([])
  if (!job) throw new Error('no job')
  await tellSetOut({ services: servicesOn(database, at(-55)), origin: ORIGIN }, job.payload)
  const { progress } = await storedOf(silent)
  expect(progress).toMatchObject({ onTheWayAt: at(-60), arrivesAt: null })
  await tellSetOut({ services: servicesOn(database, at(-54)), origin: ORIGIN }, job.payload)
  expect((await storedOf(silent)).progress).toEqual(progress)

  const undone = await visited()
  await press(undone.technician, 'setOut', undone, { now: at(-60), pressedAt: at(-60) })
  const [waiting] = await jobsOf(undone)
  await say(undone, 'en-camino', -59)
  await undoOnPage(undone, 'en-camino', -58)
  expect(waiting).toBeDefined()
  expect(await jobsOf(undone)).toEqual([])

  const answered = await visited()
  await press(answered.technician, 'setOut', answered, minutesTo)
  await press(answered.technician, 'setOut', answered, { ...minutesTo, extra: 10 })
  expect(await jobsOf(answered)).toEqual([])
})

test('too early, late and arrived are those of the page', async () => {
  const visit = await visited()
  expect(textOf(await press(visit.technician, 'setOut', visit, { now: at(-200) }))).toBe(
    'Todavía no es hora de decirlo.',
  )
  // Without 'Voy en camino'.
  const arrived = (await press(visit.technician, 'arrive', visit, { now: at(-9) })) as WhatsappMessage
  expect(arrived).toMatchObject({ template: 'llegaste', words: ['14:51', 'María Eugenia'] })
  expect(arrived.buttons.map(token => services.identity.visitLinks.read(token)?.place)).toEqual([
    '#terminar',
    '#cotizacion',
  ])
  expect(textOf(await press(visit.technician, 'arrive', visit, { now: at(1) }))).toBe('Llegaste a las 14:51.')
  expect(textOf(await press(visit.technician, 'setOut', visit, { now: at(1) }))).toBe('Llegaste a las 14:51.')
  expect(textOf(await press(visit.technician, 'late', visit, { now: at(1), extra: 20 }))).toBe(
    'Llegaste a las 14:51.',
  )
})

test('asked by the client, the technician tells a later hour', async () => {
  const visit = await visited()
  await say(visit, 'llego-no', 25)
  const asked = await press(visit.technician, 'late', visit, { now: at(26) })
  expect(textOf(asked)).toBe('¿En cuánto llegas?')
  const told = await press(visit.technician, 'late', visit, { now: at(26), extra: 20 })
  expect(textOf(told)).toBe('Listo. María Eugenia sabe que llegas hacia las *15:45*.')
  expect((await storedOf(visit)).progress.lateAt).toEqual(at(26))
})

// The client.

const newQuote = async (visit: StoredVisit, precio = 157_000) => {
  const outcome = await sendQuote(services, visit.technician, {
    key: visit.key,
    lines: [{ concepto: 'Mano de obra', cantidad: 1, precio }],
    note: '',
    validUntil: bogotaDate(NOON),
    isForAnotherDay: false,
    formKey: randomUUID(),
  })
  expect(outcome).toEqual({ ok: true })
  const [row] = await rows<{ id: number }>(
    'select id::int from visit_quotes where "reservaKey" = $1 order by id desc limit 1',
    [visit.key],
  )
  return row?.id ?? 0
}
const answersOf = ({ key }: StoredVisit) =>
  rows<{ answer: string | null }>('select answer from visit_quotes where "reservaKey" = $1 order by id', [
    key,
  ])

test('agreeing is binding, and twice is once', async () => {
  const visit = await visited()
  const quote = await newQuote(visit)
  for (let presses = 0; presses < 2; presses++)
    expect(textOf(await press(visit.client, 'agree', visit, { extra: quote }))).toMatch(
      /^Quedó por escrito: \*\$\s157\.000\* con Carlos\. Ya lo sabe\.$/,
    )
  expect(await answersOf(visit)).toEqual([{ answer: 'si' }])
})

test('a quote that was replaced, declined, expired or never was is not agreed', async () => {
  const visit = await visited()
  const old = await newQuote(visit)
  const newer = await newQuote(visit, 90_000)
  const replaced = await press(visit.client, 'agree', visit, { extra: old })
  expect(textOf(replaced)).toBe('Esa cotización ya cambió.')
  expect((replaced as ChatAnswer).link?.title).toBe('Ver cotización')
  for (const extra of ['x', 999_999_999])
    expect(textOf(await press(visit.client, 'agree', visit, { extra }))).toBe('Esa cotización ya cambió.')
  const other = await visited()
  const foreign = await newQuote(other)
  expect(textOf(await press(visit.client, 'agree', visit, { extra: foreign }))).toBe(
    'Esa cotización ya cambió.',
  )
  const expired = await press(visit.client, 'agree', visit, { extra: newer, now: at(0) })
  expect(textOf(expired)).toBe('Esa cotización ya cambió.')
  await answerQuote(services, visit.client, { key: visit.key, id: newer, answer: 'no', reason: '' })
  expect(textOf(await press(visit.client, 'agree', visit, { extra: newer }))).toContain(
    'Ya respondiste esta cotización.',
  )
  expect(await answersOf(visit)).toEqual([{ answer: null }, { answer: 'no' }])
  await cancelBooking(services, other.technician, other.key)
  expect(textOf(await press(other.client, 'agree', other, { extra: foreign }))).toBe('Esa visita se canceló.')
})

test('whether the technician came, and what is offered when not', async () => {
  const came = await visited()
  expect(textOf(await press(came.client, 'came', came, { now: at(5) }))).toBe(
    'Todavía no es hora de decirlo.',
  )
  expect(textOf(await press(came.client, 'came', came, { now: at(25) }))).toBe(
    'Anotado: Carlos llegó. Al terminar te llega el comprobante.',
  )
  expect(textOf(await press(came.client, 'came', came, { now: at(30) }))).toContain('Al terminar te llega')
  const missed = await visited()
  const told = await press(missed.client, 'didNotCome', missed, { now: at(25) })
  expect(textOf(told)).toBe('Anotado. Ya le preguntamos a Carlos qué pasó.')
  expect(titlesOf(told)).toEqual(['Ya llegó', 'Buscar otra persona'])
  expect(textOf(await press(missed.client, 'didNotCome', missed, { now: at(30) }))).toBe(
    'Nos dijiste que Carlos no ha llegado.',
  )
  await say(missed, 'llego-no', 26)
  const waits = await press(missed.client, 'wait', missed, { now: at(31) })
  expect(textOf(waits)).toBe('Nos dijiste que Carlos no ha llegado.')
})

test('who else can go stands in a list, and a row leads to the form', async () => {
  const visit = await visited()
  const other = await newTechnician(database)
  await press(visit.client, 'didNotCome', visit, { now: at(25) })
  const list = (await press(visit.client, 'seek', visit, { now: at(30) })) as ChatAnswer
  const rowsOfOthers = list.list?.rows.filter(({ id }) => id.startsWith('otro:')) ?? []
  expect(rowsOfOthers.length).toBeGreaterThan(0)
  expect((await storedOf(visit)).progress.seeksAt).toEqual(at(30))
  const uid = rowsOfOthers[0]?.id.split(':')[2] ?? ''
  const chosen = (await press(visit.client, 'takeOther', visit, { now: at(31), extra: uid })) as ChatAnswer
  expect(chosen.link?.url).toContain(`/agendar/${uid}?de=${visit.key}&date=`)
  expect(chosen.text).toContain('Revisa y confirma en la página.')
  const gone = (await press(visit.client, 'takeOther', visit, { now: at(31), extra: 'nadie' })) as ChatAnswer
  expect(gone.text).toBe('Esa hora ya no está libre.')
  expect(await rows('select 1 from reservas where "rebookedFrom" = $1', [visit.key])).toEqual([])
  expect(other.role).toBe('tecnico')
})

test('hours that were offered stand in the list', async () => {
  const visit = await visited()
  const hour = at(24 * 60)
  await cancelBooking(services, visit.technician, visit.key, { offeredHours: [hour] })
  const list = (await press(visit.client, 'options', visit)) as ChatAnswer
  expect(list.list?.rows[0]).toEqual({
    id: `hora:${visit.key}:2026-11-17-15`,
    title: 'el martes 17, 15:00',
    text: 'Con Carlos. Queda confirmada de una vez.',
  })
  const chosen = (await press(visit.client, 'takeHour', visit, { extra: '2026-11-17-15' })) as ChatAnswer
  expect(chosen.link?.url).toContain(
    `/agendar/${visit.technician.uid}?de=${visit.key}&date=2026-11-17&hour=15`,
  )
})

test('the text for the porter can be forwarded on the day of the visit', async () => {
  const visit = await visited()
  expect(textOf(await press(visit.client, 'share', visit))).toBe(
    'El enlace para la portería sale el día de la visita.',
  )
  const shared = await press(visit.client, 'share', visit, { now: at(-60) })
  expect(textOf(shared)).toMatch(
    /^Visita de hoy: viene Carlos Andrés Rojas, de TecniYa\.\nhttps:\/\/tecniya\.co\/visita\/[\w-]{32}$/,
  )
  // On the way: the message that asks it has gone out.
  await say(visit, 'en-camino', -20)
  expect(await press(visit.client, 'share', visit, { now: at(-19) })).toEqual(shared)
  await rows(`update reservas set status = 'cancelada', "cancelReason" = 'tecnico' where key = $1`, [
    visit.key,
  ])
  const gone = (await press(visit.client, 'share', visit, { now: at(-10) })) as ChatAnswer
  expect(textOf(gone)).toBe('Esa visita se canceló.')
  expect(gone.link?.url).toMatch(/\/v\//)
})

test('nothing of it reaches the log', { tags: ['attack'] }, async () => {
  expect(services.logged.join('')).not.toMatch(/María Eugenia|Cra\. 8/)
  expect(db).toBe(services.db)
})
