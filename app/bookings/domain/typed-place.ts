// D68: barrio and city that are typed into the street as well: 'Cra. 104 # 132-15, Suba, Bogotá'.
import { hasStreetAndNumber, type NamedCity } from '#bookings/domain/address.ts'
import type { VisitPlace } from '#bookings/domain/visit-place.ts'
import { plainText } from '#platform/domain/plain-text.ts'

/** Handed in: the gazetteer is a subject above. */
export interface KnownPlaces {
  readonly cities: readonly NamedCity[]
  /** How a locality or barrio of the city is written; null for a name that is none there. */
  readonly areaIn: (name: string, ciudad: string) => string | null
}

const BARRIO = /^(?:barrio|br\.?|localidad(?: de)?)\s+/i
/** No name of a barrio, though it has no number: 'torre B', 'frente al parque'. */
const DETAIL =
  /^(?:apartamento|apto|apt|casa|torre|bloque|interior|int|oficina|local|lote|piso|conjunto|edificio|edif|unidad|urbanizacion|urb|condominio|agrupacion|portería|porteria|timbre|vereda|finca|esquina|entrada|frente|cerca|junto|detras|al|por|con|en)\b/

/** The place without what its street says twice; with the barrio and city that the street names, where they are others. */
export function withTypedPlace(place: VisitPlace, known: KnownPlaces): VisitPlace {
  const parts = partsOf(place, known)
  let barrio = ''
  let ciudad = ''
  for (let last = parts.at(-1); last !== undefined; last = parts.at(-1)) {
    const name = last.replace(BARRIO, '')
    const area = areaNamed(name, ciudad || place.ciudad)
    const city = barrio === '' && ciudad === '' && area === null ? cityNamed(name, known) : null
    const isNamed = name !== last || (ciudad !== '' && parts.length > 1 && isName(name))
    if (city !== null) ciudad = city
    else if (area !== null) barrio = area
    else if (barrio === '' && isNamed) barrio = name
    else if (plainText(last) !== 'colombia') break
    parts.pop()
  }
  const isSameCity = ciudad === '' || plainText(ciudad) === plainText(place.ciudad)
  return {
    address: parts.join(', '),
    barrio: barrio || (isSameCity ? place.barrio : ''),
    ciudad: isSameCity && place.ciudad ? place.ciudad : ciudad,
  }

  function areaNamed(name: string, inCity: string): string | null {
    if (place.barrio !== '' && plainText(name) === plainText(place.barrio)) return place.barrio
    return known.areaIn(name, inCity)
  }
}

/** Between commas; the names behind a street that has none are parts too: 'Cra. 104 # 132-15 Suba Bogotá'. */
function partsOf({ address, ciudad }: VisitPlace, known: KnownPlaces): string[] {
  const parts = address
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(Boolean)
  const last = parts.pop()
  if (last === undefined) return []
  const city = endingOf(last, name => cityNamed(name, known))
  const before = city ? city.before : last
  const area = endingOf(before, name => known.areaIn(name, city?.found ?? ciudad))
  const names = [...(area ? [area.found] : []), ...(city ? [city.found] : [])]
  return [...parts, area ? area.before : before, ...names]
}

/** The longest ending of a street that means something, with what stands before it. */
function endingOf(
  text: string,
  meaning: (name: string) => string | null,
): { readonly before: string; readonly found: string } | null {
  const words = text.split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const before = words.slice(0, at).join(' ')
    const found = hasStreetAndNumber(before) ? meaning(words.slice(at).join(' ')) : null
    if (found !== null) return { before, found }
  }
  return null
}

function cityNamed(name: string, { cities }: KnownPlaces): string | null {
  const plain = nameKey(name)
  return cities.find(({ names }) => names.some(each => nameKey(each) === plain))?.label ?? null
}

/** 'Bogotá D.C.' is 'bogota dc'. */
function nameKey(name: string): string {
  return plainText(name).replaceAll('.', '').replace(/\s+/g, ' ').trim()
}

function isName(part: string): boolean {
  return !/\d/.test(part) && !DETAIL.test(plainText(part))
}
