// The locality or comuna that a barrio belongs to.

import { BOGOTA } from '#catalogue/domain/search/places/bogota.ts'
import { AREAS } from '#catalogue/domain/search/places/other-cities.ts'
import { placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { plainText } from '#platform/domain/plain-text.ts'

const CITIES = Object.entries({ Bogotá: BOGOTA, ...AREAS })

/** 'Cedritos' in Bogotá → 'Usaquén'; null for a barrio that is not known there. */
export function localityOf(barrio: string, ciudad: string): string | null {
  const [city = null, areas = {}] = CITIES.find(([label]) => plainText(label) === plainText(ciudad)) ?? []
  const localities = Object.keys(areas).map(locality => placeNamed(plainText(locality), city))
  const name = plainText(barrio)
  return localities.find(place => place?.kind === 'area' && place.names.includes(name))?.label ?? null
}
