// What comes in: stored once, handled in the order of each person, answered once, and never in a log.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startConnecting } from '#accounts/use-cases/whatsapp-connection.server.ts'
import type { IncomingMessage } from '#platform/domain/whatsapp.ts'
import { createWhatsappChannel } from '#platform/whatsapp/whatsapp-client.server.ts'
import { type Member, newMember } from '#tests/support/people/people.ts'
import { clearJobs, codeOf, connectNumber, newNumber, queuedJobs } from '#tests/support/people/whatsapp.ts'
import { runQueue } from '#tests/support/program/queue.ts'
import { NOON, testServices } from '#tests/support/program/services.ts'
import {
  startWhatsappSimulator,
  type WhatsappSimulator,
} from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'
import { whatsappJobs } from '#whatsapp/jobs/whatsapp-jobs.server.ts'
import { deleteOldInbound, PARKED_AFTER, storeInbound } from '#whatsapp/persistence/inbound.server.ts'

let simulator: WhatsappSimulator = await startWhatsappSimulator({ now: () => NOON })
const base = await testServices()
const { database, db } = base
const { rows } = database
let services = base
beforeEach(async () => {
  simulator = await startWhatsappSimulator({ now: () => NOON })
  services = { ...base, whatsapp: createWhatsappChannel(simulator.config) }
  await clearJobs(database)
})
afterEach(async () => {
  await simulator.stop()
})

let count = 0
function written(from: string, text: string, sentAt = NOON): IncomingMessage {
  return { id: `wamid.${++count}`, from, sentAt, quotes: null, content: { kind: 'text', text } }
}
const receive = (messages: readonly IncomingMessage[]) => storeInbound(db, messages)
const work = () => runQueue(services, NOON, async () => {})
/** What the phone shows from us. */
const answers = (number: string) => simulator.phone(number).chat.filter(({ by }) => by === 'us')
const texts = (number: string) => answers(number).map(({ text }) => text)

async function connecting(person: Member): Promise<string> {
  const found = await services.identity.findViewer(person.browser)
  await startConnecting(services, { uid: person.uid, sessionId: found?.sessionId ?? '' })
  return `Conectar ${await codeOf(database, person.uid)}`
}

/** Opens the chat as far as the simulator knows. */
const opened = (number: string) => simulator.phone(number, 'Ana').write('')

test('a code is answered in the chat, and SALIR once', async () => {
  const ana = await newMember(services, { name: 'María Eugenia Salazar' })
  const number = newNumber()
  opened(number)
  await receive([written(number, await connecting(ana))])
  await work()
  expect(texts(number)).toEqual([
    'Listo, María Eugenia. Desde ahora te escribimos aquí. Para dejarlo, escribe SALIR.',
  ])
  await receive([written(number, 'salir'), written(number, 'Baja'), written(number, 'STOP')])
  await work()
  expect(texts(number).slice(1)).toEqual(['Listo, ya no te escribimos aquí. Tus avisos te llegan al correo.'])
})

test('wrong, expired and foreign codes get their sentence', async () => {
  const [ana, eva, number] = [await newMember(services), await newMember(services), newNumber()]
  await connectNumber(database, eva.uid, { number })
  opened(number)
  await receive([written(number, 'Conectar TY-2222')])
  await work()
  await receive([written(number, await connecting(ana))])
  await work()
  await rows('update whatsapp_codes set "expiresAt" = $2 where uid = $1', [ana.uid, NOON])
  await receive([written(number, `Conectar ${await codeOf(database, ana.uid)}`)])
  await work()
  expect(texts(number)).toEqual([
    'No encontramos ese código. Ábrelo de nuevo desde tu perfil.',
    'Este WhatsApp ya está en otra cuenta de TecniYa. Desconéctalo allá primero.',
    'Ese código venció. Pide uno nuevo en tu perfil.',
  ])
})

test('a stranger gets one answer a day', { tags: ['attack'] }, async () => {
  const number = newNumber()
  opened(number)
  await receive([written(number, 'Hola'), written(number, '¿Quién es?'), written(number, 'Vendo lotes')])
  await work()
  expect(texts(number)).toEqual([
    'Aquí solo llegan los avisos de tus visitas. Conecta tu cuenta en tecniya.co/perfil',
  ])
})

const jobsWith = (reply?: Parameters<typeof whatsappJobs>[1]) =>
  whatsappJobs({ ...services, services, origin: 'https://tecniya.co' }, reply)

/** The jobs, doing this with the words of somebody who is connected. */
const withTexts = (handle: (text: string) => void) =>
  jobsWith(async ({ message: { content } }) => {
    if (content.kind === 'text') handle(content.text)
    return null
  })

/** The waiting jobs of messages that came in, as they are queued. */
async function handleQueued(jobs: ReturnType<typeof whatsappJobs>) {
  const queued = await queuedJobs(database)
  await clearJobs(database)
  for (const { payload } of queued) await jobs['handle-whatsapp'](payload as { number: string })
}

