import { useEffect } from 'react'
import { showToast } from '#ui/basics/toasts.ts'
import type { FrameViewer } from '#ui/layout/visitor.ts'
import { hearOfLeaving, isLeaving } from '#ui/live/leaving.ts'
import { subscribe } from '#ui/live/live-events.ts'
import { keepRoleHint, ROLE_KEY } from '#ui/live/role-hint.ts'
import { watchSession } from '#ui/live/session-watch.ts'
import { useLookAgain } from '#ui/live/use-look-again.ts'

/** Section 4, Session: while the page is open, what it knows of the person follows the server. */
export function useSession(viewer: FrameViewer | null): void {
  const lookAgain = useLookAgain()
  const role = viewer?.role ?? null
  const person = viewer?.email ?? null

  useEffect(() => keepRoleHint(role), [role])

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ROLE_KEY || key === null) lookAgain()
    }
    addEventListener('storage', onStorage)
    const deaf = hearOfLeaving()
    return () => {
      removeEventListener('storage', onStorage)
      deaf()
    }
  }, [lookAgain])

  useEffect(() => {
    if (person === null) return
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
}
