import { z } from 'zod'

/** What a push message carries to a device: pages send it, the service worker shows it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page that a tap opens. */
  readonly url: string
  /** A message replaces the one with the same tag. At most 32 characters of base64url (RFC 8030, Topic). */
  readonly tag: string
  /** Buttons under it, as many as the device shows: each opens its page. */
  readonly answers?: readonly { readonly title: string; readonly url: string }[]
}

// Web Push (RFC 8030, RFC 8291): the subscription that a browser gives for one device.

/** Of one person; a further device replaces the one that was added first. */
export const PUSH_DEVICES_MAX = 10
const PUSH_ENDPOINT_MAX_LENGTH = 1_000

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

export const pushSubscriptionForm = z.object({
  endpoint: z.string().min(1).max(PUSH_ENDPOINT_MAX_LENGTH),
  /** An uncompressed point of the curve P-256. */
  p256dh: base64url(65),
  auth: base64url(16),
})

export type PushSubscriptionForm = z.infer<typeof pushSubscriptionForm>

/** Top-level names that no public push service has (RFC 2606, RFC 6762, RFC 8375 and customary internal ones). */
const INTERNAL_TLDS = new Set(
  'arpa corp example home internal intranet invalid lan local localdomain localhost onion private test'.split(
    ' ',
  ),
)

/**
 * The server posts to endpoints that people send: only https on the default port of a public host name. An address of
 * any spelling is refused; the URL parser writes all of them as digits and dots or in brackets.
 */
export function isPublicPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > PUSH_ENDPOINT_MAX_LENGTH || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const labels = hostname.replace(/\.$/, '').split('.')
  const tld = labels.at(-1) ?? ''
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    labels.length > 1 &&
    /^[a-z][a-z0-9-]+$/.test(tld) &&
    !INTERNAL_TLDS.has(tld)
  )
}
