import { useState } from 'react'
import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { draftOf, type FilterDraft } from '#catalogue/ui/filter-draft.ts'

export interface FilterDraftState {
  readonly draft: FilterDraft
  readonly change: (part: Partial<FilterDraft>) => void
  readonly clear: () => void
  /** The caller applies the draft: the answer, whose prices may have been clamped, fills the fields. */
  readonly markApplied: () => void
}

/** The draft of the sidebar. It is reset when other filters are applied, but not by a new search text. */
export function useFilterDraft(applied: CatalogueFilters): FilterDraftState {
  const [state, setState] = useState({ applied, draft: draftOf(applied), isApplying: false })
  const current = state.applied === applied ? state : { applied, draft: draftFor(applied), isApplying: false }
  if (current !== state) setState(current)

  function draftFor(next: CatalogueFilters): FilterDraft {
    const kept = !state.isApplying && searchOfFields(next) === searchOfFields(state.applied)
    return kept ? state.draft : draftOf(next)
  }

  return {
    draft: current.draft,
    change: part => setState(last => ({ ...last, draft: { ...last.draft, ...part } })),
    clear: () => setState(last => ({ ...last, draft: draftOf(NO_FILTERS) })),
    markApplied: () => setState(last => ({ ...last, isApplying: true })),
  }
}

function searchOfFields(filters: CatalogueFilters): string {
  return catalogueSearch({ ...filters, q: '' })
}
