import { useState } from 'react'
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#domain/technicians/catalogue-filters.ts'
import { draftOf, type FilterDraft } from '#ui/catalogue/filter-draft.ts'

export interface DraftHandle {
  readonly draft: FilterDraft
  readonly change: (part: Partial<FilterDraft>) => void
  readonly clear: () => void
}

/** What is being chosen. It starts anew whenever other filters are applied; a new search text leaves it alone. */
export function useFilterDraft(applied: CatalogueFilters): DraftHandle {
  const mark = catalogueSearch({ ...applied, q: '' })
  const [state, setState] = useState({ mark, draft: draftOf(applied) })
  const current = state.mark === mark ? state : { mark, draft: draftOf(applied) }
  if (current !== state) setState(current)
  return {
    draft: current.draft,
    change: part => setState(last => ({ mark: last.mark, draft: { ...last.draft, ...part } })),
    clear: () => setState({ mark, draft: draftOf(NO_FILTERS) }),
  }
}
