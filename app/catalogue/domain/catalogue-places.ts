// 'Dónde': the cities, localities and barrios where somebody attends, with how many do.

import { plainText } from '#platform/domain/plain-text.ts'

export interface CataloguePlace {
  readonly ciudad: string
  /** 0: nobody who matches, or too many of them to count. */
  readonly technicians: number
  /** Localities and barrios, most technicians first. */
  readonly areas: readonly CatalogueArea[]
}

export interface CatalogueArea {
  readonly label: string
  readonly technicians: number
}

/** Of the areas only those with most technicians go to the browser, with every page. */
const MOST_AREAS = 150

export function mostAttended(places: readonly CataloguePlace[]): CataloguePlace[] {
  const counts = places.flatMap(({ areas }) => areas.map(({ technicians }) => technicians))
  const fewest = counts.toSorted((a, b) => b - a).at(MOST_AREAS - 1) ?? 0
  return places.map(place => ({
    ...place,
    areas: place.areas.filter(({ technicians }) => technicians >= fewest).slice(0, MOST_AREAS),
  }))
}

/** The city of the account first, then by technicians. */
export function placesFor(places: readonly CataloguePlace[], accountCity: string | null): CataloguePlace[] {
  const own = plainText(accountCity ?? '')
  const isOwn = ({ ciudad }: CataloguePlace) => own !== '' && plainText(ciudad) === own
  return [...places.filter(isOwn), ...places.filter(place => !isOwn(place))]
}

/** ["Bogotá", 24, ["Kennedy", 3], ["Suba"]]: they go to the browser with every page. */
type PlaceRow = readonly [ciudad: string, technicians: number, ...areas: (readonly [string, number?])[]]

export function placesText(places: readonly CataloguePlace[]): string {
  return JSON.stringify(
    places.map(({ ciudad, technicians, areas }): PlaceRow => {
      return [ciudad, technicians, ...areas.map(areaRow)]
    }),
  )
}

const areaRow = ({ label, technicians }: CatalogueArea): readonly [string, number?] =>
  technicians > 0 ? [label, technicians] : [label]

export function placesFrom(text: string): CataloguePlace[] {
  const rows: readonly PlaceRow[] = JSON.parse(text)
  return rows.map(([ciudad, technicians, ...areas]) => {
    return { ciudad, technicians, areas: areas.map(([label, count = 0]) => ({ label, technicians: count })) }
  })
}
