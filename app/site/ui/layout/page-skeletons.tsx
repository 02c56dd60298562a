import type { ReactNode } from 'react'
import { PendingAgenda, PendingBookings } from '#agenda/ui/pending-timeline.tsx'
import { CatalogueSkeleton, ProfileSkeleton } from '#catalogue/ui/catalogue-skeletons.tsx'

/** The skeleton of the page at this path; null for pages without one. */
export function skeletonFor(path: string): ReactNode {
  if (path === '/tecnicos') return <CatalogueSkeleton />
  if (/^\/tecnicos\/(oficio|ciudad)\//.test(path)) return null
  if (path.startsWith('/tecnicos/')) return <ProfileSkeleton />
  if (path === '/mis-reservas') return <PendingBookings />
  if (path === '/agenda') return <PendingAgenda />
  return null
}
