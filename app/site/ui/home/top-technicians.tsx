import { useState } from 'react'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { TechnicianGrid } from '#catalogue/ui/card/technician-grid.tsx'
import { ButtonLink, buttonClasses, TextLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { useDelayedFlag, useLazyModule, useReservedHeight } from '#platform/ui/hooks/loading-hooks.ts'
import { showingText } from '#platform/wording/counts.ts'
import { screenFailure } from '#platform/wording/failures.ts'
import { SCROLL_ROW } from '#site/ui/home/compact-sections.tsx'
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
  /** A row that scrolls, with the filters folded: below what is the viewer's own. */
  isRow?: boolean
}

const COLUMNS = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6'

const ROW = `${SCROLL_ROW} gap-3.5 *:w-[17.5rem] *:shrink-0 *:snap-start lg:*:w-[17.25rem]`

/** Section 2: the top six, and a link to the catalogue with the same filters. */
export function TopTechnicians(props: TopTechniciansProps) {
  const catalogue = `/tecnicos${homeSearch(props.filters)}`
  if (props.isRow) return <TechniciansRow {...props} catalogue={catalogue} />
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
          <ExploreLink to={catalogue} />
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

function TechniciansRow(props: TopTechniciansProps & { catalogue: string }) {
  const { filters, cities, presetCity, catalogue } = props
  const [isOpen] = useState(isFiltered(filters) || filters.orden !== NO_FILTERS.orden)
  return (
    <section
      id="catalogo"
      tabIndex={-1}
      aria-labelledby="catalogo-titulo"
      className="container-page mt-8 outline-none md:mt-12"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="catalogo-titulo" className="type-h2">
          {HOME_CATALOGUE.title}
        </h2>
        <div className="ml-auto hidden lg:block">
          <ExploreLink to={catalogue} />
        </div>
        <details open={isOpen} className="group/filters fold-below">
          <summary
            className={buttonClasses({
              kind: 'white',
              className:
                'list-none max-sm:border-transparent max-sm:bg-transparent max-sm:px-0 max-sm:text-petrol-600 [&::-webkit-details-marker]:hidden',
            })}
          >
            <Icon of="sliders-horizontal" size={18} className="max-sm:hidden" />
            {HOME_CATALOGUE.filter}
          </summary>
          <div className="-mt-2 md:-mt-4">
            <FilterRow filters={filters} cities={cities} presetCity={presetCity} />
          </div>
        </details>
      </div>
      <div className="mt-2">
        <List {...props} />
      </div>
      <div className="lg:hidden">
        <ExploreLink to={catalogue} />
      </div>
    </section>
  )
}

function ExploreLink({ to }: { to: string }) {
  return (
    <TextLink to={to}>
      {HOME_CATALOGUE.explore}
      <Icon of="arrow-right" size={18} className="ml-2" />
    </TextLink>
  )
}

function List({ technicians, message, filters, today, isRow = false }: TopTechniciansProps) {
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
          <skeleton.TechnicianGridSkeleton className={isRow ? ROW : COLUMNS} />
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
              className={isRow ? ROW : COLUMNS}
              photoSizes={isRow ? '17.5rem' : '(width >= 80rem) 23.125rem, 50vw'}
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
