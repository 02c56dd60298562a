// The gazetteer, as the booking form and the page of an address need it.
import { citiesText, type NamedCity } from '#bookings/domain/address.ts'
import { type KnownPlaces, withTypedPlace } from '#bookings/domain/typed-place.ts'
import type { BarrioAndCity, VisitPlace } from '#bookings/domain/visit-place.ts'
import { areaIn } from '#catalogue/domain/search/places/area-names.ts'
import { cityPlaces } from '#catalogue/domain/search/places/place-lookup.ts'

/** The names by which a text can mention a city. */
const CITIES: readonly NamedCity[] = cityPlaces().map(({ label, names }) => ({ label, names }))
/** The same for the browser, which has no gazetteer. */
export const CITIES_TEXT = citiesText(CITIES)

const KNOWN_PLACES: KnownPlaces = { cities: CITIES, areaIn }

/** As it is stored: what the street says of barrio and city is taken out. */
export function settledPlace<Place extends VisitPlace>(place: Place): Place {
  return { ...place, ...withTypedPlace(place, KNOWN_PLACES) }
}

/** The row beside the street; a booking of before has both in its one text. */
export function placeToEdit(place: VisitPlace, home: BarrioAndCity): VisitPlace {
  const settled = withTypedPlace(place, KNOWN_PLACES)
  return settled.ciudad || settled.barrio ? settled : { ...settled, ...home }
}
