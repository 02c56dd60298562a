import { type FocusEvent, type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type CatalogueFilters, SEARCH_TEXT_LIMIT } from '#catalogue/domain/catalogue-filters.ts'
import { searchFromForm, searchOfFields, withoutReplaced } from '#catalogue/ui/filter-draft.ts'
import { FilterFields, type FilterOptions } from '#catalogue/ui/filter-fields.tsx'
import { searchTextOf, useRequestedSearch, withSearchText } from '#catalogue/ui/requested-search.ts'
import { useDebouncedSearch } from '#catalogue/ui/use-debounced-search.ts'
import { FILTERS_TITLE, NO_MATCHES } from '#catalogue/wording/catalogue-texts.ts'
import type { WrittenPart } from '#catalogue/wording/search-summary.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { resultsText } from '#platform/wording/counts.ts'

export const FILTER_SHEET_ID = 'filtros'
// Sections 5 and 9, D35: the text acts after a pause, the longer one where the panel is a sidebar.
const CATALOGUE_SEARCH_DELAY_MS = 300
const SIDEBAR_SEARCH_DELAY_MS = 350
const IN_PLACE = { replace: true, preventScrollReset: true } as const

interface FilterPanelProps {
  filters: CatalogueFilters
  /** With what the text asks for. */
  applied: CatalogueFilters
  options: FilterOptions
  written: readonly WrittenPart[]
  tally: Tally
  /** Called when the filters are applied, to scroll the results into view. */
  onApply: () => void
}

/** 'Filtros Inteligentes': a GET form, beside the results or, on phones, a popover over them. */
export function FilterPanel({ filters, applied, options, written, tally, onApply }: FilterPanelProps) {
  const title = useId()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { fieldsKey, markApplied } = useFieldsKey(filters, applied, form)
  const { search, isLeaving } = useRequestedSearch()
  const { text, setText, markSearched } = useDebouncedSearch(searchTextOf(search), {
    delayMs: () =>
      form.current?.matches(':popover-open') ? CATALOGUE_SEARCH_DELAY_MS : SIDEBAR_SEARCH_DELAY_MS,
    paused: isLeaving,
    onSearch: q => navigate(`/tecnicos${withSearchText(search, q)}`, IN_PLACE),
  })

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    markSearched()
    markApplied()
    const data = withoutReplaced(new FormData(event.currentTarget), filters, applied, written)
    navigate(`/tecnicos${searchFromForm(data)}`, IN_PLACE)
    hide(event.currentTarget)
    onApply()
  }

  return (
    <form
      ref={form}
      id={FILTER_SHEET_ID}
      popover="auto"
      action="/tecnicos"
      noValidate
      aria-labelledby={title}
      onSubmit={onSubmit}
      onBlur={hideOnFocusOut}
      className="filter-sheet"
    >
      <div className="relative flex shrink-0 items-start justify-between border-b border-paper-200 px-5 pt-7 pb-4 md:border-0 md:px-[1.375rem] md:pt-6 md:pb-3">
        <span
          aria-hidden="true"
          className="absolute top-2.5 left-1/2 h-1.5 w-11 -translate-x-1/2 rounded-pill bg-paper-300 md:hidden"
        />
        <div>
          <h2 id={title} className="text-20/6.5 font-extrabold tracking-[-0.022em]">
            {FILTERS_TITLE}
          </h2>
          <Counter tally={tally} />
        </div>
        <button
          type="button"
          aria-label="Cerrar filtros"
          popoverTarget={FILTER_SHEET_ID}
          popoverTargetAction="hide"
          className="grid size-11 place-items-center rounded-12 bg-paper-100 hover:bg-paper-200 md:hidden"
        >
          <Icon of="x" />
        </button>
      </div>
      <div className="filter-fields grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-5 pt-5 pb-6 md:px-[1.375rem] md:pt-2">
        <TextField
          label="Buscar"
          type="search"
          name="q"
          icon="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_TEXT_LIMIT}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <FilterFields key={fieldsKey} applied={applied} options={options} />
      </div>
      <div className="grid shrink-0 grid-cols-[auto_1fr] gap-2 border-t border-paper-200 bg-white px-5 py-3 md:grid-cols-1 md:px-[1.375rem] md:pt-3.5 md:pb-4">
        <Button type="submit" kind="primary" className="min-h-13 md:min-h-11">
          Aplicar filtros
        </Button>
        <ButtonLink
          to="/tecnicos"
          {...IN_PLACE}
          kind="text"
          className="min-h-13 px-3 max-md:order-first md:min-h-11"
          onClick={() => {
            markApplied()
            markSearched('')
          }}
        >
          Limpiar Filtros
        </ButtonLink>
      </div>
    </form>
  )
}

/**
 * The fields hold their own draft. They begin anew, by another key, when other filters are chosen than they show; a new
 * search text alone changes only the fields of what it asks for.
 */
function useFieldsKey(
  filters: CatalogueFilters,
  applied: CatalogueFilters,
  form: RefObject<HTMLFormElement | null>,
) {
  const [fieldsKey, setFieldsKey] = useState(0)
  const last = useRef(filters)
  const isApplying = useRef(false)
  useEffect(() => {
    const isNew = isApplying.current || searchOfFields(filters) !== searchOfFields(last.current)
    last.current = filters
    isApplying.current = false
    if (!isNew || !form.current) return
    const shown = new FormData(form.current)
    shown.delete('q')
    if (searchFromForm(shown) !== searchOfFields(applied)) setFieldsKey(key => key + 1)
  }, [filters, applied, form])
  return {
    fieldsKey,
    /** The caller applies the draft: the answer, whose prices may have been clamped, fills the fields. */
    markApplied: () => {
      isApplying.current = true
    },
  }
}

function Counter({ tally }: { tally: Tally }) {
  const { figure, text } = resultsText(tally)
  if (tally.count === 0) return <p className="mt-0.5 text-label text-ink-600">{NO_MATCHES}</p>
  return (
    <p className="mt-0.5 text-label text-ink-600">
      <strong className="font-bold text-petrol-600">{figure}</strong> {text}
    </p>
  )
}

/** The open popover covers the page: close it when the focus moves behind it. */
function hideOnFocusOut({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide(currentTarget)
}

function hide(sheet: HTMLElement) {
  if (sheet.matches(':popover-open')) sheet.hidePopover()
}
