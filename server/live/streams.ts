// One event stream per browser: it says that the session changed or ended, or that bookings of this person did,
// so that open pages look again.
import type { MiddlewareHandler } from 'hono'
import type { Services } from '#app/services.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { coalesced } from '#server/live/coalesced.ts'
import type { Hub } from '#server/live/hub.ts'

const HEARTBEAT_MS = 20_000
const STREAMS_PER_PERSON = 12
/** Many changes at once are one reason to look. */
const BOOKINGS_PAUSE_MS = 200
const utf8 = new TextEncoder()

export interface Streams {
  readonly handler: MiddlewareHandler<HttpEnv>
  /** Ends every stream, so that the program can stop; browsers come back to whoever serves next. */
  close(): void
}

export function createStreams({ identity, log }: Services, hub: Hub): Streams {
  const open = new Map<string, Set<() => void>>()

  const handler: MiddlewareHandler<HttpEnv> = async c => {
    const headers = new Headers({ cookie: c.req.header('cookie') ?? '' })
    const found = await identity.findViewer(headers)
    // 204 tells an EventSource not to come back.
    if (!found) return c.body(null, 204)
    const { uid, role } = found.viewer
    const mine = open.get(uid) ?? new Set()
    if (mine.size >= STREAMS_PER_PERSON) return c.text('demasiadas conexiones', 429)
    open.set(uid, mine)

    let release = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const say = (text: string) => {
          try {
            controller.enqueue(utf8.encode(text))
          } catch {
            release()
          }
        }
        const look = async () => {
          const now = await identity.findViewer(headers).catch(error => {
            log.warn({ err: error }, 'session could not be looked at')
            return undefined
          })
          if (now === undefined) return say('event: session\ndata: look\n\n')
          if (now === null) {
            say('event: session\ndata: ended\n\n')
            return release()
          }
          say(`event: session\ndata: ${now.viewer.role === role ? 'look' : 'role'}\n\n`)
        }
        const bookings = coalesced(() => say('event: bookings\ndata: look\n\n'), BOOKINGS_PAUSE_MS)
        const watches = [
          hub.watch(`user:${uid}`, () => void look()),
          hub.watch(`client:${uid}`, bookings.call),
          hub.watch(`technician:${uid}`, bookings.call),
        ]
        const heartbeat = setInterval(() => say(': sigo aquí\n\n'), HEARTBEAT_MS)
        release = () => {
          clearInterval(heartbeat)
          bookings.stop()
          for (const unwatch of watches) unwatch()
          mine.delete(release)
          if (mine.size === 0) open.delete(uid)
          try {
            controller.close()
          } catch {
            // The browser closed it first.
          }
        }
        mine.add(release)
        say('retry: 2000\n\n')
      },
      cancel: () => release(),
    })
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  }

  return {
    handler,
    close() {
      for (const releases of open.values()) for (const release of [...releases]) release()
    },
  }
}
