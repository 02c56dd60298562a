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

/** The city of the account first, then by technicians. */
export function placesFor(places: readonly CataloguePlace[], accountCity: string | null): CataloguePlace[] {
  const own = plainText(accountCity ?? '')
  const isOwn = ({ ciudad }: CataloguePlace) => own !== '' && plainText(ciudad) === own
  const counts = places.flatMap(({ areas }) => areas.map(({ technicians }) => technicians))
  const fewest = counts.toSorted((a, b) => b - a).at(MOST_AREAS - 1) ?? 0
  const shown = places.map(place => ({
    ...place,
    areas: place.areas.filter(({ technicians }) => technicians >= fewest).slice(0, MOST_AREAS),
  }))
  return [...shown.filter(isOwn), ...shown.filter(place => !isOwn(place))]
}
