// Suggestions while typing: what /buscar/sugerencias answers. Nothing in it is personal.

import type { Place } from '#catalogue/domain/search/search-parts.ts'
import type { TroubleSuggestion } from '#catalogue/domain/search/suggestions.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface SearchSuggestions {
  readonly trades: readonly TradeSuggestion[]
  readonly troubles: readonly TroubleSuggestion[]
  readonly places: readonly PlaceSuggestion[]
  readonly technicians: readonly TechnicianSuggestion[]
}

interface TradeSuggestion {
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

// Suggestions while typing: 'Neveras en Medellín'.

export interface CityCount {
  readonly ciudad: string
  readonly technicians: number
}

/** How many of one trade there are by city, in any spelling. */
export interface TradeCounts {
  readonly cities: readonly CityCount[]
  /** True when not all were counted. */
  readonly more: boolean
}

interface AskedPlaces {
  /** What the text names or begins to name. */
  readonly named: readonly Place[]
  /** The city of whoever asks; null for none. */
  readonly ownCity: string | null
}

/** The places that the text names, then the own city, then the cities with most technicians of the trade. */
export function placesOfTrade(
  trade: SpecialtyLabel,
  { named, ownCity }: AskedPlaces,
  { cities: counts, more }: TradeCounts,
): PlaceSuggestion[] {
  const cities = mergeSpellings(counts)
  const own = ownCity === null ? undefined : cities.get(plainText(ownCity))
  const byCount = [...cities.values()].sort((a, b) => b.technicians - a.technicians || compare(a, b))
  const inCity = (city: CityCount): PlaceSuggestion => ({
    place: city.ciudad,
    cityOfArea: null,
    trade,
    technicians: { count: city.technicians, more },
    isOwnCity: city === own,
  })
  const suggestions = [
    ...named.flatMap(place => {
      const city = place.kind === 'city' ? cities.get(plainText(place.label)) : undefined
      if (city) return inCity(city)
      // A city without anybody of the trade is left out; a search for an area falls back to its city.
      return place.kind === 'area' || more ? namedPlace(place, trade) : []
    }),
    ...(own ? [own, ...byCount] : byCount).map(inCity),
  ]
  return suggestions.filter(
    ({ place }, at) => suggestions.findIndex(other => plainText(other.place) === plainText(place)) === at,
  )
}

/** A place as it was named, not counted: 'Suba'. */
export function namedPlace(
  { label, kind, city }: Place,
  trade: SpecialtyLabel | null = null,
): PlaceSuggestion {
  return {
    place: label,
    cityOfArea: kind === 'city' ? null : (city ?? ''),
    trade,
    technicians: null,
    isOwnCity: false,
  }
}

/** By plain text; the most frequent spelling is shown. */
function mergeSpellings(counts: readonly CityCount[]): Map<string, CityCount> {
  const merged = new Map<string, CityCount>()
  for (const { ciudad, technicians } of counts.toSorted((a, b) => b.technicians - a.technicians)) {
    const key = plainText(ciudad)
    const known = merged.get(key)
    if (key === '') continue
    merged.set(key, {
      ciudad: known?.ciudad ?? ciudad,
      technicians: (known?.technicians ?? 0) + technicians,
    })
  }
  return merged
}

function compare(a: CityCount, b: CityCount): number {
  return a.ciudad < b.ciudad ? -1 : 1
}
