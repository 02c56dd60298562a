// Reference implementation of the catalogue: understands, filters and sorts all technicians in memory.

import {
  type CatalogueFilters,
  daysAsked,
  hoursMeant,
  PERFECT_RATING,
  type PriceRange,
} from '#catalogue/domain/catalogue-filters.ts'
import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import { areaNamed, namesOf } from '#catalogue/domain/search/places/place-lookup.ts'
import {
  combinedPlace,
  combinedTrades,
  type Place,
  type SearchPart,
  searchedWords,
  withAsked,
  wordsOf,
} from '#catalogue/domain/search/search-parts.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { instantAt } from '#platform/domain/time.ts'
import { hourStatesOn } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
import type { Technician } from '#technicians/domain/technician.ts'

export type Known = Pick<
  Technician,
  | 'uid'
  | 'nombre'
  | 'ciudad'
  | 'barrio'
  | 'zonasCobertura'
  | 'especialidades'
  | 'servicios'
  | 'descripcion'
  | 'bioCorta'
  | 'tags'
  | 'disponible'
  | 'ratingPromedio'
  | 'tarifaBase'
  | 'horarios'
  | 'excepciones'
  | 'confirmaAlInstante'
  | 'horasBloqueadas'
  | 'publicado'
>

export interface Knowledge {
  readonly technicians: readonly Known[]
  /** Ids of booked slots: technicianId_YYYYMMDD_HH. */
  readonly booked: ReadonlySet<string>
  readonly now: Date
  readonly isHoliday: (date: string) => boolean
}