test('a message that is posted twice, with others and later again, is handled once', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const number = await connectNumber(database, ana.uid)
  const seen: string[] = []
  const jobs = withTexts(text => seen.push(text))
  const [first, second] = [written(number, 'uno'), written(number, 'dos')]
  await Promise.all([receive([first, first]), receive([first, second]), receive([second])])
  await handleQueued(jobs)
  await receive([first, second])
  expect(await queuedJobs(database)).toEqual([])
  expect(seen.toSorted()).toEqual(['dos', 'uno'])
})

test('the messages of a person are handled in the order in which they were sent', async () => {
  const ana = await newMember(services)
  const number = await connectNumber(database, ana.uid)
  const seen: string[] = []
  const jobs = withTexts(text => seen.push(text))
  const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000)
  await receive([written(number, 'tres', at(3)), written(number, 'uno', at(1))])
  await receive([written(number, 'cuatro', at(4)), written(number, 'dos', at(2))])
  await handleQueued(jobs)
  expect(seen).toEqual(['uno', 'dos', 'tres', 'cuatro'])
})

test('what comes while a message is handled waits for its end, and nobody has to come back for it', async () => {
  const ana = await newMember(services)
  const number = await connectNumber(database, ana.uid)
  const seen: string[] = []
  const jobs = jobsWith(async ({ message: { content } }) => {
    const text = content.kind === 'text' ? content.text : ''
    seen.push(`${text} begins`)
    if (text === 'uno') {
      await receive([written(number, 'dos')])
      await handleQueued(jobs)
    }
    seen.push(`${text} ends`)
    return null
  })
  await receive([written(number, 'uno')])
  await handleQueued(jobs)
  expect(seen).toEqual(['uno begins', 'uno ends', 'dos begins', 'dos ends'])
})

const noServer = () => {
  throw new Error('La clave de la puerta es 4418')
}

test('a message that always fails does not hold up those behind it, and stands in no log', {
  tags: ['attack'],
}, async () => {
  const ana = await newMember(services)
  const number = await connectNumber(database, ana.uid)
  const seen: string[] = []
  const jobs = withTexts(text => (text === 'roto' ? noServer() : seen.push(text)))
  await receive([written(number, 'roto'), written(number, 'después')])
  const attempt = () =>
    jobs['handle-whatsapp']({ number }).then(
      () => null,
      (error: Error) => error,
    )
  for (let failed = 1; failed < PARKED_AFTER; failed++) {
    const error = await attempt()
    expect(error?.message).toBe('WhatsApp: Error')
    expect(error?.stack).not.toContain('4418')
    expect(seen).toEqual([])
  }
  expect(await attempt()).toBeNull()
  expect(seen).toEqual(['después'])
  expect(services.logged.join('\n')).not.toContain('4418')
  // It is tried apart.
  const parked = (await queuedJobs(database)).find(({ payload }) => 'parked' in payload)
  expect(parked).toMatchObject({ task: 'handle-whatsapp', payload: { number } })
  const mended = withTexts(text => seen.push(text))
  await mended['handle-whatsapp'](parked?.payload as { number: string; parked: number })
  expect(seen).toEqual(['después', 'roto'])
})

test('of what was handled neither text nor number is left, and after eight days nothing', async () => {
  const number = newNumber()
  await receive([written(number, 'Mi dirección es Cra. 8 # 24-31')])
  await work()
  const [left] = await rows<{ row: string }>(
    `select i::text as row from whatsapp_inbound i order by seq desc limit 1`,
  )
  expect(left?.row).not.toMatch(/Cra|wamid/)
  expect(left?.row).not.toContain(number)
  await deleteOldInbound(db, new Date(Date.now() + 60_000))
  expect(await rows('select from whatsapp_inbound')).toEqual([])
})

test('an answer is sent once, also when its job is repeated', async () => {
  const number = newNumber()
  opened(number)
  const jobs = jobsWith()
  const payload = {
    ...{ id: crypto.randomUUID(), to: number, uid: null, quotes: 'wamid.x' },
    answer: { text: 'Hola' },
  }
  await jobs['answer-whatsapp'](payload)
  await jobs['answer-whatsapp'](payload)
  expect(texts(number)).toEqual(['Hola'])
})

test('statuses that the version before queued are recorded', async () => {
  const ana = await newMember(services)
  const id = crypto.randomUUID()
  await rows(
    `insert into whatsapp_messages (id, uid, template, state, "createdAt") values ($1, $2, 'prueba', 'sending', now())`,
    [id, ana.uid],
  )
  const status = { id: 'wamid.s', state: 'read', at: NOON.toISOString(), errorCode: null, ourId: id }
  await rows(`select graphile_worker.add_job('record-whatsapp-statuses', $1::json)`, [
    JSON.stringify({ statuses: [status] }),
  ])
  await work()
  expect(await rows('select state, "readAt", "apiId" from whatsapp_messages where id = $1', [id])).toEqual([
    { state: 'read', readAt: NOON, apiId: 'wamid.s' },
  ])
})
