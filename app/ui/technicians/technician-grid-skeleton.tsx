import { TechnicianCardSkeleton } from '#ui/technicians/technician-card-skeleton.tsx'

const SKELETONS = [1, 2, 3, 4, 5, 6] as const

/** Section 9: six outlines while the list is on its way. */
export function TechnicianGridSkeleton({ className }: { className: string }) {
  return (
    <div className={className}>
      {SKELETONS.map(n => (
        <TechnicianCardSkeleton key={n} />
      ))}
    </div>
  )
}
