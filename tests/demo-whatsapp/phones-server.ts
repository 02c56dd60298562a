// The page with the phones: what the simulator holds, and what is pressed there. On this machine only.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { failureText } from '#platform/whatsapp/api-failures.ts'
import { PHONE_FAILURES, type SimulatedPhone } from '#tests/support/servers/whatsapp/simulated-phone.ts'
import type { WhatsappSimulator } from '#tests/support/servers/whatsapp/whatsapp-simulator.ts'

interface Person {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly role: string
}

interface PhonesOptions {
  readonly port: number
  /** Of the product. */
  readonly origin: string
  readonly people: readonly Person[]
}

const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['phones.html', 'text/html; charset=utf-8'],
  '/phones.css': ['phones.css', 'text/css; charset=utf-8'],
  '/font.woff2': [
    '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    'font/woff2',
  ],
  '/phones.js': ['phones.js', 'text/javascript; charset=utf-8'],
}
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
const BODY_MAX_CHARS = 20 * 1024 * 1024

const ofPhone = { number: z.string() }
const acts = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('write'),
    ...ofPhone,
    text: z.string().min(1).max(4_096),
    quotes: z.string().optional(),
  }),
  z.object({ act: z.literal('press'), ...ofPhone, entry: z.string(), title: z.string() }),
  z.object({ act: z.literal('choose'), ...ofPhone, entry: z.string(), title: z.string() }),
  z.object({
    act: z.literal('photo'),
    ...ofPhone,
    bytes: z.base64(),
    type: z.enum(PHOTO_TYPES),
    text: z.string(),
    quotes: z.string().optional(),
  }),
  z.object({
    act: z.literal('other'),
    ...ofPhone,
    type: z.enum(['audio', 'video', 'sticker', 'location', 'contacts', 'document']),
  }),
  z.object({ act: z.literal('read'), ...ofPhone }),
  z.object({ act: z.literal('close-window'), ...ofPhone }),
  z.object({ act: z.literal('deliver'), ...ofPhone }),
  z.object({ act: z.literal('reads'), ...ofPhone, on: z.boolean() }),
  z.object({ act: z.literal('failure'), ...ofPhone, failure: z.enum(PHONE_FAILURES).nullable() }),
  z.object({ act: z.literal('token'), on: z.boolean() }),
  z.object({ act: z.literal('outage'), outage: z.enum(['down', 'silent']).nullable() }),
  z.object({ act: z.literal('posts'), mode: z.enum(['normal', 'duplicates', 'held']) }),
  z.object({ act: z.literal('release') }),
  z.object({ act: z.literal('replay') }),
  z.object({ act: z.literal('forge') }),
])
type Act = z.infer<typeof acts>

export async function servePhones(simulator: WhatsappSimulator, { port, origin, people }: PhonesOptions) {
  for (const { number, name } of people) simulator.phone(number, name)
  const listeners = new Set<ServerResponse>()
  simulator.onChange(() => {
    for (const listener of listeners) listener.write('data: \n\n')
  })

  const server = createServer((request, response) => {
    answer(request, response).catch(error => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const json = (value: object) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.method === 'POST' && pathname === '/act') {
      // Other sites cannot send this type without asking, and they are not answered.
      if (request.headers['content-type'] !== 'application/json') return void response.writeHead(415).end()
      const body = await text(request)
      const act = body.length > BODY_MAX_CHARS ? null : acts.safeParse(JSON.parse(body)).data
      if (!act) return void response.writeHead(400).end()
      const said = await carryOut(act)
      for (const listener of listeners) listener.write('data: \n\n')
      return json({ said })
    }
    if (request.method !== 'GET') return void response.writeHead(405).end()
    if (pathname === '/state') return json(stateOf())
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write('data: \n\n')
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
      return
    }
    if (pathname.startsWith('/media/')) return sendMedia(pathname.slice('/media/'.length), response)
    const [file, type] = FILES[pathname] ?? []
    if (!file || !type) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type }).end(await readFile(new URL(file, import.meta.url)))
  }

  function sendMedia(id: string, response: ServerResponse): void {
    const media = simulator.mediaOf(id)
    if (!media) return void response.writeHead(404).end()
    response
      .writeHead(200, { 'content-type': media.type, 'x-content-type-options': 'nosniff' })
      .end(media.bytes)
  }

  function stateOf(): object {
    const { isTokenExpired, outage, webhooks, config } = simulator
    return {
      origin,
      businessNumber: config.number,
      faults: { isTokenExpired, outage, posts: webhooks.mode },
      phones: people.map(person => {
        const { chat, failure, reads, isWindowOpen } = simulator.phone(person.number)
        const entries = chat.map(entry => ({
          ...entry,
          failed: entry.errorCode === null ? null : failureText(entry.errorCode),
        }))
        return { ...person, failure, reads, isWindowOpen, chat: entries }
      }),
    }
  }

  /** Answers what there is to say about it. */
  async function carryOut(act: Act): Promise<string> {
    switch (act.act) {
      case 'token':
        simulator.isTokenExpired = act.on
        return ''
      case 'outage':
        simulator.outage = act.outage
        return ''
      case 'posts':
        if (simulator.webhooks.mode === 'held') simulator.webhooks.release()
        simulator.webhooks.mode = act.mode
        return ''
      case 'release':
        simulator.webhooks.release({ reversed: true })
        return 'Salieron al revés de como llegaron.'
      case 'replay':
        simulator.webhooks.replay()
        return 'Todo lo que ya se avisó se avisa otra vez.'
      case 'forge': {
        const status = await simulator.webhooks.forge({ messages: [] })
        return `El producto contestó ${status || 'nada'} al aviso con otra firma.`
      }
      default:
        return onPhone(simulator.phone(act.number), act)
    }
  }

  return {
    address: `http://localhost:${(server.address() as { port: number }).port}`,
    async stop() {
      for (const listener of listeners) listener.end()
      server.close()
    },
  }
}

function onPhone(phone: SimulatedPhone, act: Extract<Act, { number: string }>): string {
  switch (act.act) {
    case 'write':
      phone.write(act.text, act.quotes === undefined ? {} : { quotes: act.quotes })
      break
    case 'press':
      phone.press(
        act.title,
        phone.chat.find(({ id }) => id === act.entry),
      )
      break
    case 'choose':
      phone.choose(
        act.title,
        phone.chat.find(({ id }) => id === act.entry),
      )
      break
    case 'photo': {
      const { type, quotes } = act
      phone.sendPhoto(Buffer.from(act.bytes, 'base64'), act.text, {
        type,
        ...(quotes !== undefined && { quotes }),
      })
      break
    }
    case 'other':
      phone.sendOther(act.type)
      break
    case 'read':
      phone.readAll()
      break
    case 'close-window':
      phone.closeWindow()
      return 'Como si hubieran pasado 24 horas sin escribir.'
    case 'deliver':
      phone.deliverSlow()
      break
    case 'reads':
      phone.reads = act.on
      if (act.on) phone.readAll()
      break
    case 'failure':
      phone.failure = act.failure
      break
  }
  return ''
}
