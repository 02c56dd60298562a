import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { subscribe } from '#platform/ui/live/live-events.ts'
import { CLOSED_LINK_TEXT, closeLinks } from '#platform/ui/offline/closed-links.ts'
import {
  checkConnection,
  loseConnection,
  regainConnection,
  whenReachable,
} from '#platform/ui/offline/connection.ts'
import { reloadDocument } from '#platform/ui/offline/reload-guard.tsx'
import { OFFLINE_STRIP_ID, useKeptAt, useSeenAt } from '#platform/ui/offline/seen-at.ts'
import { sendUnsent } from '#platform/ui/offline/unsent-acts.ts'
import { lastSeenText } from '#platform/wording/dates.ts'

const REFUSAL_SHOWN_MS = 4_000

/**
 * For the pages that are kept: without network it says since when, sends what was said meanwhile when the site answers again,
 * and loads the page anew. It stands in the header, at `OFFLINE_STRIP_ID`.
 */
export function OfflineStrip() {
  const seenAt = useSeenAt()
  const isKept = useKeptAt() !== null
  const isOffline = seenAt !== null
  const revalidate = useSafeRevalidate()
  const [refusals, setRefusals] = useState(0)
  const onReturn = useEffectEvent(async () => {
    // What the site does not take now waits for the next time.
    await sendUnsent().catch(() => {})
    if (isKept) return reloadDocument()
    regainConnection()
    revalidate()
  })
  useEffect(() => {
    const stop = subscribe('disconnected', () => void checkConnection())
    addEventListener('offline', loseConnection)
    return () => {
      stop()
      removeEventListener('offline', loseConnection)
    }
  }, [])
  useEffect(() => (isOffline ? whenReachable(() => void onReturn()) : undefined), [isOffline])
  useEffect(() => (isOffline ? closeLinks(() => setRefusals(count => count + 1)) : undefined), [isOffline])
  useEffect(() => {
    if (refusals === 0) return
    const timer = setTimeout(setRefusals, REFUSAL_SHOWN_MS, 0)
    return () => clearTimeout(timer)
  }, [refusals])
  const place = seenAt && document.getElementById(OFFLINE_STRIP_ID)
  if (!place) return null
  return createPortal(
    <div role="status" className="on-dark sticky top-10 z-30 bg-ink-900 text-white print:hidden">
      <p className="container-page flex min-h-12 items-center gap-2.5 py-2 text-label font-semibold">
        <Icon of="wifi-off" className="text-primary-400" />
        {refusals > 0 ? CLOSED_LINK_TEXT : `Sin conexión · ${lastSeenText(seenAt, new Date())}`}
      </p>
    </div>,
    place,
  )
}
