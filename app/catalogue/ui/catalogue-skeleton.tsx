import { TechnicianGridSkeleton } from '#catalogue/ui/card/technician-grid-skeleton.tsx'
import { CatalogueHero } from '#catalogue/ui/catalogue-hero.tsx'
import { Skeleton } from '#platform/ui/basics/skeleton.tsx'

/** Shown while the catalogue loads. */
export function CatalogueSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <CatalogueHero heading={null} text="Buscando técnicos…" />
      <div className="h-[4.5rem] border-b border-paper-200 bg-white md:h-19" />
      <div className="container-page gap-x-8 pt-5 md:grid md:grid-cols-[17.5rem_minmax(0,1fr)] md:pt-8 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        <Skeleton className="hidden h-[36rem] rounded-16 md:block" />
        <TechnicianGridSkeleton className="mt-4 grid gap-3.5 sm:grid-cols-2 md:mt-10 lg:grid-cols-3 lg:gap-4.5" />
      </div>
    </div>
  )
}
