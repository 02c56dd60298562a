// Whether this page is without network: the service worker answered with what was seen before, or the signal went since.
import { useSyncExternalStore } from 'react'
import { SEEN_AT_ATTRIBUTE } from '#platform/domain/offline.ts'

/** Read before React renders: it would remove an attribute that it does not know. */
const attribute =
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(SEEN_AT_ATTRIBUTE)
const keptAt = attribute === null ? null : new Date(attribute)
let seenAt = keptAt
/** Its place in the header, and what describes the buttons that are off. */
export const OFFLINE_STRIP_ID = 'sin-conexion'
const listeners = new Set<() => void>()

/** To be called when the signal goes, and with null when it is back. */
export function setSeenAt(moment: Date | null): void {
  seenAt = moment
  for (const listener of listeners) listener()
}

export const isOffline = () => seenAt !== null

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Null with network. Until then what the page shows is known. */
export const useSeenAt = () =>
  useSyncExternalStore(
    onChange,
    () => seenAt,
    () => null,
  )

/** Of a page that was opened without network, when it was stored. */
export const useKeptAt = () =>
  useSyncExternalStore(
    onChange,
    () => keptAt,
    () => null,
  )

/** How much older the data of this document is than the document. */
export const keptForMs = () => (keptAt ? Math.max(0, Date.now() - keptAt.getTime()) : 0)
