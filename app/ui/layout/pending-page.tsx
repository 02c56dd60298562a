import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useLazyModule } from '#ui/hooks/use-lazy-module.ts'

/** A page that comes sooner than this needs no outline. */
const PATIENCE_MS = 250

/** On a slow network the outline of the next screen stands in for it, where it has one. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const next = state === 'loading' && location.pathname !== pathname ? location.pathname : null
  const [late, setLate] = useState<string | null>(null)
  const outlines = useLazyModule(next !== null, () => import('#ui/layout/outlines.tsx'))
  useEffect(() => {
    if (next === null) return setLate(null)
    const timer = setTimeout(() => setLate(next), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [next])
  const outline = next !== null && late === next && outlines?.outlineOf(next)
  return outline ? <FromTheTop key={next}>{outline}</FromTheTop> : children
}

function FromTheTop({ children }: { children: ReactNode }) {
  // With braces: some browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return children
}