/** The uids of all who match without relaxing, in order. */
export function everyMatch(asked: CatalogueFilters, knowledge: Knowledge): string[] {
  const parts = partsOf(asked.q, knowledge)
  const filters = withAsked(asked, parts)
  const tierOf = tiersFor(parts)
  const dayWords = wordsOf(parts, 'day')
  const holds = (technician: Known, word: string) =>
    textsOf(technician).some(words =>
      words.some(each => (/^[a-z]{1,3}$/.test(word) ? each === word : each.includes(word))),
    )
  const published = knowledge.technicians.filter(({ publicado }) => publicado)
  const extras = wordsOf(parts, 'extra').filter(word =>
    published.some(technician => textsOf(technician).some(words => words.some(each => each.includes(word)))),
  )
  const holdsExtras = (technician: Known) =>
    extras.length > 0 && extras.every(word => holds(technician, word))
  return knowledge.technicians
    .filter(
      technician =>
        fits(technician, filters) &&
        (isFree(technician, filters, knowledge) || dayWords.some(word => isNamed(technician, word))),
    )
    .map(technician => ({
      technician,
      rank: rankOf(technician, filters, tierOf(technician), holdsExtras(technician)),
    }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        keyOf(a.technician, filters) - keyOf(b.technician, filters) ||
        compared(a.technician, b.technician),
    )
    .map(({ technician }) => technician.uid)
}

export function priceRangeOfEveryMatch(filters: CatalogueFilters, knowledge: Knowledge): PriceRange | null {
  const uids = new Set(everyMatch({ ...filters, minPrecio: null, maxPrecio: null }, knowledge))
  const prices = knowledge.technicians.flatMap(({ uid, tarifaBase }) =>
    uids.has(uid) && tarifaBase !== null ? [tarifaBase] : [],
  )
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
}

function fits(technician: Known, filters: CatalogueFilters): boolean {
  const { esp, ciudad, lugar, minRating, perfect, minPrecio, maxPrecio, disponible, instante } = filters
  const price = technician.tarifaBase
  return (
    technician.publicado &&
    (esp === null || technician.especialidades.includes(esp)) &&
    (ciudad === null || plainText(ciudad) === plainText(technician.ciudad)) &&
    (lugar === null || isIn(technician, areaNamed(lugar, ciudad))) &&
    technician.ratingPromedio >= Math.max(minRating, perfect ? PERFECT_RATING : 0) &&
    (price === null || (price >= (minPrecio ?? 0) && price <= (maxPrecio ?? price))) &&
    (!disponible || technician.disponible) &&
    (!instante || technician.confirmaAlInstante)
  )
}

function partsOf(q: string, { technicians, now }: Knowledge): readonly SearchPart[] {
  const published = technicians.filter(({ publicado }) => publicado)
  const isPlace = (phrase: string) =>
    published.some(({ barrio, ciudad, zonasCobertura }) =>
      [barrio, ciudad, ...zonasCobertura].some(place => plainText(place) === phrase),
    )
  const isName = (word: string) =>
    !isPlace(word) && published.some(technician => textsOf(technician)[0]?.includes(word))
  return understandSearch(q, { ...NOBODY_KNOWN, isPlace, isName }, now).parts
}

/** D43: 0 has trade and place, 1 offers it, 2 mentions it; infinite for who does not match. */
function tiersFor(parts: readonly SearchPart[]): (technician: Known) => number {
  const [trades, place] = [combinedTrades(parts), combinedPlace(parts)]
  return technician => {
    const texts = textsOf(technician)
    const tierOfWord = (word: string) => {
      const tier = texts.findIndex(words => words.some(each => each.includes(word)))
      return tier === -1 ? Number.POSITIVE_INFINITY : tier
    }
    const worst = (words: readonly string[]) => Math.max(0, ...words.map(tierOfWord))
    const words = worst(searchedWords(parts))
    const named = (names: readonly string[]) =>
      names.every(name => isNamed(technician, name)) ? 0 : Math.max(1, worst(names))
    const trade = trades.some(label => technician.especialidades.includes(label))
      ? 0
      : named(wordsOf(parts, 'trade'))
    const isHere = place === null || isIn(technician, place)
    const isItself =
      trades.length > 0 ||
      place?.kind !== 'area' ||
      isIn(technician, { ...place, names: namesOf(place.label) })
    const mentioned = named(wordsOf(parts, 'place'))
    const here = isHere ? Math.min(isItself ? 0 : 1, mentioned) : mentioned
    // Beside a trade, other words may stand anywhere.
    return Math.max(
      trades.length > 0 ? trade : 0,
      here,
      trades.length > 0 && Number.isFinite(words) ? 0 : words,
    )
  }
}

const isNamed = ({ nombre }: Known, word: string) => ` ${plainText(nombre)} `.includes(` ${word} `)

const keptTexts = new WeakMap<Known, readonly string[][]>()

/** Split once: every comparison of every search asks for them. */
function textsOf(technician: Known): readonly string[][] {
  const kept = keptTexts.get(technician) ?? splitTexts(technician)
  keptTexts.set(technician, kept)
  return kept
}

function splitTexts(technician: Known): string[][] {
  const { nombre, ciudad, barrio, zonasCobertura, especialidades, servicios, tags, bioCorta, descripcion } =
    technician
  return [
    [nombre, ciudad, barrio, ...zonasCobertura, ...especialidades],
    [...servicios.map(service => service.nombre), ...tags],
    [bioCorta, descripcion],
  ].map(texts => plainText(texts.join(' ')).split(/[\s.,;:!?()"<>¡¿…«»“”]+/u))
}

function isIn({ ciudad, barrio, zonasCobertura }: Known, { kind, city, names }: Place): boolean {
  if (city !== null && plainText(city) !== plainText(ciudad)) return false
  const named = (name: string) =>
    [ciudad, ...zonasCobertura].some(place => plainText(place) === name) ||
    ` ${plainText(barrio).replace(/\s+/g, ' ')} `.includes(` ${name} `)
  return kind === 'city' || names.some(named)
}

function isFree(technician: Known, filters: CatalogueFilters, knowledge: Knowledge): boolean {
  const days = daysAsked(filters)
  return days.length === 0 || days.some(day => isFreeOn(technician, day, filters, knowledge))
}

function isFreeOn(
  technician: Known,
  fecha: string,
  { hora }: CatalogueFilters,
  knowledge: Knowledge,
): boolean {
  const { booked, now, isHoliday } = knowledge
  const taken = BOOKABLE_HOURS.flatMap(hour => {
    const id = `${technician.uid}_${fecha.replaceAll('-', '')}_${String(hour).padStart(2, '0')}`
    const start = instantAt(fecha, hourText(hour))
    return start && booked.has(id) ? [start] : []
  })
  const states = hourStatesOn(fecha, technician, { taken, now, isHoliday })
  return (
    technician.disponible &&
    states.some(({ hour, state }) => state === 'free' && hoursMeant(hora).includes(hour))
  )
}

function rankOf(
  { disponible }: Known,
  { orden }: CatalogueFilters,
  tier: number,
  holdsExtras: boolean,
): number {
  if (!Number.isFinite(tier)) return tier
  if (orden !== 'rating') return 0
  return disponible ? 2 * tier + (holdsExtras ? 0 : 1) : 6 + tier
}

function keyOf({ ratingPromedio, tarifaBase }: Known, { orden }: CatalogueFilters): number {
  if (orden === 'rating') return -ratingPromedio
  if (tarifaBase === null) return Number.MAX_SAFE_INTEGER
  return orden === 'precio_asc' ? tarifaBase : -tarifaBase
}

function compared(a: Known, b: Known): number {
  const [first, second] = [plainText(a.nombre), plainText(b.nombre)]
  if (first !== second) return first < second ? -1 : 1
  return a.uid < b.uid ? -1 : 1
}
