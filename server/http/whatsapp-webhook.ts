// Where the Cloud API of WhatsApp posts messages and statuses. Answered before the pages and outside of the limits for people: its
// bursts come from a few addresses. GET proves to it that the address is ours.
import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { recordStatuses } from '#accounts/persistence/whatsapp-statuses.server.ts'
import type { Services } from '#app/services.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { isOutage } from '#platform/persistence/database.server.ts'
import { judgedStatuses } from '#platform/whatsapp/api-failures.ts'
import { silentError } from '#platform/whatsapp/silent-error.ts'
import type { WebhookEvents } from '#platform/whatsapp/whatsapp-channel.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { runOutsideRequests } from '#server/http/request-context.ts'
import { storeInbound } from '#whatsapp/persistence/inbound.server.ts'

declare module '#platform/persistence/counted-outcomes.server.ts' {
  interface CountedOutcomes {
    /** 'refused': the signature is missing or wrong. */
    'whatsapp-webhook': 'accepted' | 'refused'
  }
}

export const WHATSAPP_WEBHOOK_PATH = '/webhooks/whatsapp'

/** Of the API, which bundles what happened. */
const MAX_BYTES = 3 * 1024 * 1024
/** As every form may have; most posts have one kilobyte. */
const SMALL_BYTES = 64 * 1024
/** What is held in memory before its signature could be checked. Large posts leave room for small ones. */
const UNCHECKED_BYTES = 32 * 1024 * 1024
const UNCHECKED_LARGE_BYTES = 24 * 1024 * 1024
const READ_LIMIT_MS = 10_000

const SIGNATURE = /^sha256=[\da-f]{64}$/
/** What is sent back is never a page. */
const CHALLENGE = /^[\w-]{1,200}$/

type Tools = Pick<Services, 'whatsapp' | 'db' | 'log' | 'now'>

export function whatsappWebhook({ whatsapp, db, log, now }: Tools) {
  const app = new Hono<HttpEnv>()
  if (!whatsapp) return app.all(WHATSAPP_WEBHOOK_PATH, c => c.body(null, 404))
  let uncheckedBytes = 0
  const store = inBatches(async (posts: readonly WebhookEvents[]) => {
    const statuses = posts.flatMap(post => post.statuses)
    await Promise.all([
      storeInbound(
        db,
        posts.flatMap(post => post.messages),
      ),
      recordStatuses(db, judgedStatuses(statuses), now()),
    ])
  })

  app.get(WHATSAPP_WEBHOOK_PATH, c => {
    const challenge = c.req.query('hub.challenge') ?? ''
    const isOurs = c.req.query('hub.mode') === 'subscribe' && CHALLENGE.test(challenge)
    return isOurs && whatsapp.isVerifyToken(c.req.query('hub.verify_token') ?? null)
      ? c.text(challenge)
      : c.body(null, 403)
  })

  app.post(WHATSAPP_WEBHOOK_PATH, async c => {
    const signature = c.req.header('x-hub-signature-256') ?? ''
    // Nothing is read of what claims no signature.
    if (!SIGNATURE.test(signature)) return refuse(c)
    const length = Number(c.req.header('content-length') ?? MAX_BYTES)
    if (!(length <= MAX_BYTES)) return c.body(null, 413, { connection: 'close' })
    const bound = length > SMALL_BYTES ? UNCHECKED_LARGE_BYTES : UNCHECKED_BYTES
    if (uncheckedBytes + length > bound) return c.body(null, 503, { 'retry-after': '5' })
    uncheckedBytes += length
    const body = await readBody(c.env.incoming, length).finally(() => {
      uncheckedBytes -= length
    })
    if (!body) return c.body(null, 400, { connection: 'close' })
    if (!whatsapp.isSigned(body, signature)) return refuse(c)
    let posted: unknown
    try {
      posted = JSON.parse(body.toString())
    } catch {
      return c.body(null, 400)
    }
    try {
      await store(whatsapp.parseWebhook(posted))
    } catch (error) {
      // What people wrote stands in errors of the database.
      log.error(
        { err: silentError(error), source: 'whatsapp', requestId: c.get('requestId') },
        'post not stored',
      )
      return c.body(null, isOutage(error) ? 503 : 500)
    }
    countOutcome('whatsapp-webhook', 'accepted')
    return c.body(null, 200)
  })
  return app
}

function refuse(c: Context<HttpEnv>) {
  countOutcome('whatsapp-webhook', 'refused')
  return c.body(null, 403)
}

/** Null when it is longer than it said, takes too long, or its sender has left. */
async function readBody(incoming: HttpEnv['Bindings']['incoming'], maxBytes: number): Promise<Buffer | null> {
  const tooLate = setTimeout(() => incoming.destroy(), READ_LIMIT_MS)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    // Leaving the loop must not close the connection before the answer.
    for await (const chunk of (incoming as IncomingMessage).iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > maxBytes) return null
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    return null
  } finally {
    clearTimeout(tooLate)
  }
}

const BATCH_MAX = 200

/** One after another: what comes meanwhile is stored together, so that a burst takes one connection and few statements. */
function inBatches<Item>(store: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  interface Waiting {
    readonly item: Item
    readonly settle: (stored: Promise<void>) => void
  }
  let waiting: Waiting[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      const storing = store(batch.map(({ item }) => item))
      await storing.then(
        () => settleAll(batch, () => storing),
        // One of them may be what the database does not take: each is answered for itself.
        error =>
          settleAll(batch, ({ item }) => (batch.length === 1 || isOutage(error) ? storing : store([item]))),
      )
    }
    isRunning = false
  }

  function settleAll(batch: readonly Waiting[], storedOf: (each: Waiting) => Promise<void>): void {
    for (const each of batch) each.settle(storedOf(each))
  }

  return item => {
    const stored = new Promise<void>(settle => waiting.push({ item, settle }))
    // It outlives the request that began it.
    if (!isRunning) void runOutsideRequests(run)
    return stored
  }
}
