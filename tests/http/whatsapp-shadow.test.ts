// Issue 37: what goes wrong around a visit in WhatsApp, with the real program and the simulator of the API.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { openPage } from '#tests/support/browser/html-page.ts'
import { newPerson, PASSWORD } from '#tests/support/people/people.ts'
import { type SignedInPerson, signedInPeople, signedInTechnicians } from '#tests/support/people/signed-in.ts'
import { visitsOf } from '#tests/support/people/visit-people.ts'
import { codeOf, connectNumber, newNumber } from '#tests/support/people/whatsapp.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'
import { testProgram } from '#tests/support/program/test-program.ts'
import { emailsTo } from '#tests/support/servers/outbox.ts'
import type { ChatEntry } from '#tests/support/servers/whatsapp/chat.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const ATTACK = { tags: ['attack'] }
const WAITS = { timeout: 15_000 }
const STRANGER = /^Aquí solo llegan los avisos de tus visitas\./
const NOT_YOURS = 'Esa visita no es de esta cuenta.'

/** The clocks of the phones and of the program are ahead by so much. */
let aheadMs = 0
const clock = join(await temporaryFolder(), 'clock')
await writeFile(clock, '0')
const now = () => new Date(Date.now() + aheadMs)
async function pass(ms: number): Promise<void> {
  aheadMs += ms
  await writeFile(clock, String(aheadMs))
}
const simulator = await startWhatsappSimulator({ now })
afterAll(() => simulator.stop())
const program = await testProgram({ ...simulator.variables, CLOCK_FILE: clock })
const { database, dataDir } = program
const { rows, pool } = database
simulator.setWebhookUrl(`${program.origin}/webhooks/whatsapp`)
beforeEach(() => {
  simulator.webhooks.mode = 'normal'
})

const fromUs = (number: string) => simulator.phone(number).chat.filter(({ by }) => by === 'us')
const textsTo = (number: string) => fromUs(number).map(({ text }) => text)

