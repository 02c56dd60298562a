// How much one person and one network have under way at once (decision 151). A few requests run, some wait, the rest is
// refused: what somebody asks at once delays that person, not everybody. Files, pictures, live streams and pages out of the
// cache are answered before and do not count.
import type { Context, MiddlewareHandler } from 'hono'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { boundaryIn } from '#platform/photos/photo-upload.server.ts'
import { routeLimitOf } from '#server/http/form-limits.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { plainPage } from '#server/http/plain-page.ts'

interface Bound {
  readonly running: number
  readonly waiting: number
}

/** Kinds that do not wait for each other: a page needs the processor, a form the database, an upload the sender. */
type Lane = 'page' | 'form' | 'upload' | 'file'
type Bounds = Readonly<Record<Lane, { readonly person: Bound; readonly network: Bound }>>

/**
 * A handful already occupies the one thread that draws pages, so the few that run do not make a network slow: a carrier with
 * thousands of phones behind one address gets all of the processor while nobody else asks, and its requests wait in line.
 */
const BOUNDS: Bounds = {
  page: { person: { running: 2, waiting: 40 }, network: { running: 5, waiting: 240 } },
  form: { person: { running: 3, waiting: 20 }, network: { running: 16, waiting: 240 } },
  // They wait for their sender, and are decoded one at a time.
  upload: { person: { running: 12, waiting: 20 }, network: { running: 48, waiting: 240 } },
  // A page has dozens of photos, and HTTP/2 asks for them at once.
  file: { person: { running: 4, waiting: 200 }, network: { running: 16, waiting: 800 } },
}
/** Of the requests of a network this many always belong to people who are signed in. */
const NOT_FOR_GUESTS = 2
const WAIT_LIMIT_MS = 15_000
const RETRY_AFTER_S = '2'

const FILES = /^\/(?:fotos|documentos)\/|\.pdf$/
const SESSION = /(?:^|;\s*)(?:__Host-)?tecniya-session=([^;]+)/

export function boundedConcurrency(
  bounds: Bounds = BOUNDS,
  waitLimitMs = WAIT_LIMIT_MS,
): MiddlewareHandler<HttpEnv> {
  const people = createSlots(waitLimitMs)
  const networks = createSlots(waitLimitMs)
  return async (c, next) => {
    const lane = laneOf(c)
    const { person, network } = bounds[lane]
    const session = SESSION.exec(c.req.header('cookie') ?? '')?.[1]
    const place = `${lane} ${c.get('network')}`
    // Whoever asks much waits in a line of their own, and not in that of the network.
    const ofPerson = session
      ? await people.take(`${lane} ${session}`, person, c)
      : await people.take(place, forGuests(network), c)
    if (!ofPerson) return refuse(c, session ? 'requests-person' : 'requests-guests')
    try {
      const ofNetwork = await networks.take(place, network, c)
      if (!ofNetwork) return refuse(c, 'requests-network')
      try {
        return await next()
      } finally {
        ofNetwork()
      }
    } finally {
      ofPerson()
    }
  }
}

const forGuests = ({ running, waiting }: Bound): Bound => ({
  running: Math.max(1, running - NOT_FOR_GUESTS),
  waiting: Math.ceil(waiting / 2),
})

function laneOf({ req }: Context<HttpEnv>): Lane {
  if (req.method !== 'POST') return FILES.test(req.path) ? 'file' : 'page'
  const { files } = routeLimitOf(req.path)
  return files && boundaryIn(req.header('content-type') ?? null) ? 'upload' : 'form'
}

function refuse(c: Context<HttpEnv>, limiter: string) {
  countOutcome('rate-limit', limiter)
  return c.html(plainPage(TOO_MANY), 429, { 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' })
}

const TOO_MANY = {
  title: 'Muchas solicitudes a la vez',
  text: 'Nos llegaron demasiadas solicitudes tuyas al mismo tiempo. Espera unos segundos e intenta de nuevo.',
}

type Release = () => void

/** Slots by key. A key without requests is forgotten. */
function createSlots(waitLimitMs: number) {
  interface Line {
    running: number
    readonly waiting: Set<(release: Release | null) => void>
  }
  const lines = new Map<string, Line>()

  /** Null when too many wait, when the wait is too long, and when the client has left. */
  async function take(key: string, bound: Bound, { req }: Context<HttpEnv>): Promise<Release | null> {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() }
    lines.set(key, line)
    const release = () => {
      const [next] = line.waiting
      if (next) return next(release)
      line.running--
      if (line.running === 0) lines.delete(key)
    }
    if (line.running < bound.running) {
      line.running++
      return release
    }
    if (line.waiting.size >= bound.waiting) return null
    const { signal } = req.raw
    return new Promise(resolve => {
      const leave = () => answer(null)
      const timer = setTimeout(leave, waitLimitMs)
      const answer = (slot: Release | null) => {
        line.waiting.delete(answer)
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
        resolve(slot)
      }
      signal.addEventListener('abort', leave)
      line.waiting.add(answer)
    })
  }
  return { take }
}
