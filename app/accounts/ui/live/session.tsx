import { useEffect, useState } from 'react'
import { type FrameViewer, onRoleHintChange, storeRoleHint } from '#accounts/ui/live/session-state.ts'
import { useLazyModule } from '#platform/ui/hooks/loading-hooks.ts'
import type { LivePage } from '#platform/ui/live/live-stream.ts'
import { tellWorkerSignedOut, useServiceWorker } from '#platform/ui/offline/use-service-worker.ts'

/**
 * Section 4, Session: keeps the page in step with the session on the server. Guests do not load the live code until
 * somebody signs in, here or in another tab.
 */
export function Session({ viewer, live: page }: { viewer: FrameViewer | null; live: LivePage | null }) {
  useServiceWorker()
  const [hintChanged, setHintChanged] = useState(false)
  const role = viewer?.role ?? null
  useEffect(() => storeRoleHint(role), [role])
  const isGuest = viewer === null
  useEffect(() => {
    if (isGuest) tellWorkerSignedOut()
  }, [isGuest])
  useEffect(() => onRoleHintChange(() => setHintChanged(true)), [])
  const isLive = page !== null || hintChanged
  const live = useLazyModule(isLive, () => import('#accounts/ui/live/live-session.ts'))
  return (
    live && (
      <>
        {isLive && <live.LiveSession viewer={viewer} live={page} />}
        <live.Toaster />
      </>
    )
  )
}
