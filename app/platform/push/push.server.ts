// Sends Web Push messages, encrypted for one device (RFC 8291) and signed with our VAPID key (RFC 8292).
import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { isPublicPushEndpoint, type PushMessage } from '#platform/domain/web-push.ts'
import { lookupPublic } from '#platform/network/public-address.server.ts'
import { unlinkedText } from '#platform/wording/unlinked-text.ts'

const TIMEOUT_MS = 10_000

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

interface PushDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushDelivery {
  /** After this the push service drops a message that it could not deliver. */
  readonly ttlMs: number
  /** 'high' wakes a sleeping phone. */
  readonly urgency: 'high' | 'normal'
}

/** 'gone': the device unsubscribed. 'refused': the push service will never accept this message. */
type PushResult = 'sent' | 'gone' | 'refused'

export interface Push {
  /** The application server key of browsers. */
  readonly publicKey: string
  /** True for the endpoints that messages may be posted to. */
  accepts(endpoint: string): boolean
  /** Throws when the message may succeed later. */
  send(device: PushDevice, message: PushMessage, delivery: PushDelivery): Promise<PushResult>
}

export interface PushOptions {
  readonly keys: VapidKeys
  /** https: or mailto:, for the operators of push services. */
  readonly subject: string
  /** Also accepts http://127.0.0.1: for the push server of the tests. */
  readonly allowLoopback?: boolean | undefined
}

export function createPush({ keys, subject, allowLoopback = false }: PushOptions): Push {
  const accepts = (endpoint: string) =>
    isPublicPushEndpoint(endpoint) || (allowLoopback && /^http:\/\/127\.0\.0\.1:\d+\//.test(endpoint))
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, message, { ttlMs, urgency }) {
      if (!accepts(endpoint)) return 'refused'
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ ...message, title: unlinkedText(message.title), body: unlinkedText(message.body) }),
        {
          vapidDetails: { subject, ...keys },
          TTL: Math.ceil(ttlMs / 1_000),
          urgency,
          // A message that still waits is replaced by the next one about the same thing.
          topic: message.tag,
        },
      )
      return resultOf(await post(endpoint, headers, body))
    },
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'refused'
}

/** Answers the status. Redirects are not followed, the body is not read, private addresses are not connected to. */
function post(endpoint: string, headers: webPush.Headers, body: Buffer): Promise<number> {
  const { request } = endpoint.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers,
      lookup: lookupPublic,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    request(endpoint, options, response => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end(body)
  })
}
