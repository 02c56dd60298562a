import { Skeleton } from '#platform/ui/basics/skeleton.tsx'

const CARDS = [1, 2, 3, 4, 5, 6] as const

/** Section 9: six card skeletons while the list loads. */
export function TechnicianGridSkeleton({ className }: { className: string }) {
  return (
    <div className={className}>
      {CARDS.map(n => (
        <TechnicianCardSkeleton key={n} />
      ))}
    </div>
  )
}

/** The same layout as TechnicianCard. */
function TechnicianCardSkeleton() {
  return (
    <div className="@container flex h-full flex-col overflow-hidden rounded-16 border border-paper-200 bg-white p-3.5 shadow-1 sm:p-0">
      <div className="grid grid-cols-[auto_1fr] gap-x-3.5 sm:grid-cols-1">
        <Skeleton className="h-28 w-26 rounded-12 sm:h-[clamp(10.25rem,51cqw,12rem)] sm:w-full sm:rounded-none" />
        <div className="flex flex-col justify-center gap-2 sm:mx-4 sm:mt-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
      </div>
      <div className="mt-5 grid gap-2.5 sm:mx-4">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
      <div className="mt-4 mb-3 flex gap-1.5 sm:mx-4">
        <Skeleton className="h-6.5 w-20" />
        <Skeleton className="h-6.5 w-28" />
      </div>
      <div className="mt-auto border-t border-paper-200 pt-3 sm:mx-4 sm:pb-4">
        <Skeleton className="h-5 w-2/5" />
        <div className="mt-6 grid grid-cols-2 gap-2">
          <Skeleton className="h-11 rounded-12" />
          <Skeleton className="h-11 rounded-12" />
        </div>
      </div>
    </div>
  )
}
