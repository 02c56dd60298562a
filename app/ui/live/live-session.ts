import { useEffect } from 'react'
import { showToast } from '#ui/basics/toasts.ts'
import { useSafeRevalidate } from '#ui/hooks/use-safe-revalidate.ts'
import type { FrameViewer } from '#ui/layout/frame-viewer.ts'
import { subscribe } from '#ui/live/live-events.ts'
import { openLiveStream } from '#ui/live/live-stream.ts'
import { onRoleHintChange, storeRoleHint } from '#ui/live/role-hint.ts'
import { isSigningOut, listenForSignOut } from '#ui/live/sign-out-broadcast.ts'
import { useServiceWorker } from '#ui/offline/use-service-worker.ts'

// Loaded together: the toaster must still be there after a sign-out.
export { Toaster } from '#ui/basics/toaster.tsx'

/**
 * Revalidates the page that is shown when its session or a booking of this person changes. It subscribes here and not in
 * the pages: an event during a navigation would find neither page subscribed.
 */
export function LiveSession({ viewer }: { viewer: FrameViewer | null }) {
  const revalidate = useSafeRevalidate()
  const email = viewer?.email ?? null

  useServiceWorker(email !== null)
  useEffect(() => listenForSignOut(), [])
  useEffect(() => onRoleHintChange(revalidate), [revalidate])

  useEffect(() => {
    // A guest's page loads this component only after another tab signed in.
    if (email === null) return revalidate()
    const stops = [
      subscribe('disconnected', revalidate),
      subscribe('reconnected', revalidate),
      subscribe('bookings', revalidate),
      subscribe('session', data => {
        if (data === 'ended') {
          storeRoleHint(null)
          if (!isSigningOut()) showToast('Tu sesión terminó.')
        }
        revalidate()
      }),
      openLiveStream(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [email, revalidate])
  return null
}
