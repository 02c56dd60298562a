// One event stream per browser: it says that the session changed or ended, or that bookings of this person did,
// so that open pages look again. Thousands stay open and silent, so each is little more than its connection:
// they are written straight to node:http, and whatever can be shared is.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Services } from '#app/services.ts'
import type { Role } from '#domain/users/role.ts'
import type { SecurityHeaders } from '#server/http/security-headers.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { throttle } from '#server/live/throttle.ts'

const PATH = '/live'
/** Browsers give a stream up after two of these in silence (ui/live/session-watch.ts). */
const HEARTBEAT_MS = 20_000
const STREAMS_PER_PERSON = 12
/** Many changes at once are one reason to look. */
const BOOKINGS_PAUSE_MS = 200

export interface Streams {
  inFrontOf(shell: RequestListener): RequestListener
  /** Ends every stream, so that the program can stop; browsers come back to whoever serves next. */
  close(): void
}

/** A chain per person, usually of one: lighter than a collection for each. */
interface Stream {
  readonly response: ServerResponse
  /** What the browser behind it believes its role to be. */
  readonly role: Role
  next: Stream | null
}

export function createStreams(
  { identity, log }: Services,
  listener: PgListener,
  security: SecurityHeaders,
): Streams {
  const people = new Map<string, Stream>()
  /** Only of people whose bookings changed while they listen. */
  const bookings = new Map<string, ReturnType<typeof throttle>>()
  const heartbeat = setInterval(() => {
    for (const uid of people.keys()) sayTo(uid, 'beat', 'on')
  }, HEARTBEAT_MS)

  const unwatch = listener.watchAll(topic => {
    if (topic === null) for (const uid of people.keys()) revalidate(uid)
    const [, about, uid = ''] = /^(user|client|technician):(.*)$/.exec(topic ?? '') ?? []
    if (about === 'user') void lookAtSession(uid)
    else if (about) tellBookings(uid)
  })

  function revalidate(uid: string): void {
    void lookAtSession(uid)
    tellBookings(uid)
  }

  function sayTo(uid: string, event: string, data: string): void {
    for (const { response } of streamsOf(uid)) say(response, event, data)
  }

  function tellBookings(uid: string): void {
    if (!people.has(uid)) return
    const telling = bookings.get(uid) ?? throttle(() => sayTo(uid, 'bookings', 'look'), BOOKINGS_PAUSE_MS)
    bookings.set(uid, telling)
    telling.call()
  }

  async function lookAtSession(uid: string): Promise<void> {
    await Promise.all(
      streamsOf(uid).map(async ({ response, role }) => {
        const now = await findViewer(response.req).catch(error => {
          log.warn({ err: error }, 'session could not be looked at')
          return undefined
        })
        if (now === undefined) return say(response, 'session', 'look')
        if (now?.viewer.uid === uid)
          return say(response, 'session', now.viewer.role === role ? 'look' : 'role')
        say(response, 'session', 'ended')
        response.end()
      }),
    )
  }

  const findViewer = (request: IncomingMessage) =>
    identity.findViewer(new Headers({ cookie: cookiesOf(request) }))

  function streamsOf(uid: string): Stream[] {
    const streams: Stream[] = []
    for (let stream = people.get(uid) ?? null; stream; stream = stream.next) streams.push(stream)
    return streams
  }

  function hold(uid: string, role: Role, response: ServerResponse): void {
    people.set(uid, { response, role, next: people.get(uid) ?? null })
    response.on('close', () => {
      let left: Stream | null = null
      for (const stream of streamsOf(uid).reverse()) {
        if (stream.response === response) continue
        stream.next = left
        left = stream
      }
      if (left) return void people.set(uid, left)
      people.delete(uid)
      bookings.get(uid)?.stop()
      bookings.delete(uid)
    })
  }

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now()
    const requestId = randomUUID()
    const answer = (status: number, headers: readonly string[]) => {
      response.writeHead(status, [
        ...[
          'x-request-id',
          requestId,
          'content-security-policy',
          security.contentSecurityPolicy(),
          'cache-control',
          'no-store',
        ],
        ...security.fixed.flat(),
        ...headers,
      ])
      log.info({ requestId, method: 'GET', path: PATH, status, ms: Math.round(performance.now() - started) })
      return response
    }
    const found = await findViewer(request).catch(error => {
      log.error({ err: error, requestId, path: PATH }, 'request failed')
      return undefined
    })
    if (response.destroyed) return
    if (found === undefined) return void answer(503, PLAIN).end('sin base de datos')
    // 204 tells an EventSource not to come back.
    if (found === null) return void answer(204, []).end()
    const { uid, role } = found.viewer
    if (streamsOf(uid).length >= STREAMS_PER_PERSON)
      return void answer(429, PLAIN).end('demasiadas conexiones')
    hold(uid, role, response)
    answer(200, ['content-type', 'text/event-stream', 'x-accel-buffering', 'no']).write('retry: 2000\n\n')
  }

  return {
    inFrontOf: shell => (request, response) => {
      if (request.method === 'GET' && request.url === PATH) void open(request, response)
      else shell(request, response)
    },
    close() {
      clearInterval(heartbeat)
      unwatch()
      for (const uid of [...people.keys()]) for (const { response } of streamsOf(uid)) response.end()
    },
  }
}

const PLAIN = ['content-type', 'text/plain; charset=utf-8']

function say(stream: ServerResponse, event: string, data: string): void {
  if (!stream.writableEnded) stream.write(`event: ${event}\ndata: ${data}\n\n`)
}

/** `request.headers` would be made for this alone, and kept as long as the stream. */
function cookiesOf({ rawHeaders }: IncomingMessage): string {
  const pairs = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'cookie')
  return pairs.join('; ')
}
