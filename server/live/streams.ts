// Server-sent events, one stream per browser: the session or the bookings of this user changed, or for administrators the
// panel, so open pages revalidate.
// Thousands stay open and idle: they bypass Hono and write to node:http, to keep the memory of each small.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Role } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { networkOf } from '#server/http/network.ts'
import type { SecurityHeaders } from '#server/http/security-headers.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { throttle } from '#server/live/throttle.ts'

const PATH = '/live'
/** Browsers reconnect after two intervals without an event (app/platform/ui/live/live-stream.ts). */
const HEARTBEAT_MS = 20_000
const STREAMS_PER_USER = 12
/**
 * One per browser that is signed in and has a page open. A carrier puts at most some thousands of phones behind one address:
 * even there 500 with a page open at once do not occur, and a flood stops at a few megabytes.
 */
const STREAMS_PER_NETWORK = 500
/** A burst of changes becomes one event. */
const BOOKINGS_INTERVAL_MS = 200
const PANEL_INTERVAL_MS = 500

export interface Streams {
  /** Answers GET /live and passes every other request on. */
  inFrontOf(shell: RequestListener): RequestListener
  countOpen(): number
  /** Ends every stream, so that the server can close; browsers reconnect by themselves. */
  close(): void
}

interface Stream {
  readonly response: ServerResponse
  readonly sessionId: string
  /** As last read: administrators receive the events of the panel. */
  role: Role
  /** When the session ends by itself, in milliseconds since 1970. */
  expiresAt: number
}

interface StreamOptions {
  readonly listener: PgListener
  readonly security: SecurityHeaders
  readonly trustProxy: number
}

export function createStreams(
  { identity, log }: Services,
  { listener, security, trustProxy }: StreamOptions,
): Streams {
  const networkSlots = createStreamSlots(STREAMS_PER_NETWORK)
  const streamsByUid = new Map<string, readonly Stream[]>()
  /** Only of users whose bookings changed while a stream was open. */
  const bookingEvents = new Map<string, ReturnType<typeof throttle>>()
  const panelEvents = throttle(sendPanel, PANEL_INTERVAL_MS)
  const heartbeat = setInterval(() => {
    for (const [uid, streams] of streamsByUid) {
      // A browser ignores an event without data.
      send(uid, 'heartbeat', 'on')
      for (const stream of streams) endWhenExpired(uid, stream)
    }
  }, HEARTBEAT_MS)

  /** No event of the database tells of a session that expires. Its timer is set only shortly before. */
  function endWhenExpired(uid: string, { expiresAt }: Stream): void {
    const leftMs = expiresAt - Date.now()
    if (leftMs < HEARTBEAT_MS) setTimeout(() => void sendSession(uid), Math.max(0, leftMs)).unref()
  }

  const unsubscribe = listener.subscribe(topic => {
    if (topic === null) for (const uid of streamsByUid.keys()) sendAll(uid)
    if (topic === null || topic === 'panel') panelEvents.call()
    const [, kind, uid = ''] = /^(user|client|technician):(.*)$/.exec(topic ?? '') ?? []
    if (kind === 'user') void sendSession(uid)
    else if (kind) sendBookings(uid)
  })

  const streamsOf = (uid: string) => streamsByUid.get(uid) ?? []

  function send(uid: string, event: string, data: string): void {
    for (const { response } of streamsOf(uid)) write(response, event, data)
  }

  function sendAll(uid: string): void {
    void sendSession(uid)
    sendBookings(uid)
  }

  function sendBookings(uid: string): void {
    if (!streamsByUid.has(uid)) return
    const throttled =
      bookingEvents.get(uid) ?? throttle(() => send(uid, 'bookings', 'changed'), BOOKINGS_INTERVAL_MS)
    bookingEvents.set(uid, throttled)
    throttled.call()
  }

  function sendPanel(): void {
    for (const { response, role } of [...streamsByUid.values()].flat())
      if (role === 'admin') write(response, 'panel', 'changed')
  }

  /** Ends the streams whose session is gone, and tells the others to revalidate. */
  async function sendSession(uid: string): Promise<void> {
    await Promise.all(
      streamsOf(uid).map(async stream => {
        const { response, sessionId } = stream
        // By its id: the token in its cookie may have been replaced.
        const found = await identity.findViewerOfSession(sessionId).catch(error => {
          log.warn({ err: error }, 'session could not be read')
          return undefined
        })
        if (found === undefined) return write(response, 'session', 'changed')
        if (found?.viewer.uid === uid) {
          stream.role = found.viewer.role
          stream.expiresAt = found.expiresAt
          endWhenExpired(uid, stream)
          return write(response, 'session', 'changed')
        }
        write(response, 'session', 'ended')
        response.end()
      }),
    )
  }

  const findViewer = (request: IncomingMessage) =>
    identity.findViewer(new Headers({ cookie: headerOf(request, 'cookie', '; ') }))

  function addStream(uid: string, stream: Stream): void {
    const { response } = stream
    streamsByUid.set(uid, [...streamsOf(uid), stream])
    endWhenExpired(uid, stream)
    response.on('close', () => {
      const others = streamsOf(uid).filter(stream => stream.response !== response)
      if (others.length > 0) return void streamsByUid.set(uid, others)
      streamsByUid.delete(uid)
      bookingEvents.get(uid)?.stop()
      bookingEvents.delete(uid)
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
    // 204 tells an EventSource not to reconnect.
    if (found === null) return void answer(204, []).end()
    const { uid, role } = found.viewer
    const network = networkOf(
      request.socket.remoteAddress,
      headerOf(request, 'x-forwarded-for', ','),
      trustProxy,
    )
    const giveBack = streamsOf(uid).length < STREAMS_PER_USER ? networkSlots.take(network) : null
    if (!giveBack) return void answer(429, PLAIN).end('demasiadas conexiones')
    response.on('close', giveBack)
    const { sessionId, expiresAt } = found
    addStream(uid, { response, role, sessionId, expiresAt })
    answer(200, ['content-type', 'text/event-stream', 'x-accel-buffering', 'no']).write('retry: 2000\n\n')
  }

  return {
    inFrontOf: shell => (request, response) => {
      if (request.method === 'GET' && request.url === PATH) void open(request, response)
      else shell(request, response)
    },
    countOpen: () => [...streamsByUid.values()].flat().length,
    close() {
      clearInterval(heartbeat)
      unsubscribe()
      panelEvents.stop()
      for (const { response } of [...streamsByUid.values()].flat()) response.end()
    },
  }
}

const PLAIN = ['content-type', 'text/plain; charset=utf-8']

function write(response: ServerResponse, event: string, data: string): void {
  if (!response.writableEnded) response.write(`event: ${event}\ndata: ${data}\n\n`)
}

/** `request.headers` is built on first access and would stay in memory as long as the stream. */
function headerOf({ rawHeaders }: IncomingMessage, name: string, separator: string): string {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  )
  return values.join(separator)
}

export interface StreamSlots {
  /** Takes a slot of this key; null when all are taken. Calling the result gives it back. */
  take(key: string): (() => void) | null
}

/** At most `max` open streams per key. */
export function createStreamSlots(max: number): StreamSlots {
  const taken = new Map<string, number>()
  return {
    take(key) {
      const count = taken.get(key) ?? 0
      if (count >= max) return null
      taken.set(key, count + 1)
      return () => {
        const left = (taken.get(key) ?? 0) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
