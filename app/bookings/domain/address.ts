// D17: whether a typed address says where to go, and which city it names. The cities come as an argument, because the
// gazetteer is too large for a browser.
import { ADDRESS_MAX_LENGTH, type Booking } from '#bookings/domain/booking.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { DAY_MS } from '#platform/domain/time.ts'

/** Then its technician sees the address of a cancelled visit no longer. */
export const ADDRESS_KEPT_AFTER_CANCELLING_MS = DAY_MS

const ROAD =
  '(?:calle|clle|cll|cl|carrera|carr|crra|cra|crr|cr|kra|kr|avenida|avda|ave|av|ac|ak|transversal|transv|trans|trv|tv|diagonal|diag|dg|circular|circ|cq|autopista|autop|pasaje|pje)\\b\\.?'
/** '8', '65 b', '87a bis sur': the number of a road, with its letters. */
const ROAD_NUMBER =
  '\\d{1,3}(?!\\d)\\s?(?:[a-z]\\b)?(?:[a-z]?\\s?bis\\b)?(?:\\s?[a-z]\\b)?(?:\\s(?:sur|norte|este|oeste)\\b)?'
const NUMBER_SIGN = '(?:#|n[°º]|(?:numero|nro|num|no)\\b\\.?)'
const UNIT =
  '(?:casa|cs|apartamento|apto|apt|ap|torre|bloque|blq|interior|int|lote|lt|oficina|of|local)\\b\\.?'
const COMPLEX =
  '(?:conjunto|edificio|edif|ed|unidad|urbanizacion|urb|condominio|parcelacion|agrupacion|multifamiliar(?:es)?)\\b\\.?'

const COMPLETE_FORMS = [
  // 'Carrera 8 24-31', 'Cl. 65 Sur # 87-21', 'Transversal 5 No 12 30'
  `\\b${ROAD}\\s?${ROAD_NUMBER}[\\s,]*(?:${NUMBER_SIGN}\\s?)?[\\s,-]*\\d`,
  // 'Av. Boyacá # 80-94', 'Avenida El Dorado 68C-61'
  `\\b${ROAD}\\s(?:[a-z.]+\\s){1,4}?(?:${NUMBER_SIGN}\\s?\\d|\\d+\\s?[a-z]?\\s?-\\s?\\d)`,
  // 'Mz 4 casa 12', 'Manzana D lote 5'
  `\\b(?:manzana|mza|mzna|mz)\\b\\.?\\s?\\w+[\\s,-]*(?:${UNIT})?[\\s#-]*\\d`,
  // 'Km 5 vía La Calera'
  '\\b(?:kilometro|km)\\b\\.?\\s?\\d.*\\b(?:via|carretera|autopista|autop)\\b',
  '\\b(?:via|carretera|autopista|autop)\\b.*\\b(?:kilometro|km)\\b\\.?\\s?\\d',
  // 'Conjunto Los Sauces torre 2 apto 301'
  `\\b${COMPLEX}\\s(?!${UNIT})\\w.*\\b${UNIT}\\s?#?\\s?\\d`,
  // 'Vereda El Salitre, finca La Esperanza'
  '\\bvereda\\s\\w.*\\b(?:finca|casa|lote|parcela)\\s\\w',
].map(form => new RegExp(form))

/** Road and house number, or what stands for them where there are none: manzana, kilometre, complex or farm. */
export function hasStreetAndNumber(address: string): boolean {
  const text = plainText(address.slice(0, ADDRESS_MAX_LENGTH))
    .replace(/([a-z])(?=\d)/g, '$1 ')
    .replace(/\s+/g, ' ')
  return COMPLETE_FORMS.some(form => form.test(text))
}

/** 'León XIII' of 'Cl. 30 # 9-15, León XIII, Soacha': the part before the city; the city where nothing else is named. */
export function neighbourhoodIn(address: string): string {
  const names = address
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '' && !/\d/.test(part))
  return names.at(-2) ?? names.at(-1) ?? ''
}

/** 'Cra. 8 # 24-31, apto 302' and 'Compartir, Soacha': the names after the last number. Without a number it is all street. */
export function splitAddress(address: string): { readonly street: string; readonly area: string } {
  const [, street, area] = /^(.*\d[^,]*),\s*([^,\d][^\d]*)$/s.exec(address) ?? []
  return street && area ? { street, area } : { street: address, area: '' }
}

export interface NamedCity {
  readonly label: string
  /** As plainText: 'bogota', 'bogota dc'. */
  readonly names: readonly string[]
}

