// The rows of the panel: at most so many of each group, fewer on phones so that none lies behind the keyboard.

import { useEffect, useState } from 'react'
import { catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import {
  NO_SUGGESTIONS,
  type PlaceSuggestion,
  type SearchSuggestions,
} from '#catalogue/domain/search/search-suggestions.ts'
import { placeNoteText, placeSuggestionText, SUGGESTION_TITLES } from '#catalogue/wording/suggestions.ts'
import { tallyFigure, techniciansText } from '#platform/wording/counts.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'

export type SuggestionKind = keyof typeof SUGGESTION_TITLES

export interface SuggestionOption {
  readonly label: string
  readonly to: string
  /** Beside the label: '8 técnicos', 'Cali'; for a trouble, the trade that it leads to. */
  readonly note: string
  readonly trade?: SpecialtyLabel
  readonly fotoURL?: string | null
}

export interface SuggestionGroup {
  readonly kind: SuggestionKind
  readonly title: string
  readonly options: readonly SuggestionOption[]
}

interface RowLimits {
  readonly trades: number
  readonly tradesAndTroubles: number
  readonly places: number
  readonly technicians: number
  readonly recents: number
}

const DESKTOP: RowLimits = { trades: 2, tradesAndTroubles: 4, places: 2, technicians: 2, recents: 2 }
const PHONE: RowLimits = { trades: 1, tradesAndTroubles: 3, places: 1, technicians: 1, recents: 1 }

export function suggestionGroups(
  { trades, troubles, places, technicians }: SearchSuggestions,
  recents: readonly string[],
  { compact, typed }: { compact: boolean; typed: string },
): SuggestionGroup[] {
  const limits = compact ? PHONE : DESKTOP
  const shownTrades = trades.slice(0, limits.trades)
  const options: Record<SuggestionKind, SuggestionOption[]> = {
    trades: shownTrades.map(({ label, slug, technicians }) => ({
      label,
      to: `/tecnicos?esp=${slug}`,
      note: compact ? tallyFigure(technicians) : techniciansText(technicians),
      trade: label,
    })),
    troubles: troubles
      .slice(0, limits.tradesAndTroubles - shownTrades.length)
      .map(({ text, trade }) => ({ label: text, to: searchLink(text), note: trade })),
    places: places.slice(0, limits.places).map(place => ({
      label: placeSuggestionText(place),
      to: placeLink(place),
      note: placeNoteText(place, { compact }),
    })),
    technicians: technicians.slice(0, limits.technicians).map(({ nombre, slug, ciudad, fotoURL }) => ({
      label: nombre,
      to: technicianPath(slug),
      note: ciudad,
      fotoURL,
    })),
    // Without a text they are all there is to show.
    recents: recents
      .slice(0, typed === '' ? undefined : limits.recents)
      .map(text => ({ label: text, to: searchLink(text), note: '' })),
  }
  return (Object.keys(SUGGESTION_TITLES) as SuggestionKind[])
    .map(kind => ({ kind, title: SUGGESTION_TITLES[kind], options: options[kind] }))
    .filter(group => group.options.length > 0)
}

function searchLink(q: string): string {
  return `/tecnicos${catalogueSearch({ ...NO_FILTERS, q })}`
}

/** A trade in a city is two filters; an area is understood by the search. */
function placeLink(suggestion: PlaceSuggestion): string {
  const { place, cityOfArea, trade } = suggestion
  if (trade === null || cityOfArea !== null) return searchLink(placeSuggestionText(suggestion))
  return `/tecnicos${catalogueSearch({ ...NO_FILTERS, esp: trade, ciudad: place })}`
}

const DELAY_MS = 200
const MIN_LENGTH = 2
const MAX_CACHED = 100

/** Answers of this page load by query string. */
const cache = new Map<string, SearchSuggestions>()

/** The suggestions for a text, after a pause in the typing. The last answer stays until the next arrives. */
export function useSuggestions(q: string, ciudad: string | null): SearchSuggestions {
  const [answer, setAnswer] = useState(NO_SUGGESTIONS)
  const search = q.length < MIN_LENGTH ? '' : `?${new URLSearchParams(ciudad ? { q, ciudad } : { q })}`
  useEffect(() => {
    const known = search === '' ? NO_SUGGESTIONS : cache.get(search)
    if (known) return setAnswer(known)
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(search, abort.signal).then(
        found => {
          storeAnswer(search, found)
          setAnswer(found)
        },
        // Offline, or typing went on: the form works without suggestions.
        () => {},
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search])
  return search === '' ? NO_SUGGESTIONS : answer
}

async function fetchSuggestions(search: string, signal: AbortSignal): Promise<SearchSuggestions> {
  // Without cookies: the answer is the same for everybody, so any cache may keep it.
  const response = await fetch(`/buscar/sugerencias${search}`, { credentials: 'omit', signal })
  if (!response.ok) throw new Error(`suggestions: ${response.status}`)
  return (await response.json()) as SearchSuggestions
}

function storeAnswer(search: string, answer: SearchSuggestions): void {
  cache.set(search, answer)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
}
