// D75: what a search says of demand: its trade, its place, whether somebody was found there and for when.
import { type CatalogueFilters, daysAsked, isFiltered } from '#catalogue/domain/catalogue-filters.ts'
import { placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { AMBIGUOUS_NAMES, GIVEN_NAMES } from '#catalogue/domain/search/places/places.ts'
import {
  combinedPlace,
  type SearchReport,
  understoodTrade,
  withAsked,
} from '#catalogue/domain/search/search-parts.ts'
import { type DemandEvent, type DemandFact, keptWords, type Wanted } from '#demand/domain/demand.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { addDays } from '#platform/domain/time.ts'

interface Searched {
  readonly report: SearchReport
  readonly found: number
  readonly today: string
}

/** What says where, what and when; whatever else is chosen may be why nobody was found. */
const WANTED = ['q', 'esp', 'ciudad', 'lugar', 'orden', 'fecha', 'libreDesde', 'libreHasta', 'hora'] as const

/** Null where nothing is looked for: the catalogue as it is. */
export function searchedDemand(
  filters: CatalogueFilters,
  { report, found, today }: Searched,
): DemandEvent | null {
  if (!isFiltered(filters, ['orden'])) return null
  const trade = filters.esp ?? understoodTrade(report)
  const days = daysAsked(withAsked(filters, report.parts))
  const isElsewhere = report.dropped.includes('place') || report.nearestCity !== null
  const isNarrowed = isFiltered(filters, WANTED)
  const isUnfound =
    isElsewhere || (found === 0 && !isNarrowed && (days.length === 0 || report.nextDay === null))
  const isName = (word: string) => GIVEN_NAMES.has(word) || AMBIGUOUS_NAMES.has(word)
  return {
    facts: ['search', ...(isUnfound ? ['unfound' as const] : []), ...dayFact(days[0], today)],
    trade,
    ...placeOf(filters, report),
    words: trade === null && found === 0 ? keptWords(report.unknownWords.map(plainText), isName) : null,
  }
}

function dayFact(day: string | undefined, today: string): DemandFact[] {
  if (day === undefined) return []
  return [day <= today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later']
}

/** As the lists of places write it: anything else that was typed as one is none. */
function placeOf(
  { ciudad, lugar }: CatalogueFilters,
  { parts }: SearchReport,
): Pick<Wanted, 'city' | 'area'> {
  const said = combinedPlace(parts)
  return placeWanted(ciudad ?? said?.city ?? null, lugar ?? (said?.kind === 'area' ? said.label : null))
}

export function placeWanted(ciudad: string | null, lugar: string | null): Pick<Wanted, 'city' | 'area'> {
  const city = cityNamed(ciudad)
  const known = lugar === null ? null : placeNamed(plainText(lugar), city)
  return { city, area: city !== null && known?.kind === 'area' ? known.label : null }
}

/** Whether all that was said of a place is in `wanted`. */
export function isPlaceUnderstood(
  { ciudad, lugar }: CatalogueFilters,
  { parts, unknownPlace }: SearchReport,
  wanted: Pick<Wanted, 'city' | 'area'>,
): boolean {
  const said = combinedPlace(parts)
  const isAreaSaid = lugar !== null || said?.kind === 'area'
  if (unknownPlace !== null || (isAreaSaid && wanted.area === null)) return false
  return wanted.city !== null || (ciudad === null && said === null)
}

/** Of a technician too. */
function cityNamed(name: string | null): string | null {
  const place = name === null ? null : placeNamed(plainText(name))
  return place?.kind === 'city' ? place.label : null
}
