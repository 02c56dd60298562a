// Whether this document was answered by the service worker without network, and when it was seen.
import { SEEN_AT_ATTRIBUTE } from '#platform/domain/offline.ts'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

/** Read before React renders: it would remove an attribute that it does not know. */
const attribute =
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(SEEN_AT_ATTRIBUTE)
const seenAt = attribute === null ? null : new Date(attribute)

/** Null on a page from the network. Nothing can be sent from a page that is not null. */
export function useSeenAt(): Date | null {
  return useHydrated() ? seenAt : null
}
