// The rows of the field 'Dónde': cities, and under them their localities and barrios.
import { placeValue } from '#catalogue/domain/catalogue-filters.ts'
import type { CataloguePlace } from '#catalogue/domain/catalogue-places.ts'
import { plainText } from '#platform/domain/plain-text.ts'

export interface PlaceOption {
  /** As the field submits it: 'Bogotá|Suba'. */
  readonly value: string
  /** 'Suba, Bogotá'; in the list under its city only 'Suba'. */
  readonly name: string
  readonly label: string
  readonly isArea: boolean
  readonly technicians: number
}

const MOST_ROWS = 8
/** Before anything is typed: what follows the field stays in view. */
const FIRST_ROWS = 6
/** Of the first city, before anything is typed. */
const FIRST_AREAS = 3

/** Before anything is typed the cities, the first with its areas; then whatever begins with the text, or holds it. */
export function placeOptions(places: readonly CataloguePlace[], typed: string): PlaceOption[] {
  const text = plainText(typed)
  if (text === '')
    return places
      .flatMap((place, at) => [cityOption(place), ...areasOf(place, at === 0 ? FIRST_AREAS : 0, 'alone')])
      .slice(0, FIRST_ROWS)
  const all = places.flatMap(place => [cityOption(place), ...areasOf(place, place.areas.length, 'with city')])
  const holding = all.filter(({ name }) => ` ${plainText(name)}`.includes(text))
  const beginning = holding.filter(({ name }) => ` ${plainText(name)}`.includes(` ${text}`))
  const found = beginning.length > 0 ? beginning : holding
  return found.toSorted((a, b) => b.technicians - a.technicians).slice(0, MOST_ROWS)
}

/** What a text that nobody picked from the list means: the place of that name, or the only one left; null for neither. */
export function placeMeant(places: readonly CataloguePlace[], typed: string): PlaceOption | null {
  const text = plainText(typed)
  if (text === '') return null
  const options = placeOptions(places, typed)
  const named = options.find(({ name }) => plainText(name) === text || plainText(name).startsWith(`${text},`))
  return named ?? (options.length === 1 ? (options[0] ?? null) : null)
}

function cityOption({ ciudad, technicians }: CataloguePlace): PlaceOption {
  const value = placeValue({ ciudad, lugar: null })
  return { value, name: ciudad, label: ciudad, isArea: false, technicians }
}

function areasOf(
  { ciudad, areas }: CataloguePlace,
  limit: number,
  shown: 'alone' | 'with city',
): PlaceOption[] {
  return areas.slice(0, limit).map(({ label, technicians }) => {
    const name = `${label}, ${ciudad}`
    const value = placeValue({ ciudad, lugar: label })
    return { value, name, label: shown === 'alone' ? label : name, isArea: true, technicians }
  })
}
