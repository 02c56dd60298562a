import { useEffect } from 'react'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { retryUntil } from '#platform/ui/live/retry.ts'
import { isServerReady } from '#platform/ui/live/server-ready.ts'
import { reloadDocument } from '#platform/ui/offline/reload-guard.tsx'
import { useSeenAt } from '#platform/ui/offline/seen-at.ts'
import { lastSeenText } from '#platform/wording/dates.ts'

/** On a page that was cached by the service worker: says when it was seen, and reloads when the site answers again. */
export function OfflineStrip() {
  const seenAt = useSeenAt()
  const isOffline = seenAt !== null
  useEffect(() => (isOffline ? reloadWhenReachable() : undefined), [isOffline])
  if (!seenAt) return null
  return (
    <div role="status" className="on-dark sticky top-10 z-30 bg-ink-900 text-white">
      <p className="container-page flex min-h-12 items-center gap-2.5 py-2 text-label font-semibold">
        <Icon of="wifi-off" className="text-primary-400" />
        Sin conexión · {lastSeenText(seenAt, new Date())}
      </p>
    </div>
  )
}

/** Returns how to stop. */
function reloadWhenReachable(): () => void {
  let waiting = new AbortController()
  async function start() {
    waiting.abort()
    waiting = new AbortController()
    if (await retryUntil(isServerReady, { signal: waiting.signal })) reloadDocument()
  }
  void start()
  addEventListener('online', start)
  return () => {
    waiting.abort()
    removeEventListener('online', start)
  }
}
