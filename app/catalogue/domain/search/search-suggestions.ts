// Suggestions while typing: what /buscar/sugerencias answers. Nothing in it is personal.

import type { TroubleSuggestion } from '#catalogue/domain/search/suggestions.ts'
import type { Tally } from '#platform/domain/tally.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface SearchSuggestions {
  readonly trades: readonly TradeSuggestion[]
  readonly troubles: readonly TroubleSuggestion[]
  readonly places: readonly PlaceSuggestion[]
  readonly technicians: readonly TechnicianSuggestion[]
}

export interface TradeSuggestion {
  readonly label: SpecialtyLabel
  readonly slug: string
  readonly technicians: Tally
}

export interface PlaceSuggestion {
  /** 'Medellín', 'Suba' */
  readonly place: string
  /** The city of an area: 'Bogotá'; null for a city. */
  readonly cityOfArea: string | null
  /** With a trade it is 'Neveras en Medellín'. */
  readonly trade: SpecialtyLabel | null
  /** How many of that trade; null where it was not counted. */
  readonly technicians: Tally | null
  /** The city that was asked for: 'Tu ciudad'. */
  readonly isOwnCity: boolean
}

export interface TechnicianSuggestion {
  readonly nombre: string
  readonly slug: string
  readonly ciudad: string
  readonly fotoURL: string | null
}

export const NO_SUGGESTIONS: SearchSuggestions = { trades: [], troubles: [], places: [], technicians: [] }
