import { useState } from 'react'
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'
import { draftOf, type FilterDraft } from '#ui/catalogue/filter-draft.ts'

export interface FilterDraftState {
  readonly draft: FilterDraft
  readonly change: (part: Partial<FilterDraft>) => void
  readonly clear: () => void
}

/** The draft of the sidebar. It is reset when other filters are applied, but not by a new search text. */
export function useFilterDraft(applied: CatalogueFilters): FilterDraftState {
  const appliedSearch = catalogueSearch({ ...applied, q: '' })
  const [state, setState] = useState({ appliedSearch, draft: draftOf(applied) })
  const current = state.appliedSearch === appliedSearch ? state : { appliedSearch, draft: draftOf(applied) }
  if (current !== state) setState(current)
  return {
    draft: current.draft,
    change: part =>
      setState(last => ({ appliedSearch: last.appliedSearch, draft: { ...last.draft, ...part } })),
    clear: () => setState({ appliedSearch, draft: draftOf(NO_FILTERS) }),
  }
}
