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

/** Shown while a profile loads. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">Cargando perfil…</span>
      <div className="h-30 bg-petrol-600 md:h-49" />
      <div className="container-page md:grid md:grid-cols-[minmax(0,1fr)_21.25rem] md:gap-x-10 lg:grid-cols-[minmax(0,1fr)_22.75rem] lg:gap-x-14">
        <div className="md:flex md:items-end md:gap-x-7">
          <span className="relative -mt-14 block h-[min(8.5625rem,42.8vw)] w-[min(8rem,40vw)] shrink-0 overflow-hidden rounded-[4rem_4rem_0.875rem_0.875rem] border-[5px] border-paper-50 bg-paper-50 md:-mt-[2.625rem] md:h-[13.25rem] md:w-48 md:rounded-[6rem_6rem_1.25rem_1.25rem]">
            <Skeleton className="size-full" />
          </span>
          <div className="mt-4 grid flex-1 gap-3">
            <Skeleton className="h-9 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-8 w-2/3" />
          </div>
        </div>
        <div className="relative mt-5 md:col-start-2 md:row-span-2 md:row-start-1 md:-mt-16">
          <div className="grid gap-4 rounded-20 bg-white p-6 shadow-3">
            <Skeleton className="h-12 w-1/2" />
            <Skeleton className="h-15" />
            <Skeleton className="h-11" />
            <Skeleton className="h-13" />
          </div>
        </div>
        <div className="mt-12 grid content-start gap-3.5">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-8 h-7 w-56" />
          <Skeleton className="h-64 rounded-16" />
        </div>
      </div>
    </div>
  )
}
