import { useEffect } from 'react'
import { showToast } from '#ui/basics/toasts.ts'
import type { FrameViewer } from '#ui/layout/visitor.ts'
import { hearOfLeaving, isLeaving } from '#ui/live/leaving.ts'
import { subscribe } from '#ui/live/live-events.ts'
import { hearRoleHint, keepRoleHint } from '#ui/live/role-hint.ts'
import { watchSession } from '#ui/live/session-watch.ts'
import { useLookAgain } from '#ui/live/use-look-again.ts'

// Who signs out still reads that they did.
export { Toaster } from '#ui/basics/toaster.tsx'

/** What the page knows of the person follows the server. A guest's page is here because another tab signed in. */
export function LiveSession({ viewer }: { viewer: FrameViewer | null }) {
  const lookAgain = useLookAgain()
  const person = viewer?.email ?? null

  useEffect(() => hearOfLeaving(), [])
  useEffect(() => hearRoleHint(lookAgain), [lookAgain])

  useEffect(() => {
    if (person === null) return lookAgain()
    const stops = [
      subscribe('lost', lookAgain),
      subscribe('back', lookAgain),
      subscribe('session', news => {
        if (news === 'ended') {
          keepRoleHint(null)
          if (!isLeaving()) showToast('Tu sesión terminó.')
        }
        lookAgain()
      }),
      watchSession(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [person, lookAgain])
  return null
}
