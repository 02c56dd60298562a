// One event stream per browser: it says that the session changed or ended, or that bookings of this person did,
// so that open pages look again. Thousands stay open and silent, so each is little more than its connection:
// they are written straight to node:http, and whatever can be shared is.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Services } from '#app/services.ts'
import type { Role } from '#domain/users/role.ts'
import { freshId } from '#server/http/fresh-id.ts'
import type { SecurityHeaders } from '#server/http/security-headers.ts'
import { coalesced } from '#server/live/coalesced.ts'
import type { Hub } from '#server/live/hub.ts'

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

interface Person {
  /** What the browser behind each stream believes its role to be. */
  readonly streams: Map<ServerResponse, Role>
  /** Made when there is something to tell for the first time. */
  bookings?: ReturnType<typeof coalesced>
}

export function createStreams({ identity, log }: Services, hub: Hub, security: SecurityHeaders): Streams {
  const people = new Map<string, Person>()
  const heartbeat = setInterval(() => {
    for (const { streams } of people.values()) for (const stream of streams.keys()) say(stream, 'beat', 'on')
  }, HEARTBEAT_MS)

  const unwatch = hub.watchAll(topic => {
    if (topic === null) for (const uid of people.keys()) lookAgain(uid)
    else if (topic.startsWith('user:')) void lookAtSession(topic.slice('user:'.length))
    else tellBookings(topic.slice(topic.indexOf(':') + 1))
  })

  function lookAgain(uid: string): void {
    void lookAtSession(uid)
    tellBookings(uid)
  }

  function tellBookings(uid: string): void {
    const person = people.get(uid)
    if (!person) return
    person.bookings ??= coalesced(() => {
      for (const stream of person.streams.keys()) say(stream, 'bookings', 'look')
    }, BOOKINGS_PAUSE_MS)
    person.bookings.call()
  }

  async function lookAtSession(uid: string): Promise<void> {
    const person = people.get(uid)
    if (!person) return
    await Promise.all(
      [...person.streams].map(async ([stream, role]) => {
        const now = await findViewer(stream.req).catch(error => {
          log.warn({ err: error }, 'session could not be looked at')
          return undefined
        })
        if (now === undefined) return say(stream, 'session', 'look')
        if (now?.viewer.uid === uid) return say(stream, 'session', now.viewer.role === role ? 'look' : 'role')
        say(stream, 'session', 'ended')
        stream.end()
      }),
    )
  }

  const findViewer = (request: IncomingMessage) =>
    identity.findViewer(new Headers({ cookie: cookiesOf(request) }))

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now()
    const requestId = freshId()
    const answer = (status: number, headers: readonly string[]) => {
      response.writeHead(status, [
        ...['x-request-id', requestId, 'content-security-policy', POLICY, 'cache-control', 'no-store'],
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
    const person: Person = people.get(uid) ?? { streams: new Map() }
    if (person.streams.size >= STREAMS_PER_PERSON) return void answer(429, PLAIN).end('demasiadas conexiones')
    people.set(uid, person)
    person.streams.set(response, role)
    response.on('close', () => {
      person.streams.delete(response)
      if (person.streams.size > 0) return
      person.bookings?.stop()
      if (people.get(uid) === person) people.delete(uid)
    })
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
      for (const { streams } of people.values()) for (const stream of [...streams.keys()]) stream.end()
    },
  }
}

/** Nobody shows a stream as a page; a short policy is one that thousands of them can keep. */
const POLICY = `default-src 'none'; frame-ancestors 'none'`
const PLAIN = ['content-type', 'text/plain; charset=utf-8']

function say(stream: ServerResponse, event: string, data: string): void {
  if (!stream.writableEnded) stream.write(`event: ${event}\ndata: ${data}\n\n`)
}

/** `request.headers` would be made for this alone, and kept as long as the stream. */
function cookiesOf({ rawHeaders }: IncomingMessage): string {
  const pairs = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'cookie')
  return pairs.join('; ')
}
