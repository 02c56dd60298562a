import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useLazyModule } from '#platform/ui/hooks/loading-hooks.ts'

const DELAY_MS = 250

/** While a navigation is slow, shows the skeleton of the next page instead of the current one. */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const next = state === 'loading' && location.pathname !== pathname ? location.pathname : null
  const [delayedNext, setDelayedNext] = useState<string | null>(null)
  const skeletons = useLazyModule(next !== null, () => import('#site/ui/layout/page-skeletons.tsx'))
  useEffect(() => {
    if (next === null) return setDelayedNext(null)
    const timer = setTimeout(() => setDelayedNext(next), DELAY_MS)
    return () => clearTimeout(timer)
  }, [next])
  const skeleton = next !== null && delayedNext === next && skeletons?.skeletonFor(next)
  return skeleton ? <ScrolledToTop key={next}>{skeleton}</ScrolledToTop> : children
}

function ScrolledToTop({ children }: { children: ReactNode }) {
  // Braces: scrollTo() returns a promise in some browsers, which is not a cleanup function.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return children
}
