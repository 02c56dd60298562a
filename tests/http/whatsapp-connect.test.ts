// Issue 37: connecting WhatsApp, the offers to do so and what a conversation says of it, without JavaScript.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import type { MessageState } from '#accounts/domain/whatsapp-message.ts'
import { openPage, redirectedPage } from '#tests/support/browser/html-page.ts'
import {
  type SignedInPerson,
  signedInPeople,
  signedInTechnicians,
  storeSessions,
} from '#tests/support/people/signed-in.ts'
import { visitsOf } from '#tests/support/people/visit-people.ts'
import { codeOf, connectNumber, newNumber } from '#tests/support/people/whatsapp.ts'
import { type HttpSite, sharedProgram, testProgram } from '#tests/support/program/test-program.ts'
import { startWhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

const ATTACK = { tags: ['attack'] }
const simulator = await startWhatsappSimulator()
afterAll(() => simulator.stop())
const program = await testProgram(simulator.variables)
simulator.setWebhookUrl(`${program.origin}/webhooks/whatsapp`)
const unset = await sharedProgram()
const { database } = program
const { rows, pool } = database

const newPerson = async (site: HttpSite = program, role: 'cliente' | 'tecnico' = 'cliente') => {
  const { pool } = site.database
  const [person] = await (role === 'tecnico' ? signedInTechnicians(pool, 1) : signedInPeople(pool, 1))
  if (!person) throw new Error('nobody')
  return { person, visitor: site.visitor(person) }
}
const endingOf = (number: string) => `··· ${number.slice(-4, -2)} ${number.slice(-2)}`
const rowOf = async (visitor: ReturnType<HttpSite['visitor']>) =>
  (await openPage(visitor, '/perfil')).within('#fila-whatsapp')

test('where it is not set up, nothing of it is in the pages', async () => {
  const { visitor, person } = await newPerson(unset, 'tecnico')
  for (const path of ['/perfil', '/agenda', '/mis-reservas'])
    expect(await (await visitor.get(path)).text()).not.toMatch(
      /Conecta tu WhatsApp|fila-whatsapp|perfil\/whatsapp/,
    )
  expect((await visitor.get('/perfil/whatsapp')).status).toBe(404)
  expect((await visitor.post('/perfil/whatsapp', { accion: 'conectar' })).status).toBe(404)
  expect(await unset.database.rows('select from whatsapp_codes where uid = $1', [person.uid])).toEqual([])
})

test('the message with the code connects its number, which is shown by its last digits only', async () => {
  const { person, visitor } = await newPerson()
  const number = newNumber()
  const off = await rowOf(visitor)
  expect(off.text).toMatch(/^WhatsAppSin conectarTu visita te llega al chat/)
  expect(off.says('Si confirmaron, si ya van, la cotización y el comprobante')).toBe(true)
  const started = await off.submit('Conecta tu WhatsApp')
  expect([started.status, started.headers.get('location')]).toEqual([302, '/perfil#whatsapp'])
  const code = await codeOf(database, person.uid)
  const waiting = await rowOf(visitor)
  expect(waiting.says(`Conectar ${code}`)).toBe(true)
  expect(waiting.text).toContain('Esperando tu mensaje')
  const chat = new URL(waiting.link(/Abrir el chat/) ?? '')
  expect([chat.origin + chat.pathname, chat.searchParams.get('text')]).toEqual([
    'https://wa.me/576015550148',
    `Conectar ${code}`,
  ])

  simulator.phone(number, 'Ana').write(`Conectar ${code}`)
  await vi.waitFor(async () => expect((await rowOf(visitor)).text).toContain('Conectado:'), {
    timeout: 15_000,
  })
  const own = await openPage(visitor, waiting.link('Ya lo envié') ?? '')
  expect(own.text).toContain(`Conectado: ${endingOf(number)}`)
  expect(own.html).not.toContain(number.slice(2))
  expect((await (await visitor.get('/perfil')).text()).includes(number.slice(2))).toBe(false)
})

test('a code is shown in the session that asked for it, and to nobody else', ATTACK, async () => {
  const { person, visitor } = await newPerson()
  await visitor.post('/perfil/whatsapp', { accion: 'conectar' })
  const code = await codeOf(database, person.uid)
  const elsewhere = program.visitor()
  const [cookie = ''] = await storeSessions(pool, [person.uid])
  const other = await (await elsewhere.get('/perfil', { cookie })).text()
  expect(other).toContain('fila-whatsapp')
  expect(other).not.toContain(code)
})

test('an expired code is said so, and a new one replaces it', async () => {
  const { person, visitor } = await newPerson()
  await visitor.post('/perfil/whatsapp', { accion: 'conectar' })
  const code = await codeOf(database, person.uid)
  await rows(`update whatsapp_codes set "expiresAt" = now() where uid = $1`, [person.uid])
  const expired = await rowOf(visitor)
  expect(expired.says(`El código ${code} venció. Pide uno nuevo.`)).toBe(true)
  await expired.submit('Pedir un código nuevo')
  const next = await codeOf(database, person.uid)
  expect(next).not.toBe(code)
  expect((await rowOf(visitor)).says(`Conectar ${next}`)).toBe(true)
})

test('disconnecting is at once and can be undone; another number is asked for while the old one stays', async () => {
  const { person, visitor } = await newPerson(program, 'tecnico')
  const number = await connectNumber(database, person.uid)
  const connected = await rowOf(visitor)
  expect(connected.text).toContain('También puedes escribir SALIR en el chat.')
  await connected.submit('Otro número')
  const waiting = await rowOf(visitor)
  expect(waiting.text).toContain(`WhatsApp${endingOf(number)}`)
  expect(waiting.text.replaceAll('\u00a0', ' ')).toContain(`seguimos escribiendo al ${endingOf(number)}.`)
  await rows('delete from whatsapp_codes where uid = $1', [person.uid])

  const left = await redirectedPage(visitor, await (await rowOf(visitor)).submit('Desconectar'))
  expect(left.text).toContain('Desconectamos tu WhatsApp. Te escribimos al correo.')
  expect(left.within('#fila-whatsapp').says('Visitas nuevas, para aceptarlas con un botón')).toBe(true)
  const back = await visitor.post('/perfil/whatsapp', { accion: 'deshacer' })
  expect((await redirectedPage(visitor, back)).text).toContain('Tu WhatsApp sigue conectado.')
  expect((await rowOf(visitor)).text).toContain(endingOf(number))
  const again = await visitor.post('/perfil/whatsapp', { accion: 'deshacer' })
  expect([again.status, (await again.text()).includes('Tu WhatsApp no está conectado.')]).toEqual([409, true])
})

test('a number that takes no messages is tried once an hour', async () => {
  const { person, visitor } = await newPerson()
  const number = await connectNumber(database, person.uid)
  await rows(
    `update whatsapp_connections set failures = 2, "failingAt" = now() - interval '1 day' where uid = $1`,
    [person.uid],
  )
  const failing = await rowOf(visitor)
  expect(failing.text).toMatch(
    /^WhatsAppNo te llegaAyer no te llegaron 2 mensajes\. Te escribimos al correo\./,
  )
  const tested = await failing.submit('Probar otra vez')
  expect((await redirectedPage(visitor, tested)).text).toContain('Te mandamos un mensaje de prueba.')
  await vi.waitFor(() => expect(simulator.phone(number).last).toBeDefined(), { timeout: 15_000 })
  const twice = await visitor.post('/perfil/whatsapp', { accion: 'probar' })
  expect([twice.status, (await twice.text()).includes('Puedes probar una vez cada hora.')]).toEqual([
    429,
    true,
  ])
})

test('the offer of the agenda goes for thirty days, on every device, and its form leads nowhere else', {
  tags: ['attack'],
}, async () => {
  const { person, visitor } = await newPerson(program, 'tecnico')
  const agenda = await openPage(visitor, '/agenda')
  expect(agenda.link('Conecta tu WhatsApp')).toBe('/perfil#whatsapp')
  const closed = await agenda.submit('Ahora no')
  expect(closed.headers.get('location')).toBe('/agenda')
  const elsewhere = program.visitor(person)
  expect((await openPage(elsewhere, '/agenda')).link('Conecta tu WhatsApp')).toBeNull()
  await rows(`update whatsapp_offers set "hiddenUntil" = now() where uid = $1`, [person.uid])
  expect((await openPage(elsewhere, '/agenda')).link('Conecta tu WhatsApp')).not.toBeNull()
  const evil = await visitor.post('/perfil/whatsapp', { accion: 'ocultar', en: 'https://evil.example' })
  expect(evil.headers.get('location')).toBe('/perfil#whatsapp')
  await connectNumber(database, person.uid)
  await rows('delete from whatsapp_offers where uid = $1', [person.uid])
  expect((await openPage(elsewhere, '/agenda')).link('Conecta tu WhatsApp')).toBeNull()
})

test.each(['', 'borrar', 'constructor', '__proto__'])('no act is called %j', ATTACK, async accion => {
  const { visitor } = await newPerson()
  expect((await visitor.post('/perfil/whatsapp', { accion })).status).toBe(400)
})

interface Sides {
  readonly client: SignedInPerson
  readonly technician: SignedInPerson
}

async function newConversation(): Promise<Sides & { key: number }> {
  const { person: client } = await newPerson()
  const { person: technician } = await newPerson(program, 'tecnico')
  return { client, technician, key: await visitsOf(database, { client, technician })('confirmada', 350) }
}

/** A message of the client, and how far it came in the technician's WhatsApp. */
async function say(
  { technician, key }: Sides & { key: number },
  text: string,
  {
    via = null,
    state,
    insteadBy = null,
  }: { via?: string | null; state?: MessageState; insteadBy?: string | null },
): Promise<void> {
  const [message] = await rows<{ id: string }>(
    `insert into visit_messages ("reservaKey", author, "recipientUid", text, at, via)
     values ($1, 'client', $2, $3, now(), $4) returning id`,
    [key, technician.uid, text, via],
  )
  if (state)
    await rows(
      `insert into whatsapp_messages (id, uid, template, "visitKey", about, state, "createdAt", "insteadBy")
       values ($1, $2, 'x', $3, jsonb_build_object('message', $4::bigint), $5, now(), $6)`,
      [randomUUID(), technician.uid, key, message?.id, state, insteadBy],
    )
}

test('a conversation says who reads it in WhatsApp, what was written there and how far own messages came', async () => {
  const visit = await newConversation()
  const messages = async (side: 'mis-reservas' | 'agenda', person: SignedInPerson) => {
    const page = await openPage(program.visitor(person), `/${side}/${visit.key}`)
    return page.within('section[aria-labelledby="mensajes"]')
  }
  await say(visit, 'Uno.', {})
  const before = await messages('mis-reservas', visit.client)
  expect(before.text).not.toMatch(/WhatsApp|Enviado|Entregado/)
  await connectNumber(database, visit.technician.uid)
  await say(visit, 'Dos.', { state: 'sent' })
  await say(visit, 'Tres.', { via: 'whatsapp', state: 'delivered' })
  await say(visit, 'Cuatro.', { state: 'read' })
  await say(visit, 'Cinco.', { state: 'failed', insteadBy: 'email' })
  await say(visit, 'Seis.', { state: 'failed', insteadBy: 'none' })
  const own = await messages('mis-reservas', visit.client)
  expect(own.text).toMatch(
    /Persona los lee en su WhatsApp\.Uno\.Tú · hoy, [\d:]+Dos\.Tú · hoy, [\d:]+EnviadoTres\.Tú · hoy, [\d:]+por WhatsAppEntregadoCuatro\.Tú · hoy, [\d:]+LeídoCinco\.Tú · hoy, [\d:]+No le llegó por WhatsApp; le escribimos al correo\.Seis\.Tú · hoy, [\d:]+No le llegó por ningún lado\. Llama a Persona\./,
  )
  // Not on the day of the visit.
  expect(own.text).not.toContain('Si es de ahora mismo')
  const other = await messages('agenda', visit.technician)
  expect(other.text).toContain('por WhatsApp')
  expect(other.text).not.toMatch(/los lee en su WhatsApp|Enviado|Entregado|No le llegó/)
  await rows(`update whatsapp_connections set "failingAt" = now() where uid = $1`, [visit.technician.uid])
  expect((await messages('mis-reservas', visit.client)).text).not.toContain('los lee en su WhatsApp')
})
