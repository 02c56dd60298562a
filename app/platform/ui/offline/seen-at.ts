// Whether this document was answered by the service worker without network, and when it was seen.
import { useSyncExternalStore } from 'react'
import { SEEN_AT_ATTRIBUTE } from '#platform/domain/offline.ts'

/** Read before React renders: it would remove an attribute that it does not know. */
const attribute =
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(SEEN_AT_ATTRIBUTE)
const seenAt = attribute === null ? null : new Date(attribute)

const subscribeToNothing = () => () => {}

/** Null on a page from the network. Nothing can be sent from a page that is not null. */
export function useSeenAt(): Date | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => seenAt,
    () => null,
  )
}
