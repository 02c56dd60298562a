// The Cloud API of WhatsApp on loopback, with the phones behind it: validates requests, posts signed webhooks, fails on request.
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { WhatsappConfig } from '#platform/whatsapp/whatsapp-channel.ts'
import { ApiError, type Fields, fieldsOf, textOf } from '#tests/support/servers/whatsapp/api-error.ts'
import { contentOf } from '#tests/support/servers/whatsapp/sent-message.ts'
import {
  newMessageId,
  type PhoneFailure,
  SimulatedPhone,
} from '#tests/support/servers/whatsapp/simulated-phone.ts'
import {
  type AccountTemplate,
  approvedTemplates,
  newTemplate,
} from '#tests/support/servers/whatsapp/simulated-templates.ts'
import { createWebhookPoster, type WebhookPoster } from '#tests/support/servers/whatsapp/webhook-poster.ts'

const VERSION = 'v23.0'
const PHONE_ID = '106540352242922'
const BUSINESS_ID = '102290129340398'
const MEDIA_URL_MS = 5 * 60_000
const MEDIA_MAX_BYTES: Readonly<Record<string, number>> = {
  'image/jpeg': 5 * 1024 * 1024,
  'image/png': 5 * 1024 * 1024,
  'application/pdf': 100 * 1024 * 1024,
}

export interface SimulatorOptions {
  /** Where the product listens: `{origin}/webhooks/whatsapp`. May be set later. */
  readonly webhookUrl?: string
  readonly token?: string
  readonly appSecret?: string
  readonly verifyToken?: string
  readonly number?: string
  /** Of the links of templates. */
  readonly origin?: string
  readonly port?: number
  readonly now?: () => Date
  /** False: the account has none. */
  readonly hasTemplates?: boolean
  readonly onTrouble?: (text: string) => void
}

interface StoredMedia {
  readonly bytes: Buffer
  readonly type: string
  readonly name: string
}

export interface WhatsappSimulator {
  readonly config: WhatsappConfig
  /** The environment of a program that uses it. */
  readonly variables: Record<string, string>
  readonly templates: Map<string, AccountTemplate>
  /** Method and path of each request, without queries. */
  readonly requests: string[]
  readonly webhooks: WebhookPoster
  /** By number; made when it is first named. */
  phone(number: string, name?: string): SimulatedPhone
  readonly phones: ReadonlyMap<string, SimulatedPhone>
  mediaOf(id: string): StoredMedia | null
  /** Requests are answered as with a token that has expired. */
  isTokenExpired: boolean
  /** 'down': every request is answered by a 503 of a proxy. 'silent': nobody answers. */
  outage: 'down' | 'silent' | null
  /** Names of new templates that are not taken: deleted a short time ago. */
  readonly refusals: Set<string>
  /** Names of new templates that are rejected, and why. */
  readonly rejections: Map<string, string>
  /** What the account says of itself; changed by tests. */
  readonly account: {
    quality: string
    status: string
    webhook: string | null
    subscribers: string[]
    number: string
  }
  /** Media are said to be at this address, whatever was asked for. */
  mediaAddress: string | null
  setWebhookUrl(url: string): void
  /** Called when anything has changed in a chat. */
  onChange(listener: () => void): void
  stop(): Promise<void>
}

