// Suggestions while typing: what the domain makes of the text, with the counts and people of the catalogue.
import { sql } from 'drizzle-orm'
import { DEFAULT_LIST_LIMIT, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import {
  AS_TYPED,
  askedText,
  askedWords,
  combinedPlace,
  combinedTrades,
  type Place,
  type SearchPart,
} from '#catalogue/domain/search/search-parts.ts'
import {
  type CityCount,
  NO_SUGGESTIONS,
  namedPlace,
  type PlaceSuggestion,
  placesOfTrade,
  type SearchSuggestions,
  type TechnicianSuggestion,
  type TradeCounts,
} from '#catalogue/domain/search/search-suggestions.ts'
import { suggestPlaces, suggestTrades, suggestTroubles } from '#catalogue/domain/search/suggestions.ts'
import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { listPositions } from '#catalogue/persistence/catalogue-matches.server.ts'
import type { CatalogueWords } from '#catalogue/persistence/catalogue-words.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { MINUTE_MS } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { Moment } from '#technicians/domain/free-hours.ts'
import { type SpecialtyLabel, specialtySlug } from '#technicians/domain/specialties.ts'

/** Twenty a second: sixty people who type at once behind one address. Over it the field works without suggestions. */
export const SUGGESTIONS_LIMIT = rateLimit('suggestions-network', 1_200, MINUTE_MS)

const MAX_TRADES = 2
const MAX_TROUBLES = 4
const MAX_PLACES = 2
const MAX_TECHNICIANS = 2
/** More than are shown, because some are cities without anybody of the trade. */
const MAX_BEGUN_PLACES = 8
/** Technicians counted per trade. */
const MAX_COUNTED = 5_000
/** People whose name begins with the text that are sorted by rating. */
const MAX_NAMESAKES = 200

export async function listSuggestions(
  db: PooledDb,
  words: CatalogueWords,
  { q, ciudad }: { q: string; ciudad: string | null },
  moment: Moment,
): Promise<SearchSuggestions> {
  if (q === '') return NO_SUGGESTIONS
  const typed = plainText(q)
  const { parts } = understandSearch(q, await words.known(q), moment.now)
  const meant = combinedTrades(parts)
  const understood = meant[0] ?? null
  const city = combinedPlace(parts)?.city ?? null
  // A second one is shown if it matches as well as the first: 'never' begins Neveras, and is only a thing of Refrigeración.
  const suggested = suggestTrades(q, meant, MAX_TRADES).filter(
    (label, at) => at === 0 || meant.includes(label) || plainText(label).startsWith(typed),
  )
  const troubles = suggestTroubles(q, MAX_TROUBLES)
  const trade = understood ?? suggested[0] ?? troubles[0]?.trade ?? null
  const [counts, technicians] = await Promise.all([
    trade === null ? new Map<string, TradeCounts>() : countByCity(db, [...new Set([...suggested, trade])]),
    listTechnicians(),
  ])
  const trades = suggested.map(label => ({
    label,
    slug: specialtySlug(label),
    technicians: totalOf(counts.get(label)),
  }))
  return {
    trades: trades.filter(({ technicians }) => technicians.count > 0),
    troubles,
    places: placesFor(trade).slice(0, MAX_PLACES),
    technicians,
  }

  /** The cheapest question first; the next one only while somebody is missing. */
  async function listTechnicians(): Promise<TechnicianSuggestion[]> {
    const questions = [
      () => listNamesakes(db, q, city),
      ...(understood === null ? [() => listNamed(db, words, { q, parts, city }, moment)] : []),
      ...(trade === null ? [] : [() => listBest(db, trade, city)]),
    ]
    const people = new Map<string, TechnicianSuggestion>()
    for (const ask of questions) {
      if (people.size >= MAX_TECHNICIANS) break
      for (const person of await ask()) people.set(person.slug, person)
    }
    return [...people.values()].slice(0, MAX_TECHNICIANS)
  }

  function placesFor(trade: SpecialtyLabel | null): PlaceSuggestion[] {
    const begun = suggestPlaces(q, MAX_PLACES).filter(isFirstOfItsName)
    if (trade === null) return begun.map(place => namedPlace(place))
    const counted = counts.get(trade) ?? NOBODY
    if (understood === null) {
      // The trade is a guess: 'sub' may begin 'subestación' or Suba.
      const alone = begun.filter(({ names }) => names.some(name => name.startsWith(typed))).slice(0, 1)
      const ofTrade = placesOfTrade(trade, { named: [], ownCity: ciudad }, counted)
      return [...alone.map(place => namedPlace(place)), ...ofTrade]
    }
    const named = parts.flatMap(part => (part.kind === 'place' ? part.place : []))
    // 'plomero en sub' begins to name Suba.
    const begunAfterTrade = suggestPlaces(restOf(q, parts), MAX_BEGUN_PLACES)
    return placesOfTrade(trade, { named: [...named, ...begunAfterTrade], ownCity: ciudad }, counted)
  }
}

/** What is neither trade nor place, and the last word whatever it is: 'plomero en su' begins to name Suba. */
function restOf(q: string, parts: readonly SearchPart[]): string {
  const last = typedWordsOf(q).at(-1)
  const words = parts.flatMap(part => (part.kind === 'word' || part.kind === 'extra' ? part.text : []))
  return [...words, ...(last && !words.includes(last.text) ? [last.text] : [])].join(' ')
}

/** Several cities have a barrio Granada, and a search for it finds them all. */
function isFirstOfItsName({ label }: Place, at: number, places: readonly Place[]): boolean {
  return places.findIndex(other => other.label === label) === at
}

const NOBODY: TradeCounts = { cities: [], more: false }

function totalOf({ cities, more }: TradeCounts = NOBODY) {
  return { count: cities.reduce((total, { technicians }) => total + technicians, 0), more }
}

async function countByCity(
  db: PooledDb,
  trades: readonly SpecialtyLabel[],
): Promise<Map<string, TradeCounts>> {
  const { rows } = await db.execute<{ trade: string } & CityCount & Record<string, unknown>>(sql`
    select trade, ciudad, count(*)::integer as technicians
    from unnest(${sql.param(trades)}::text[]) as trade, lateral (
      select ciudad from catalogue where specialties && array[trade] limit ${MAX_COUNTED}) as counted
    group by trade, ciudad`)
  return new Map(
    trades.map(trade => {
      const cities = rows.filter(row => row.trade === trade)
      return [trade, { cities, more: totalOf({ cities, more: false }).count >= MAX_COUNTED }]
    }),
  )
}

/** Somebody of another city than the typed one does not come. */
const isIn = (city: string | null) =>
  city === null ? sql`true` : sql`plain_text(technicians.ciudad) = plain_text(${city})`

/** Whose name begins with the text, by rating. */
async function listNamesakes(db: PooledDb, q: string, city: string | null): Promise<TechnicianSuggestion[]> {
  const name = plainText(q)
  const { rows } = await db.execute<TechnicianSuggestion & Record<string, unknown>>(sql`
    select nombre, slug, ciudad, "fotoURL" from (
      select nombre, slug, ciudad, "fotoURL", "ratingPromedio", "plainName" from technicians
      where publicado and "deletedAt" is null and ${isIn(city)} and "plainName" between ${name} and ${`${name}\u{10FFFF}`}
      order by "plainName", uid limit ${MAX_NAMESAKES}) as namesakes
    order by "ratingPromedio" desc, "plainName" limit ${MAX_TECHNICIANS}`)
  return rows
}

/** Whose name has every typed word: a surname, or both in another order. */
async function listNamed(
  db: PooledDb,
  words: CatalogueWords,
  { q, parts: understood, city }: { q: string; parts: readonly SearchPart[]; city: string | null },
  moment: Moment,
): Promise<TechnicianSuggestion[]> {
  const typed = plainText(q).split(/\s+/)
  // A day may be a name here: 'Luis Domingo'.
  const parts = understood.map(part => (part.kind === 'day' ? { ...part, kind: 'word' as const } : part))
  const vocabulary = await words.lookUp(askedWords(parts))
  const text = askedText(parts, AS_TYPED, null)
  const query = { filters: NO_FILTERS, moment, vocabulary, text, worstTier: 2 } as const
  const positions = await listPositions(db, query, { after: null, size: DEFAULT_LIST_LIMIT })
  const uids = positions.map(({ uid }) => uid)
  return (await listCards(db, uids, moment))
    .filter(
      ({ nombre, ciudad }) =>
        (city === null || plainText(ciudad) === plainText(city)) &&
        typed.every(word => ` ${plainText(nombre)}`.includes(` ${word}`)),
    )
    .map(({ nombre, slug, ciudad, fotoURL }) => ({ nombre, slug, ciudad, fotoURL }))
}

async function listBest(
  db: PooledDb,
  trade: SpecialtyLabel,
  city: string | null,
): Promise<TechnicianSuggestion[]> {
  const ofTrade =
    city === null
      ? sql`specialties && array[${trade}::text]`
      : sql`city_trades && array[plain_text(${city}) || '/' || ${trade}::text]`
  const { rows } = await db.execute<TechnicianSuggestion & Record<string, unknown>>(sql`
    select technicians.nombre, slug, technicians.ciudad, "fotoURL" from (
      select uid, by_rating, name from catalogue where ${ofTrade}
      order by by_rating, name, uid limit ${MAX_TECHNICIANS}) as best join technicians using (uid)
    order by by_rating, name, uid`)
  return rows
}