/** Everything that was posted is taken, and every job that is due by the program's clock has run. */
async function done(): Promise<void> {
  const due = async () => (await rows('select from graphile_worker.jobs where run_at <= now()')).length
  do {
    await simulator.webhooks.settled()
    // The queue goes by the clock of the database, and a worker looks again when a job is added.
    await rows('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [now()])
    await rows(`select graphile_worker.add_job('settle-bookings')`)
    await vi.waitFor(async () => expect(await due()).toBe(0), WAITS)
  } while (await hasNews())
}

let posted = 0
async function hasNews(): Promise<boolean> {
  await simulator.webhooks.settled()
  const before = posted
  posted = simulator.webhooks.posts.length
  return posted !== before
}

/** The last message of ours with these words. */
async function told(number: string, words: string | RegExp): Promise<ChatEntry> {
  const find = () => fromUs(number).findLast(({ text }) => text.match(words) !== null)
  await vi.waitFor(() => expect(find(), textsTo(number).join('\n')).toBeDefined(), WAITS)
  return find() as ChatEntry
}

let weeks = 500

interface Sides {
  readonly client: SignedInPerson
  readonly technician: SignedInPerson
}

/** Both are connected and wrote a moment ago, and what they have is a visit far ahead. */
async function newVisit(status = 'confirmada') {
  const [client] = (await signedInPeople(pool, 1)) as [SignedInPerson]
  const [technician] = (await signedInTechnicians(pool, 1)) as [SignedInPerson]
  const key = await visitsOf(database, { client, technician })(status, 7 * weeks++)
  const wroteAt = now()
  const numbers = {
    client: await connectNumber(database, client.uid, { wroteAt }),
    technician: await connectNumber(database, technician.uid, { wroteAt }),
  }
  return {
    client,
    technician,
    key,
    numbers,
    ofClient: `/mis-reservas/${key}`,
    ofTechnician: `/agenda/${key}`,
  }
}

const say = async ({ client, ofClient }: { client: SignedInPerson; ofClient: string }, texto: string) =>
  expect((await program.visitor(client).post(ofClient, { act: 'mensaje', texto })).status).toBe(302)

/** The message with 'Aceptar', as the request sends it. */
async function asked({ key, numbers }: { key: number; numbers: { technician: string } }): Promise<ChatEntry> {
  await rows(
    `select queue_notification_of_booking($1, 'requested', 'technician', '{email,push,whatsapp}', null)`,
    [key],
  )
  return told(numbers.technician, /^\*Nueva visita\*/)
}

const statusOf = async (key: number) =>
  (await rows<{ status: string }>('select status from reservas where key = $1', [key]))[0]?.status

test('what is not delivered goes by e-mail at once and once, and the page says so', async () => {
  const visit = await newVisit()
  const phone = simulator.phone(visit.numbers.technician)
  phone.failure = 'no-whatsapp'
  await say(visit, '¿Traes el sifón?')
  expect((await told(phone.number, '¿Traes el sifón?')).state).toBe('failed')
  await done()
  const emails = async () =>
    (await emailsTo(visit.technician.email, dataDir)).filter(({ text }) => text?.includes('¿Traes el sifón?'))
  expect(await emails()).toHaveLength(1)
  // The status comes again, and what was not delivered is looked for.
  simulator.webhooks.replay()
  await pass(11 * MINUTE_MS)
  await done()
  expect(await emails()).toHaveLength(1)
  expect((await openPage(program.visitor(visit.client), visit.ofClient)).text).toContain(
    'No le llegó por WhatsApp; le escribimos al correo.',
  )
  expect(fromUs(phone.number)).toHaveLength(1)
})

test('within 24 hours of the last message it goes as free text, and after them as a template', async () => {
  const visit = await newVisit()
  const phone = simulator.phone(visit.numbers.technician)
  phone.write('Hola')
  await done()
  await say(visit, 'Dos')
  expect((await told(phone.number, 'Dos')).as).toBe('text')
  await pass(DAY_MS)
  await say(visit, 'Tres')
  const template = await told(phone.number, 'Tres')
  expect([template.as, template.template]).toEqual(['template', 'mensaje_de_cliente'])
  await done()
  expect(await emailsTo(visit.technician.email, dataDir)).toEqual([])
})

test('free text that WhatsApp finds too late only afterwards goes once more, as its template', async () => {
  const visit = await newVisit()
  const phone = simulator.phone(visit.numbers.technician)
  // As far as we know the day is not over.
  phone.closeWindow()
  await say(visit, '¿Vienes con escalera?')
  await vi.waitFor(() => expect(phone.last?.as).toBe('template'), WAITS)
  simulator.webhooks.replay()
  await done()
  expect(fromUs(phone.number).map(({ as, state }) => [as, state])).toEqual([
    ['text', 'failed'],
    ['template', 'delivered'],
  ])
  await pass(11 * MINUTE_MS)
  await done()
  expect(await emailsTo(visit.technician.email, dataDir)).toEqual([])
  const page = await openPage(program.visitor(visit.client), visit.ofClient)
  expect(page.text).toContain('Entregado')
  expect(page.text).not.toContain('No le llegó')
})

test('a button whose post comes twice and is replayed acts and is answered once', async () => {
  const visit = await newVisit('solicitada')
  const { technician: number } = visit.numbers
  const request = await asked(visit)
  simulator.webhooks.mode = 'duplicates'
  simulator.phone(number).press('Aceptar', request)
  await told(number, /^\*Confirmada:\*/)
  simulator.webhooks.replay()
  await pass(2 * MINUTE_MS)
  await done()
  expect(textsTo(number).filter(text => text.startsWith('*Confirmada:*'))).toHaveLength(1)
  expect(fromUs(number)).toHaveLength(2)
  const { client } = visit.numbers
  expect(textsTo(client).filter(text => text.includes('confirmó tu visita'))).toHaveLength(1)
})

test('presses and statuses that come in the wrong order are handled in the right one', async () => {
  const visit = await newVisit('solicitada')
  const { technician: number } = visit.numbers
  const phone = simulator.phone(number)
  await asked(visit)
  simulator.webhooks.mode = 'held'
  // 'sent' and 'delivered' of the answers come after 'read'.
  phone.reads = true
  phone.press('Aceptar')
  await pass(2_000)
  phone.press('No puedo')
  simulator.webhooks.release({ reversed: true, merged: true })
  await told(number, 'Esa visita ya está confirmada. Si no puedes ir, cancélala aquí.')
  simulator.webhooks.mode = 'held'
  await say(visit, '¿Vienes?')
  await told(number, '¿Vienes?')
  simulator.webhooks.release({ reversed: true })
  await done()
  expect(textsTo(number).slice(1, 3)).toEqual([
    expect.stringMatching(/^\*Confirmada:\*/),
    'Esa visita ya está confirmada. Si no puedes ir, cancélala aquí.',
  ])
  expect(await statusOf(visit.key)).toBe('confirmada')
  const states = await rows(
    `select state, "deliveredAt" is not null as delivered from whatsapp_messages where uid = $1 and about ? 'message'`,
    [visit.technician.uid],
  )
  expect(states).toEqual([{ state: 'read', delivered: true }])
})

test('a press that is not signed by the API does nothing', ATTACK, async () => {
  const visit = await newVisit('solicitada')
  const { technician: number } = visit.numbers
  const request = await asked(visit)
  await done()
  const payload = request.buttons.find(({ title }) => title === 'Aceptar')
  const button = { payload: payload?.kind === 'reply' ? payload.id : '', text: 'Aceptar' }
  const timestamp = String(Math.floor(now().getTime() / 1_000))
  const message = { from: number, id: 'wamid.forged-press', timestamp, type: 'button', button }
  const value = { messaging_product: 'whatsapp', messages: [message] }
  expect(button.payload).toBe(`aceptar:${visit.key}`)
  expect(await simulator.webhooks.forge(value)).toBe(403)
  expect(await simulator.webhooks.forge(value, { isUnsigned: true })).toBe(403)
  await done()
  expect(await statusOf(visit.key)).toBe('solicitada')
  expect(fromUs(number)).toHaveLength(1)
})

test('a button pressed by the other side, a colleague or a stranger does nothing', ATTACK, async () => {
  const visit = await newVisit('solicitada')
  const colleague = await newVisit()
  const stranger = newNumber()
  const request = await asked(visit)
  for (const number of [visit.numbers.client, colleague.numbers.technician]) {
    simulator.phone(number).press('Aceptar', request)
    await told(number, NOT_YOURS)
  }
  simulator.phone(stranger).press('Aceptar', request)
  await told(stranger, STRANGER)
  simulator.phone(stranger).press('Aceptar', request)
  await done()
  expect(fromUs(stranger)).toHaveLength(1)
  expect(await statusOf(visit.key)).toBe('solicitada')
})

test('a button of yesterday pressed twice says what holds now', async () => {
  const visit = await newVisit('solicitada')
  const { technician: number } = visit.numbers
  const request = await asked(visit)
  const accepted = await program
    .visitor(visit.technician)
    .post('/agenda', { act: 'accept', key: String(visit.key) })
  expect(accepted.status).toBe(302)
  await pass(DAY_MS)
  const phone = simulator.phone(number)
  for (const count of [2, 3]) {
    phone.press('Aceptar', request)
    await vi.waitFor(() => expect(fromUs(number)).toHaveLength(count), WAITS)
    expect(phone.last?.text).toBe('Esa visita ya está confirmada.')
    expect(phone.last?.buttons.map(({ title }) => title)).toEqual(['Ver visita'])
  }
  await done()
  expect(textsTo(visit.numbers.client).filter(text => text.includes('confirmó'))).toHaveLength(1)
})

test('a number moves to another account after the first one lets it go, and both are told', async () => {
  const [first, second] = (await signedInPeople(pool, 2)) as [SignedInPerson, SignedInPerson]
  const number = await connectNumber(database, first.uid)
  const phone = simulator.phone(number)
  const askCode = async () => {
    await program.visitor(second).post('/perfil/whatsapp', { accion: 'conectar' })
    return `Conectar ${await codeOf(database, second.uid)}`
  }
  const rowOf = async (person: SignedInPerson) =>
    (await openPage(program.visitor(person), '/perfil')).within('#fila-whatsapp').text
  phone.write(await askCode())
  await told(number, 'Este WhatsApp ya está en otra cuenta de TecniYa. Desconéctalo allá primero.')
  expect(await rowOf(second)).toContain('Este WhatsApp ya está en otra cuenta de TecniYa.')
  expect(await rowOf(first)).toMatch(/Otra cuenta intentó conectar este número .*Sigue en la tuya\./)

  await program.visitor(first).post('/perfil/whatsapp', { accion: 'desconectar' })
  phone.write(await askCode())
  await told(number, /^Listo, Persona\. Desde ahora te escribimos aquí/)
  expect(await rowOf(second)).toContain('Conectado:')
  expect(await rowOf(first)).toContain('Sin conectar')
  // Taken back, it would be in two accounts.
  const undone = await program.visitor(first).post('/perfil/whatsapp', { accion: 'deshacer' })
  expect(undone.status).toBe(409)
  expect(
    await rows('select uid from whatsapp_connections where number = $1 and "leftAt" is null', [number]),
  ).toEqual([{ uid: second.uid }])
})

/** Of long ago. */
const QUOTE = {
  buttons: [{ kind: 'reply', title: 'De acuerdo', id: 'de-acuerdo:1:1' }],
} as unknown as ChatEntry

/** Nothing more is sent to this number, and whoever writes from it is a stranger. */
async function isAStranger(number: string, { technician, key }: Sides & { key: number }): Promise<void> {
  await done()
  const before = fromUs(number).length
  const said = { act: 'mensaje', texto: '¿Sigues ahí?' }
  expect((await program.visitor(technician).post(`/agenda/${key}`, said)).status).toBe(302)
  await pass(10 * MINUTE_MS)
  await done()
  expect(textsTo(number).slice(before)).toEqual([])
  const phone = simulator.phone(number)
  phone.write('Hola')
  await told(number, STRANGER)
  phone.press('De acuerdo', QUOTE)
  await done()
  expect(fromUs(number)).toHaveLength(before + 1)
}

test('who was blocked is a stranger in the chat, and gets nothing more', async () => {
  const visit = await newVisit()
  const [admin] = (await signedInPeople(pool, 1, 'admin')) as [SignedInPerson]
  const block = { kind: 'user', id: visit.client.uid, act: 'block', confirmado: 'si', motivo: 'No paga' }
  expect((await program.visitor(admin).post('/admin', block)).status).toBe(302)
  expect(await rows('select blocked from users where uid = $1', [visit.client.uid])).toEqual([
    { blocked: true },
  ])
  await isAStranger(visit.numbers.client, visit)
})

test('who deletes the account is a stranger in the chat, and gets nothing more', async () => {
  const { technician } = await newVisit()
  const person = newPerson()
  const visitor = program.visitor()
  await visitor.post('/auth/register', { ...person })
  const [row] = await rows<{ uid: string }>('select uid from users where email = $1', [person.email])
  const client = { uid: row?.uid ?? '', name: person.name, email: person.email, cookie: '' }
  const key = await visitsOf(database, { client, technician })('confirmada', 7 * weeks++)
  const number = await connectNumber(database, client.uid, { wroteAt: now() })
  const left = await visitor.post('/perfil/eliminar', { password: PASSWORD })
  expect(left.headers.get('location')).toBe('/auth/login')
  await isAStranger(number, { client, technician, key })
})
