/** What a push message carries to a device: pages send it, the service worker shows it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page that a tap opens. */
  readonly url: string
  /** A message replaces the one with the same tag. At most 32 characters of base64url (RFC 8030, Topic). */
  readonly tag: string
}