/** As a text for the browser: the gazetteer has more than a hundred cities, each with its names. */
export function citiesText(cities: readonly NamedCity[]): string {
  return JSON.stringify(cities.map(({ label, names }) => [label, ...names]))
}

/** The same list for the same text: a page asks at each key that is pressed. */
export function citiesFrom(text: string): readonly NamedCity[] {
  const rows: () => [string, ...string[]][] = () => JSON.parse(text)
  if (read.text !== text) read = { text, cities: rows().map(([label, ...names]) => ({ label, names })) }
  return read.cities
}

let read: { readonly text: string; readonly cities: readonly NamedCity[] } = { text: '', cities: [] }

/**
 * The city that an address names: a whole part of it ('…, Laureles, Medellín'), or its last words. Many cities are also
 * barrios and surnames, so a city inside other words does not count, and `expected` wins wherever it is named.
 */
export function cityNamedIn(
  address: string,
  cities: readonly NamedCity[],
  expected: string | null = null,
): string | null {
  const parts = plainText(address.slice(0, ADDRESS_MAX_LENGTH))
    .replace(/[.()]/g, ' ')
    .split(/[,;\n]|\s-\s/)
    .map(part => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const called = citiesByName(cities)
  const named = [...parts, ...endingsOf(parts.at(-1) ?? '')].flatMap((name, at) =>
    (called.get(name) ?? []).map(city => ({ city, position: Math.min(at, parts.length - 1) })),
  )
  if (expected !== null && named.some(({ city }) => city.label === expected)) return expected
  const isBefore = (a: NamedCity, b: NamedCity) => cities.indexOf(a) - cities.indexOf(b)
  return named.toSorted((a, b) => b.position - a.position || isBefore(a.city, b.city))[0]?.city.label ?? null
}

/** A list of cities is the gazetteer, which is asked for every place on a page. */
const indexes = new WeakMap<readonly NamedCity[], ReadonlyMap<string, readonly NamedCity[]>>()

function citiesByName(cities: readonly NamedCity[]): ReadonlyMap<string, readonly NamedCity[]> {
  const known = indexes.get(cities)
  if (known) return known
  const byName = new Map<string, NamedCity[]>()
  for (const city of cities)
    for (const key of new Set(city.names.map(nameKey))) byName.set(key, [...(byName.get(key) ?? []), city])
  indexes.set(cities, byName)
  return byName
}

const nameKey = (name: string) => name.replaceAll('.', ' ').replace(/\s+/g, ' ').trim()

/** The last words of a part, where what stands before them does not make another name of them. */
function endingsOf(part: string): string[] {
  const words = part.split(' ')
  return words.flatMap((_, at) =>
    at > 0 && !isPartOfName(`${words.slice(0, at).join(' ')} `) ? words.slice(at).join(' ') : [],
  )
}

/** 'barrio la' before 'soledad': the name of something else. */
function isPartOfName(before: string): boolean {
  return /\b(?:barrio|br|conjunto|edificio|urbanizacion|unidad|avenida|av|via|el|la|los|las|de|del|san|santa|nueva|villa)\s$/.test(
    before,
  )
}

/** Where the technician goes, and where the client is. */
export interface VisitPlaces {
  readonly ciudad: string
  readonly zonasCobertura: readonly string[]
  /** Of the account; may be empty. */
  readonly clientCity: string
  readonly cities: readonly NamedCity[]
}

/** The city of a visit, else of the account, when the technician does not go there. */
export function cityNotCovered(
  visit: Pick<Booking, 'address' | 'ciudad'>,
  { ciudad, zonasCobertura, clientCity, cities }: VisitPlaces,
): { readonly city: string; readonly isNamed: boolean } | null {
  const labelOf = (city: string) => cityNamedIn(city, cities) ?? city.trim()
  const ownCity = labelOf(ciudad)
  const accountCity = labelOf(clientCity)
  const named = labelOf(visit.ciudad) || cityNamedIn(visit.address, cities, ownCity) || ''
  const city = named || accountCity
  if (ownCity === '' || city === '' || coversCity({ ciudad: ownCity, zonasCobertura }, city)) return null
  return { city, isNamed: named !== '' && named !== accountCity }
}

/** The technician's city, or a coverage zone that is called like the client's city. */
export function coversCity(
  { ciudad, zonasCobertura }: { readonly ciudad: string; readonly zonasCobertura: readonly string[] },
  city: string,
): boolean {
  return [ciudad, ...zonasCobertura].some(place => plainText(place) === plainText(city))
}
