import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PendingAgenda, PendingBookings } from '#ui/bookings/pending-timeline.tsx'
import { CatalogueSkeleton } from '#ui/catalogue/catalogue-skeleton.tsx'
import { ProfileSkeleton } from '#ui/technicians/profile/profile-skeleton.tsx'

/** A page that comes sooner than this needs no outline. */
const PATIENCE_MS = 250

/** On a slow network the outline of the next screen stands in for it, where it has one. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const next = state === 'loading' && location.pathname !== pathname ? location.pathname : null
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (next === null) return setLate(null)
    const timer = setTimeout(() => setLate(next), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [next])
  if (next === null || late !== next) return children
  if (next === '/tecnicos') return <FromTheTop key={next} outline={<CatalogueSkeleton />} />
  if (next.startsWith('/tecnicos/')) return <FromTheTop key={next} outline={<ProfileSkeleton />} />
  if (next === '/mis-reservas') return <FromTheTop key={next} outline={<PendingBookings />} />
  if (next === '/agenda') return <FromTheTop key={next} outline={<PendingAgenda />} />
  return children
}

function FromTheTop({ outline }: { outline: ReactNode }) {
  // With braces: some browsers answer with a promise, which is no cleanup.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return outline
}
