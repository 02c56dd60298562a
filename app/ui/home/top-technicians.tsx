import { HOME_CATALOGUE } from '#content/home-catalogue.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Message } from '#ui/basics/message.tsx'
import { TextLink } from '#ui/basics/text-link.tsx'
import { FilterRow } from '#ui/home/filter-row.tsx'
import { type HomeFilters, homeSearch, isNarrowed } from '#ui/home/home-filters.ts'
import { SectionHeading } from '#ui/home/section-heading.tsx'
import { LIST_ALONE, useListOnItsWay } from '#ui/home/use-home-filters.ts'
import { useLate } from '#ui/home/use-late.ts'
import { useLazyModule } from '#ui/hooks/use-lazy-module.ts'
import type { CardTechnician } from '#ui/technicians/technician-card.tsx'
import { TechnicianGrid } from '#ui/technicians/technician-grid.tsx'
import { correctionText } from '#wording/catalogue.ts'
import { showingText } from '#wording/counts.ts'

interface TopTechniciansProps {
  /** Null when they could not be read. */
  technicians: readonly CardTechnician[] | null
  /** What was looked for instead, when nothing matched the text. */
  correction: string | null
  filters: HomeFilters
  cities: readonly string[]
  today: string
}

const COLUMNS = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6'

/** Section 2: the top six, and the way to all the others with what was chosen here. */
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
      <FilterRow filters={props.filters} cities={props.cities} />
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

function List({ technicians, correction, filters, today }: TopTechniciansProps) {
  const loading = useListOnItsWay()
  // An answer that comes at once needs no outline in between.
  const outlined = useLate(loading)
  const outlines = useLazyModule(loading, () => import('#ui/layout/outlines.tsx'))
  return (
    <>
      <p role="status" className="sr-only">
        {loading ? 'Cargando técnicos…' : technicians && showingText(technicians.length)}
      </p>
      <div aria-busy={loading}>
        {outlined && outlines ? (
          <outlines.TechnicianGridSkeleton className={COLUMNS} />
        ) : technicians === null ? (
          <Failed search={homeSearch(filters)} />
        ) : technicians.length === 0 ? (
          <Nobody narrowed={isNarrowed(filters)} />
        ) : (
          <>
            {correction && (
              <div className="mb-4">
                <Message kind="info">{correctionText(filters.q, correction)}</Message>
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

function Failed({ search }: { search: string }) {
  return (
    <div role="alert" className={CARD}>
      <EmptyState
        drawing="unplugged-cord"
        title={HOME_CATALOGUE.failedTitle}
        text={HOME_CATALOGUE.failedText}
      >
        <ButtonLink to={{ search }} {...LIST_ALONE}>
          Reintentar
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

function Nobody({ narrowed }: { narrowed: boolean }) {
  return (
    <div className={CARD}>
      {narrowed ? (
        <EmptyState drawing="closed-window" title={HOME_CATALOGUE.noneTitle} text={HOME_CATALOGUE.noneText}>
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
