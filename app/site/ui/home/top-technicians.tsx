import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { TechnicianGrid } from '#catalogue/ui/card/technician-grid.tsx'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useDelayedFlag, useLazyModule, useReservedHeight } from '#platform/ui/hooks/loading-hooks.ts'
import { showingText } from '#platform/wording/counts.ts'
import { screenFailure } from '#platform/wording/failures.ts'
import { FilterRow } from '#site/ui/home/filter-row.tsx'
import {
  type HomeFilters,
  homeSearch,
  isFiltered,
  LIST_ONLY,
  useIsListLoading,
} from '#site/ui/home/home-filters.ts'
import { SectionHeading } from '#site/ui/home/section-heading.tsx'
import { HOME_CATALOGUE } from '#site/wording/home-texts.ts'

interface TopTechniciansProps {
  /** Null when the query failed. */
  technicians: readonly CatalogueCard[] | null
  /** D43: how the search was relaxed or corrected, or why nobody matches; null when neither. */
  message: string | null
  filters: HomeFilters
  cities: readonly string[]
  /** The city of the account, as `cities` spells it; null for none. */
  presetCity: string | null
  today: string
}

const COLUMNS = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6'

/** Section 2: the top six, and a link to the catalogue with the same filters. */
export function TopTechnicians(props: TopTechniciansProps) {
  const catalogue = `/tecnicos${homeSearch(props.filters)}`
  return (
    <section
      id="catalogo"
      tabIndex={-1}
      aria-labelledby="catalogo-titulo"
      className="container-page mt-16 outline-none md:mt-24"
    >
      <div className="flex items-end justify-between gap-6">
        <SectionHeading id="catalogo-titulo" title={HOME_CATALOGUE.title} text={HOME_CATALOGUE.text} />
        <div className="-mb-2 hidden shrink-0 sm:block">
          <TextLink to={catalogue}>
            {HOME_CATALOGUE.explore}
            <Icon of="arrow-right" size={18} className="ml-2" />
          </TextLink>
        </div>
      </div>
      <FilterRow filters={props.filters} cities={props.cities} presetCity={props.presetCity} />
      <div className="mt-5 md:mt-6">
        <List {...props} />
      </div>
      <ButtonLink to={catalogue} kind="white" wide className="mt-4 sm:hidden">
        {HOME_CATALOGUE.explore}
        <Icon of="arrow-right" size={18} />
      </ButtonLink>
    </section>
  )
}

function List({ technicians, message, filters, today }: TopTechniciansProps) {
  const loading = useIsListLoading()
  const reserved = useReservedHeight<HTMLDivElement>(loading)
  const showSkeleton = useDelayedFlag(loading)
  const skeleton = useLazyModule(loading, () => import('#catalogue/ui/card/technician-grid-skeleton.tsx'))
  return (
    <>
      <p role="status" className="sr-only">
        {loading ? 'Cargando técnicos…' : technicians && showingText(technicians.length)}
      </p>
      <div ref={reserved} aria-busy={loading}>
        {showSkeleton && skeleton ? (
          <skeleton.TechnicianGridSkeleton className={COLUMNS} />
        ) : technicians === null ? (
          <LoadFailed search={homeSearch(filters)} />
        ) : technicians.length === 0 ? (
          <NoTechnicians filtered={isFiltered(filters) || message !== null} message={message} />
        ) : (
          <>
            {message && (
              <div className="mb-4">
                <Message kind="info">{message}</Message>
              </div>
            )}
            <TechnicianGrid
              key={homeSearch(filters)}
              technicians={technicians}
              today={today}
              className={COLUMNS}
              photoSizes="(width >= 80rem) 23.125rem, 50vw"
            />
          </>
        )}
      </div>
    </>
  )
}

const CARD = 'rounded-20 border border-paper-200 bg-white'

function LoadFailed({ search }: { search: string }) {
  const { title, text } = screenFailure('/')
  return (
    <div role="alert" className={CARD}>
      <EmptyState drawing="unplugged-cord" title={title} text={text}>
        <ButtonLink to={{ search }} {...LIST_ONLY}>
          Reintentar
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function NoTechnicians({ filtered, message }: { filtered: boolean; message: string | null }) {
  return (
    <div className={CARD}>
      {filtered ? (
        <EmptyState
          drawing="closed-window"
          title={HOME_CATALOGUE.noneTitle}
          text={message ?? HOME_CATALOGUE.noneText}
        >
          <ButtonLink to="/#catalogo" preventScrollReset kind="white">
            Quitar filtros
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState
          drawing="closed-window"
          title={HOME_CATALOGUE.emptyTitle}
          text={HOME_CATALOGUE.emptyText}
        />
      )}
    </div>
  )
}
