import type { ReactNode } from 'react'
import { PendingAgenda, PendingBookings } from '#ui/bookings/pending-timeline.tsx'
import { CatalogueSkeleton } from '#ui/catalogue/catalogue-skeleton.tsx'
import { ProfileSkeleton } from '#ui/technicians/profile/profile-skeleton.tsx'
import { TechnicianGridSkeleton } from '#ui/technicians/technician-grid-skeleton.tsx'

export { TechnicianGridSkeleton }

/** The skeleton of the page at this path; null for pages without one. */
export function skeletonFor(path: string): ReactNode {
  if (path === '/tecnicos') return <CatalogueSkeleton />
  if (/^\/tecnicos\/(oficio|ciudad)\//.test(path)) return null
  if (path.startsWith('/tecnicos/')) return <ProfileSkeleton />
  if (path === '/mis-reservas') return <PendingBookings />
  if (path === '/agenda') return <PendingAgenda />
  return null
}
