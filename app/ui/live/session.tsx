import { useEffect, useState } from 'react'
import { useLazyModule } from '#ui/hooks/use-lazy-module.ts'
import type { FrameViewer } from '#ui/layout/visitor.ts'
import { hearRoleHint, keepRoleHint } from '#ui/live/role-hint.ts'

/**
 * Section 4, Session: while the page is open, what it knows of the person follows the server. Guests have nothing to
 * follow until somebody signs in, here or in another tab; nor are there notices for them.
 */
export function Session({ viewer }: { viewer: FrameViewer | null }) {
  const [stirred, setStirred] = useState(false)
  const role = viewer?.role ?? null
  useEffect(() => keepRoleHint(role), [role])
  useEffect(() => hearRoleHint(() => setStirred(true)), [])
  const followed = viewer !== null || stirred
  const live = useLazyModule(followed, () => import('#ui/live/live-session.ts'))
  return (
    live && (
      <>
        {followed && <live.LiveSession viewer={viewer} />}
        <live.Toaster />
      </>
    )
  )
}
