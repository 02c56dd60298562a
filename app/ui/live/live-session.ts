import { useEffect } from 'react'
import { showToast } from '#ui/basics/toasts.ts'
import { useSafeRevalidate } from '#ui/hooks/use-safe-revalidate.ts'
import type { FrameViewer } from '#ui/layout/visitor.ts'
import { subscribe } from '#ui/live/live-events.ts'
import { hearRoleHint, keepRoleHint } from '#ui/live/role-hint.ts'
import { watchSession } from '#ui/live/session-watch.ts'
import { isSigningOut, listenForSignOut } from '#ui/live/sign-out-broadcast.ts'

// Who signs out still reads that they did.
export { Toaster } from '#ui/basics/toaster.tsx'

/** What the page knows of the person follows the server. A guest's page is here because another tab signed in. */
export function LiveSession({ viewer }: { viewer: FrameViewer | null }) {
  const revalidate = useSafeRevalidate()
  const person = viewer?.email ?? null

  useEffect(() => listenForSignOut(), [])
  useEffect(() => hearRoleHint(revalidate), [revalidate])

  useEffect(() => {
    if (person === null) return revalidate()
    const stops = [
      subscribe('lost', revalidate),
      subscribe('back', revalidate),
      subscribe('session', news => {
        if (news === 'ended') {
          keepRoleHint(null)
          if (!isSigningOut()) showToast('Tu sesión terminó.')
        }
        revalidate()
      }),
      watchSession(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [person, revalidate])
  return null
}
