// Posts what happens to the webhook, signed: one after another, again when it is not taken, and wrongly on request.
import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * 'duplicates': each post twice. 'held': nothing is posted until `release`. Without it in order, as the API does it
 * mostly and never promises.
 */
export type PostMode = 'normal' | 'duplicates' | 'held'

interface WebhookPost {
  readonly payload: object
  /** Of the last try; 0: no answer. */
  status: number
  tries: number
}

const TRIES_MAX = 6
const FIRST_RETRY_MS = 50
const ANSWER_LIMIT_MS = 10_000

export interface PosterOptions {
  /** Empty: nothing is posted. */
  url: string
  readonly appSecret: string
  /** What the entries are of. */
  readonly businessId: string
  readonly onTrouble?: (text: string) => void
}

export function createWebhookPoster(options: PosterOptions) {
  const posts: WebhookPost[] = []
  let held: object[] = []
  let tail = Promise.resolve()
  let isStopped = false
  let mode: PostMode = 'normal'

  const payloadOf = (values: readonly object[]) => ({
    object: 'whatsapp_business_account',
    entry: [{ id: options.businessId, changes: values.map(value => ({ field: 'messages', value })) }],
  })
  const signatureOf = (body: string, secret = options.appSecret) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

  /** Returns the status; 0 without an answer. */
  async function post(body: string, signature: string | null): Promise<number> {
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'facebookexternalua',
          ...(signature !== null && { 'x-hub-signature-256': signature }),
        },
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }

  async function deliver(payload: object): Promise<void> {
    const body = JSON.stringify(payload)
    const record: WebhookPost = { payload, status: 0, tries: 0 }
    posts.push(record)
    while (record.tries < TRIES_MAX && !isStopped) {
      record.tries++
      record.status = await post(body, signatureOf(body))
      if (record.status === 200) return
      options.onTrouble?.(`el webhook contestó ${record.status || 'nada'}`)
      await delay(FIRST_RETRY_MS * 2 ** record.tries)
    }
  }

  function enqueue(payload: object): void {
    if (options.url === '') return
    tail = tail.then(() => deliver(payload))
  }

  return {
    posts,
    get mode() {
      return mode
    },
    set mode(next: PostMode) {
      mode = next
    },
    setUrl(url: string) {
      options.url = url
    },
    add(value: object): void {
      if (mode === 'held') held.push(value)
      else for (let copy = 0; copy < (mode === 'duplicates' ? 2 : 1); copy++) enqueue(payloadOf([value]))
    },
    /** Posts what was held: each by itself, or all as changes of one post. */
    release({ reversed = false, merged = false } = {}): void {
      const values = reversed ? held.toReversed() : held
      held = []
      mode = 'normal'
      if (merged && values.length > 0) enqueue(payloadOf(values))
      else for (const value of values) enqueue(payloadOf([value]))
    },
    /** Everything that was posted, once more. */
    replay(): void {
      for (const { payload } of posts.slice()) enqueue(payload)
    },
    /** Signed with a secret that is not ours, or not at all; answers the status. */
    forge(value: object, { isUnsigned = false } = {}): Promise<number> {
      const body = JSON.stringify(payloadOf([value]))
      return post(body, isUnsigned ? null : signatureOf(body, 'a secret of somebody else'))
    },
    /** Exactly this body, signed; answers the status. */
    postRaw: (body: string) => post(body, signatureOf(body)),
    /** Everything that waited has been taken or given up. */
    async settled(): Promise<void> {
      let seen: Promise<void>
      do {
        seen = tail
        await seen
      } while (seen !== tail)
    },
    stop(): void {
      isStopped = true
    },
  }
}

export type WebhookPoster = ReturnType<typeof createWebhookPoster>
