import { useEffect, useState } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { onSignOut } from '#accounts/ui/live/sign-out.ts'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { useSafeRevalidate } from '#platform/ui/hooks/use-safe-revalidate.ts'

/** The layout of guarded pages: what they show is hidden at once when this browser signs out, also without network. */
export function GuardedPage() {
  const [isHidden, setIsHidden] = useState(false)
  const revalidate = useSafeRevalidate()
  // A link of a message shows its visit without a session: there is nothing to sign out of.
  const hasSession = useRouteLoaderData<{ viewer: unknown }>('root')?.viewer !== null
  useEffect(() => onSignOut(() => setIsHidden(true)), [])
  useEffect(() => {
    // A page that comes back from the back/forward cache missed the sign-out.
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (!persisted || !hasSession || !isRoleHintGone()) return
      setIsHidden(true)
      revalidate()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [hasSession, revalidate])
  if (!isHidden) return <Outlet />
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState
        level={1}
        drawing="locked-door"
        title="Saliste de tu cuenta"
        text="Lo que veías aquí ya no se muestra."
      />
    </div>
  )
}

/** D23: signing out removes the hint. */
function isRoleHintGone(): boolean {
  try {
    return localStorage.getItem(BROWSER_STORAGE.role.key) === null
  } catch {
    return false
  }
}
