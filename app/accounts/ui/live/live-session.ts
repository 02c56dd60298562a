import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { endSession, type FrameViewer, onRoleHintChange } from '#accounts/ui/live/session-state.ts'
import { isEndingSession, isSigningOut, onSignOut, suppressSessionEnded } from '#accounts/ui/live/sign-out.ts'
import { showToast } from '#platform/ui/basics/toasts.ts'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { subscribe } from '#platform/ui/live/live-events.ts'
import { type LivePage, openLiveStream } from '#platform/ui/live/live-stream.ts'

// Loaded together: the toaster must still be there after a sign-out.
export { Toaster } from '#platform/ui/basics/toaster.tsx'

interface LiveSessionProps {
  viewer: FrameViewer | null
  /** Null for guests. */
  live: LivePage | null
}

/** Revalidates the page when its session changes on the server or in another tab. */
export function LiveSession({ viewer, live }: LiveSessionProps) {
  const safeRevalidate = useSafeRevalidate()
  const revalidate = useCallback(() => {
    if (!isEndingSession()) safeRevalidate()
  }, [safeRevalidate])
  const { state } = useNavigation()
  const navigating = useRef(false)
  useEffect(() => {
    navigating.current = state !== 'idle'
  }, [state])
  const email = viewer?.email ?? null
  const isAdmin = viewer?.role === 'admin'
  const isLive = live !== null
  const linked = live?.linked ?? null
  const since = useRef<number | null>(null)
  useEffect(() => {
    since.current = live?.since ?? null
  }, [live])

  useEffect(
    () =>
      onSignOut(() => {
        const isOfOtherTab = !isSigningOut()
        suppressSessionEnded()
        if (isOfOtherTab) endSession()
      }),
    [],
  )
  useEffect(() => onRoleHintChange(revalidate), [revalidate])

  useEffect(() => {
    // A guest's page loads this component only after another tab signed in.
    if (!isLive) return revalidate()
    const stops = [
      subscribe('disconnected', revalidate),
      subscribe('reconnected', revalidate),
      // Visits, cases and credentials of the page, and the count of what waits in the header.
      subscribe('bookings', revalidate),
      // During a navigation the next page is not subscribed yet, and its data may already be loaded. The header of an
      // administrator counts cases on every page.
      subscribe('panel', () => (navigating.current || isAdmin) && revalidate()),
      subscribe('session', data => {
        if (data === 'ended' && email !== null) {
          endSession()
          if (!isSigningOut()) showToast('Tu sesión terminó.')
        }
        revalidate()
      }),
      openLiveStream({ since: since.current, linked }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [email, isLive, linked, isAdmin, revalidate])

  // After every render: a navigation and new data write the title anew.
  const waiting = viewer ? viewer.unreadMessages + viewer.waitingCases : 0
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title
  })
  return null
}