export async function startWhatsappSimulator(options: SimulatorOptions = {}): Promise<WhatsappSimulator> {
  const { token = 'EAAGtestToken', appSecret = '0123456789abcdef0123456789abcdef' } = options
  const { verifyToken = 'a-verify-token-of-tests', number = '576015550148' } = options
  const { now = () => new Date(), origin = 'https://tecniya.co', hasTemplates = true } = options
  const media = new Map<string, StoredMedia>()
  /** Temporary addresses of media. */
  const places = new Map<string, { readonly id: string; readonly until: number }>()
  const phones = new Map<string, SimulatedPhone>()
  const listeners: (() => void)[] = []
  const webhooks = createWebhookPoster({
    url: options.webhookUrl ?? '',
    appSecret,
    businessId: BUSINESS_ID,
    ...(options.onTrouble && { onTrouble: options.onTrouble }),
  })
  const metadata = { display_phone_number: number, phone_number_id: PHONE_ID }

  const server = createServer((request, response) => {
    answer(request, response).catch(error => {
      if (error instanceof ApiError) return json(response, error.status, error.body)
      options.onTrouble?.(String(error))
      json(response, 500, new ApiError(500, 131000, 'Something went wrong').body)
    })
  }).listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const config: WhatsappConfig = {
    ...{ phoneId: PHONE_ID, token, appSecret, verifyToken, number },
    api: `${base}/${VERSION}`,
    businessId: BUSINESS_ID,
  }

  function phone(ofNumber: string, name = `Teléfono ${ofNumber.slice(-4)}`): SimulatedPhone {
    const known = phones.get(ofNumber)
    if (known) return known
    const made = new SimulatedPhone(ofNumber, name, {
      now,
      businessNumber: number,
      storeMedia,
      post: value => webhooks.add({ messaging_product: 'whatsapp', metadata, ...value }),
      onChange: () => {
        for (const listener of listeners) listener()
      },
    })
    phones.set(ofNumber, made)
    return made
  }

  function storeMedia(bytes: Buffer, type: string, name: string): string {
    const id = String(1_000_000_000 + media.size)
    media.set(id, { bytes, type, name })
    return id
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', base)
    const body = await buffer(request)
    simulator.requests.push(`${request.method} ${pathname}`)
    if (simulator.outage === 'silent') return
    if (simulator.outage === 'down') return void response.writeHead(503).end('<h1>Service Unavailable</h1>')
    const { authorization } = request.headers
    if (
      (authorization !== `Bearer ${token}` && authorization !== `OAuth ${token}`) ||
      simulator.isTokenExpired
    )
      throw new ApiError(401, 190, 'Error validating access token: Session has expired')
    const file = places.get(pathname)
    if (file) return sendMedia(response, file)
    const [, version, id = '', edge = ''] = pathname.split('/').map(decodeURIComponent)
    if (version !== VERSION) throw new ApiError(400, 2500, 'Unknown path components')
    const route = `${request.method} ${id === PHONE_ID ? 'phone' : id === BUSINESS_ID ? 'business' : id === 'app' ? 'app' : 'other'} ${edge}`
    switch (route) {
      case 'POST phone messages':
        return send(fieldsOf(parsed(body)), response)
      case 'POST phone media':
        return json(response, 200, { id: await upload(request, body) })
      case 'GET phone ':
        checkProof(searchParams.get('appsecret_proof'))
        return json(response, 200, phoneAnswer())
      case 'GET business message_templates':
        return json(response, 200, templatesPage(searchParams))
      case 'POST business message_templates':
        return json(response, 200, createTemplate(fieldsOf(parsed(body))))
      case 'GET business subscribed_apps': {
        const data = simulator.account.subscribers.map(name => ({
          whatsapp_business_api_data: { id: '1', name },
        }))
        return json(response, 200, { data })
      }
      case 'POST app uploads':
        return json(response, 200, { id: `upload:${randomBytes(8).toString('hex')}` })
      case 'POST other ':
        if (id.startsWith('upload:'))
          return json(response, 200, { h: `4::${randomBytes(8).toString('base64url')}` })
        break
      case 'GET other ':
        if (media.has(id)) return json(response, 200, placeOf(id))
    }
    throw new ApiError(400, 100, `Unsupported request. Object with ID '${id}' does not exist`, 33)
  }

  function checkProof(proof: string | null): void {
    if (proof !== null && proof !== createHmac('sha256', appSecret).update(token).digest('hex'))
      throw new ApiError(400, 100, 'Invalid appsecret_proof provided in the API argument')
  }

  function send(posted: Fields, response: ServerResponse): void {
    if (posted.messaging_product !== 'whatsapp') throw new ApiError(400, 100, 'messaging_product is required')
    const to = textOf(posted.to, 'to').replace(/^\+/, '')
    if (!/^\d{6,15}$/.test(to)) throw new ApiError(400, 131009, 'to is no phone number')
    if (to === number) throw new ApiError(400, 131021, 'Recipient cannot be sender')
    const recipient = phone(to)
    refuseFor(recipient.failure)
    if (posted.type === 'reaction') {
      const { message_id, emoji } = fieldsOf(posted.reaction)
      recipient.receiveReaction(textOf(message_id, 'message_id'), String(emoji ?? ''))
      accept(response, to, newMessageId())
      return
    }
    const content = contentOf(posted, { templates: simulator.templates, media: id => media.get(id) ?? null })
    const ourId = posted.biz_opaque_callback_data
    const quotes = fieldsOf(posted.context).message_id
    const entry = recipient.receive(content, {
      ourId: typeof ourId === 'string' ? ourId : null,
      quotes: typeof quotes === 'string' ? quotes : null,
    })
    if (recipient.failure === 'lost-answer') response.destroy()
    else accept(response, to, entry.id)
  }

  async function upload({ headers }: IncomingMessage, body: Buffer): Promise<string> {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData()
    const file = form.get('file')
    if (!(file instanceof File) || form.get('messaging_product') !== 'whatsapp')
      throw new ApiError(400, 100, 'file and messaging_product are required')
    const max = MEDIA_MAX_BYTES[file.type]
    if (!max || file.size > max || file.size === 0) throw new ApiError(400, 131053, 'Media upload error')
    return storeMedia(Buffer.from(await file.arrayBuffer()), file.type, file.name)
  }

  function placeOf(id: string): object {
    const path = `/media/${randomBytes(12).toString('hex')}`
    places.set(path, { id, until: now().getTime() + MEDIA_URL_MS })
    const { type, bytes } = media.get(id) as StoredMedia
    const url = simulator.mediaAddress ?? `${base}${path}`
    return { messaging_product: 'whatsapp', id, url, mime_type: type, file_size: bytes.length, sha256: 'x' }
  }

  function sendMedia(response: ServerResponse, { id, until }: { id: string; until: number }): void {
    const stored = media.get(id)
    if (!stored || until < now().getTime()) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': stored.type }).end(stored.bytes)
  }

  function phoneAnswer(): object {
    const { quality, status, webhook, number: shown } = simulator.account
    return {
      id: PHONE_ID,
      display_phone_number: `+${shown}`,
      verified_name: 'TecniYa',
      quality_rating: quality,
      status,
      messaging_limit_tier: 'TIER_1K',
      ...(webhook !== null && { webhook_configuration: { application: webhook } }),
    }
  }

  function templatesPage(query: URLSearchParams): object {
    const all = [...simulator.templates.values()]
    const start = Number(query.get('after') ?? 0)
    const end = start + Number(query.get('limit') ?? 25)
    const next = end < all.length && {
      next: `${base}/${VERSION}/${BUSINESS_ID}/message_templates?after=${end}`,
    }
    return { data: all.slice(start, end), paging: { cursors: { after: String(end) }, ...next } }
  }

  function createTemplate(posted: Fields): object {
    const template = newTemplate(posted, new Set([...simulator.templates.keys(), ...simulator.refusals]))
    const reason = simulator.rejections.get(template.name)
    if (reason) Object.assign(template, { status: 'REJECTED', rejected_reason: reason })
    simulator.templates.set(template.name, template)
    return { id: String(simulator.templates.size), status: template.status, category: template.category }
  }

  const simulator: WhatsappSimulator = {
    config,
    variables: {
      WHATSAPP_PHONE_ID: PHONE_ID,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
      WHATSAPP_NUMBER: number,
      WHATSAPP_BUSINESS_ID: BUSINESS_ID,
      WHATSAPP_API: config.api,
    },
    templates: hasTemplates ? approvedTemplates(origin) : new Map(),
    requests: [],
    webhooks,
    phone,
    phones,
    mediaOf: id => media.get(id) ?? null,
    isTokenExpired: false,
    outage: null,
    refusals: new Set(),
    rejections: new Map(),
    account: {
      quality: 'GREEN',
      status: 'CONNECTED',
      webhook: `${origin}/webhooks/whatsapp`,
      subscribers: ['TecniYa'],
      number,
    },
    mediaAddress: null,
    setWebhookUrl: webhooks.setUrl,
    onChange: listener => void listeners.push(listener),
    async stop() {
      webhooks.stop()
      server.closeAllConnections()
      server.close()
    },
  }
  return simulator
}

function refuseFor(failure: PhoneFailure | null): void {
  if (failure === 'rate-limit') throw new ApiError(429, 130429, 'Rate limit hit')
  if (failure === 'pair-limit') throw new ApiError(400, 131056, 'Pair rate limit hit')
  if (failure === 'api-failure') throw new ApiError(500, 131000, 'Something went wrong')
  if (failure === 'test-number') throw new ApiError(400, 131030, 'Recipient phone number not in allowed list')
}

function accept(response: ServerResponse, to: string, id: string): void {
  json(response, 200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id, message_status: 'accepted' }],
  })
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new ApiError(400, 100, 'The body is no JSON')
  }
}
