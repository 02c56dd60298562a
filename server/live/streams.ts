// Server-sent events, one stream per browser: the session or the bookings of this user changed, or for administrators the
// panel, so open pages revalidate. A visit that a link of a message opened without a session has one of its side.
// Thousands stay open and idle: they bypass Hono and write to node:http, to keep the memory of each small.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { LinkSide } from '#accounts/domain/visit-link.ts'
import type { Services } from '#app/services.ts'
import { networkOf } from '#server/http/network.ts'
import type { SecurityHeaders } from '#server/http/security-headers.ts'
import { findOpening, type Opening } from '#server/live/openings.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { createRecentTopics } from '#server/live/recent-topics.ts'
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

interface Stream extends Opening {
  readonly response: ServerResponse
}

interface StreamOptions {
  readonly listener: PgListener
  readonly security: SecurityHeaders
  readonly trustProxy: number
}

export function createStreams(
  { identity, log, now }: Services,
  { listener, security, trustProxy }: StreamOptions,
): Streams {
  const networkSlots = createStreamSlots(STREAMS_PER_NETWORK)
  const streamsByUid = new Map<string, readonly Stream[]>()
  const recent = createRecentTopics(() => now().getTime())
  /** By topic; only of users whose bookings changed while a stream was open. */
  const bookingEvents = new Map<string, ReturnType<typeof throttle>>()
  let isClosed = false
  const panelEvents = throttle(sendPanel, PANEL_INTERVAL_MS)
  const heartbeat = setInterval(() => {
    for (const stream of [...streamsByUid.values()].flat()) {
      // A browser ignores an event without data.
      write(stream, 'heartbeat', 'on')
      endWhenExpired(stream)
    }
  }, HEARTBEAT_MS)

  /** No event of the database tells of a session that expires. Its timer is set only shortly before. */
  function endWhenExpired({ uid, expiresAt }: Stream): void {
    const leftMs = expiresAt - Date.now()
    if (leftMs < HEARTBEAT_MS) setTimeout(() => void sendSession(uid), Math.max(0, leftMs)).unref()
  }

  const unsubscribe = listener.subscribe(topic => {
    recent.add(topic)
    if (topic === null) for (const uid of streamsByUid.keys()) sendAll(uid)
    if (topic === null || topic === 'panel') panelEvents.call()
    const [, kind, uid = ''] = /^(user|client|technician):(.*)$/.exec(topic ?? '') ?? []
    if (kind === 'user') void sendSession(uid)
    else if (kind === 'client' || kind === 'technician') sendBookings(kind, uid)
  })

  const streamsOf = (uid: string) => streamsByUid.get(uid) ?? []

  function sendAll(uid: string): void {
    void sendSession(uid)
    for (const side of SIDES) sendBookings(side, uid)
  }

  function sendBookings(side: LinkSide, uid: string): void {
    if (!streamsByUid.has(uid)) return
    const topic = `${side}:${uid}`
    const throttled =
      bookingEvents.get(topic) ?? throttle(() => void tellBookings(side, uid), BOOKINGS_INTERVAL_MS)
    bookingEvents.set(topic, throttled)
    throttled.call()
  }

  /** No event of the database tells of every link that is gone: nothing is told by one any more. */
  async function tellBookings(side: LinkSide, uid: string): Promise<void> {
    for (const stream of streamsOf(uid))
      if (isToldOf(stream, side) && (stream.side === null || (await isGood(stream))))
        write(stream, 'bookings', 'changed')
  }

  function sendPanel(): void {
    for (const stream of [...streamsByUid.values()].flat())
      if (stream.role === 'admin') write(stream, 'panel', 'changed')
  }

  /** Ends the streams whose session is gone, and tells the others to revalidate. */
  async function sendSession(uid: string): Promise<void> {
    await Promise.all(
      streamsOf(uid).map(async stream => {
        if ((await isGood(stream)) && stream.side === null) write(stream, 'session', 'changed')
      }),
    )
  }

  /** Ends the stream if its session or link is gone. */
  async function isGood(stream: Stream): Promise<boolean> {
    const found = await stream.check().catch(error => {
      log.warn({ err: error }, 'session could not be read')
      return undefined
    })
    if (found === undefined) return true
    if (found) {
      stream.role = found.role
      stream.expiresAt = found.expiresAt
      endWhenExpired(stream)
      return true
    }
    write(stream, 'session', 'ended')
    stream.response.end()
    return false
  }

  /** What was told after the page was read and before it listens. */
  function tellMissed(stream: Stream, since: number): void {
    const mayBeMissed = (topic: string) => recent.mayHaveChanged(topic, since)
    const { uid, side, role } = stream
    if (side === null && mayBeMissed(`user:${uid}`)) write(stream, 'session', 'changed')
    if (SIDES.some(each => isToldOf(stream, each) && mayBeMissed(`${each}:${uid}`)))
      write(stream, 'bookings', 'changed')
    if (role === 'admin' && mayBeMissed('panel')) write(stream, 'panel', 'changed')
  }

  function addStream(stream: Stream): void {
    const { uid, response } = stream
    streamsByUid.set(uid, [...streamsOf(uid), stream])
    endWhenExpired(stream)
    response.on('close', () => {
      const others = streamsOf(uid).filter(stream => stream.response !== response)
      if (others.length > 0) return void streamsByUid.set(uid, others)
      streamsByUid.delete(uid)
      for (const topic of SIDES.map(side => `${side}:${uid}`)) {
        bookingEvents.get(topic)?.stop()
        bookingEvents.delete(topic)
      }
    })
  }

  async function open(request: IncomingMessage, response: ServerResponse, query: string): Promise<void> {
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
    const asked = new URLSearchParams(query)
    const cookie = headerOf(request, 'cookie', '; ')
    const opening = await findOpening({ identity, now }, cookie, asked.get('pagina')).catch(error => {
      log.error({ err: error, requestId, path: PATH }, 'request failed')
      return undefined
    })
    if (response.destroyed) return
    if (opening === undefined) return void answer(503, PLAIN).end('sin base de datos')
    // 204 tells an EventSource not to reconnect.
    if (opening === null) return void answer(204, []).end()
    const network = networkOf(
      request.socket.remoteAddress,
      headerOf(request, 'x-forwarded-for', ','),
      trustProxy,
    )
    // Whoever has a link leaves the person's own streams alone.
    const others = streamsOf(opening.uid).filter(({ side }) => (side === null) === (opening.side === null))
    const giveBack = others.length < STREAMS_PER_USER ? networkSlots.take(network) : null
    if (!giveBack) return void answer(429, PLAIN).end('demasiadas conexiones')
    response.on('close', giveBack)
    const stream: Stream = { ...opening, response }
    addStream(stream)
    answer(200, ['content-type', 'text/event-stream', 'x-accel-buffering', 'no']).write('retry: 2000\n\n')
    if (isClosed) return void response.end()
    const since = Number(asked.get('desde') ?? Number.NaN)
    if (Number.isFinite(since)) tellMissed(stream, since)
  }

  return {
    inFrontOf: shell => (request, response) => {
      const [path, query = ''] = request.url?.split('?', 2) ?? []
      if (request.method === 'GET' && path === PATH) void open(request, response, query)
      else shell(request, response)
    },
    countOpen: () => [...streamsByUid.values()].flat().length,
    close() {
      isClosed = true
      clearInterval(heartbeat)
      unsubscribe()
      panelEvents.stop()
      for (const { response } of [...streamsByUid.values()].flat()) response.end()
    },
  }
}

const PLAIN = ['content-type', 'text/plain; charset=utf-8']

const SIDES: readonly LinkSide[] = ['client', 'technician']

const isToldOf = (stream: Stream, side: LinkSide) => stream.side === null || stream.side === side

function write({ response }: Stream, event: string, data: string): void {
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
