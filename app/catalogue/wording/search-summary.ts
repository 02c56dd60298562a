// D43: what the page says about a search. Made on the server, so that dictionary and report stay out of the browser.

import {
  type CatalogueFilters,
  catalogueSearch,
  daysAsked,
  isFiltered,
  NO_FILTERS,
} from '#catalogue/domain/catalogue-filters.ts'
import { tradesRelatedTo } from '#catalogue/domain/search/nearest-trades.ts'
import {
  combinedPlace,
  type NearestTrade,
  type SearchPart,
  type SearchReport,
  understoodTrade,
  withAsked,
} from '#catalogue/domain/search/search-parts.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import { priceRangeText, whenText } from '#catalogue/wording/catalogue.ts'
import { NO_FREE_HOUR } from '#catalogue/wording/catalogue-texts.ts'
import {
  type ChipOffers,
  type SearchChip,
  searchChips,
  searchTextWithout,
  unknownTradeChip,
} from '#catalogue/wording/search-chips.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { listText } from '#platform/wording/list-text.ts'
import { numberText } from '#platform/wording/price.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

export interface SearchSummary {
  readonly chips: readonly SearchChip[]
  /** How the search was relaxed or corrected; null when it was not. */
  readonly message: string | null
  /** Why the words found nobody; null when somebody was found, or when the other filters are the cause. */
  readonly nobody: NobodyFound | null
  /** The text part by part, without noise. */
  readonly written: readonly WrittenPart[]
  /** '¿O buscas Cerrajería?'; null where the trade is clear. */
  readonly second: { readonly text: string; readonly search: string } | null
  /** The one trade that the text was understood to mean; null when none or several. */
  readonly trade: SpecialtyLabel | null
  /** Where those who are shown attend, by the text; null when it names no place. */
  readonly place: string | null
  /** The text without its words for trades: another trade replaces them. */
  readonly otherText: string
  /** How many filters narrow the list: chosen ones, and the trade, place and day of the text. */
  readonly filterCount: number
}

interface Found {
  readonly found: number
  /** Of the first who is shown. */
  readonly firstCity?: string | null
}

interface MessageContext extends Found {
  readonly today: string
}

/** A part of the text. Another trade, place or day chosen in the filters takes its place. */
export interface WrittenPart {
  readonly kind: Exclude<SearchPart['kind'], 'noise' | 'extra'>
  readonly text: string
}

interface SummaryContext extends ChipOffers, Found {
  /** The `esp` of the URL when it names no trade; null when it does, or without one. */
  readonly unknownTrade: string | null
}

export function searchSummary(
  filters: CatalogueFilters,
  report: SearchReport,
  { found, firstCity = null, unknownTrade, ...offers }: SummaryContext,
): SearchSummary {
  const applied = withAsked(filters, report.parts, report.dropped)
  const written = report.parts.flatMap(({ kind, text }) =>
    kind === 'noise' ? [] : [{ kind: kind === 'extra' ? ('word' as const) : kind, text }],
  )
  const chips = searchChips(filters, report, offers)
  const filterCount = chips.filter(({ state, kind }) => state === 'applied' && kind !== 'text').length
  if (unknownTrade !== null)
    return {
      chips: [unknownTradeChip(unknownTrade, filters), ...withoutOffers(chips)],
      message: null,
      second: null,
      nobody: unknownTradeFound(unknownTrade, report.nearestTrades),
      trade: null,
      place: null,
      otherText: filters.q,
      written,
      filterCount,
    }
  return {
    chips: found > 0 ? chips : withoutOffers(chips, daysAsked(applied).length > 0),
    message: found > 0 ? searchMessage(applied, report, { today: offers.today, found, firstCity }) : null,
    second: found > 0 ? secondTrade(filters, report) : null,
    nobody: found > 0 ? null : nobodyFound(report),
    trade: understoodTrade(report),
    place: shownPlace(report),
    otherText: searchTextWithout(['trade'], filters, report),
    written,
    filterCount,
  }
}

/** The same search for the trade that is almost as likely. */
function secondTrade(filters: CatalogueFilters, report: SearchReport): SearchSummary['second'] {
  const { closeSecond } = report
  if (closeSecond === null || filters.esp !== null) return null
  const q = searchTextWithout(['trade'], filters, report)
  return { text: `¿O buscas ${closeSecond}?`, search: catalogueSearch({ ...filters, q, esp: closeSecond }) }
}

function shownPlace({ parts, dropped, nearestCity }: SearchReport): string | null {
  return dropped.includes('place') ? nearestCity : (combinedPlace(parts)?.label ?? null)
}

/** Nobody was found: another day is still offered where the day may be why. */
function withoutOffers(chips: readonly SearchChip[], keepDays = false): SearchChip[] {
  return chips.filter(
    ({ state, kind }) => state !== 'offered' || (keepDays && (kind === 'day' || kind === 'today')),
  )
}

// D43: when a search had to be relaxed or corrected the page says how.

/** Null when the search was answered as it was typed. */
export function searchMessage(
  filters: CatalogueFilters,
  report: SearchReport,
  answer: MessageContext,
): string | null {
  const relaxation = relaxationText(filters, report, answer)
  if (report.correction === null) return relaxation
  const correction = correctionText(filters.q, report.correction)
  return relaxation === null ? correction : `${correction}. ${relaxation}`
}

function correctionText(typed: string, correction: string): string {
  return `No encontramos "${typed}"; mostramos resultados para "${correction}"`
}

function relaxationText(
  filters: CatalogueFilters,
  report: SearchReport,
  { today, found, firstCity = null }: MessageContext,
): string | null {
  const { dropped, nearestCity } = report
  const words = wordsOf(report.parts)
  const place = askedPlace(filters, report.parts)
  const free = daysAsked(filters).length === 0 ? '' : ` libres ${whenText(filters, today)}`
  const noWords = dropped.includes('word') && words !== '' ? `nadie tiene ${words} en su perfil` : null
  const noPlace =
    dropped.includes('place') && place !== null
      ? `no hay ${peopleText(filters, report.parts)}${free} en ${place}${underFilters(filters)}`
      : null
  const noInstant = dropped.includes('instant') ? 'aquí nadie confirma al instante' : null
  const asked = report.parts.find(part => part.kind === 'price')
  const noPrice =
    dropped.includes('price') && asked ? `nadie cobra ${inSentence(priceRangeText(asked.price))}` : null
  const noSuchPlace = report.unknownPlace && `no conocemos el lugar ${quoted([report.unknownPlace])}`
  const reasons = [noInstant, noWords, noSuchPlace, noPlace, noPrice].filter(reason => reason !== null)
  if (reasons.length === 0) return null
  const shown = noPlace
    ? `${elsewhere()} en ${nearestCity ?? (found === 1 ? (firstCity ?? 'otra ciudad') : 'otras ciudades')}`
    : `${whoIsShown(filters, report.parts, place)}${noSuchPlace && place === null ? ' de toda Colombia' : ''}`
  return `${capitalised(listText(reasons))}; ${shown}.`

  function elsewhere(): string {
    if (found === 1) return free === '' ? 'hay una persona' : 'hay una persona libre'
    return free === '' ? 'estos atienden' : 'estos están libres'
  }
}

/** 'estos son plomeros en Suba', 'estos atienden en Suba' */
function whoIsShown(filters: CatalogueFilters, parts: readonly SearchPart[], place: string | null): string {
  const people = peopleText(filters, parts)
  if (people === ANYBODY && place !== null) return `estos atienden en ${place}`
  return `estos son ${people}${place === null ? '' : ` en ${place}`}`
}

const ANYBODY = 'técnicos'

/** 'plomeros'; 'técnicos para «humedad»' where that may be the work of several trades. */
function peopleText({ esp }: CatalogueFilters, parts: readonly SearchPart[]): string {
  const asked = parts.filter(part => part.kind === 'trade')
  const trades = new Set([...asked.flatMap(part => part.trades), ...(esp === null ? [] : [esp])])
  const [trade] = trades
  if (trade === undefined) return ANYBODY
  return trades.size === 1
    ? TRADE_PEOPLE[trade].many
    : `técnicos para ${quoted(asked.map(({ text }) => text))}`
}

function askedPlace({ ciudad, lugar }: CatalogueFilters, parts: readonly SearchPart[]): string | null {
  return parts.find(part => part.kind === 'place')?.place.label ?? lugar ?? ciudad
}

function wordsOf(parts: readonly SearchPart[]): string {
  return quoted(parts.filter(part => part.kind === 'word').map(({ text }) => text))
}

/** '«juanito» y «pérez»' */
function quoted(texts: readonly string[]): string {
  return listText(texts.map(text => `«${text}»`))
}

/** There may be plumbers in Suba all the same: they do not pass the other filters. */
function underFilters(filters: CatalogueFilters): string {
  return isFiltered(filters, NAMED) ? ' con estos filtros' : ''
}

/** The sentence says these itself. */
const NAMED = ['q', 'esp', 'ciudad', 'lugar', 'orden', 'fecha', 'libreDesde', 'libreHasta', 'hora'] as const

/** Where no chip says it: the day that was understood; null without one. */
export function dayMessage(filters: CatalogueFilters, today: string, found: number): string | null {
  if (daysAsked(filters).length === 0) return null
  const when = whenText(filters, today)
  return found > 0 ? `Solo quienes están libres ${when}.` : NO_FREE_HOUR.nobody(when, null)
}

// Section 2, empty catalogue: names the words that failed and offers the trades nearest to them.

export interface NobodyFound {
  /** 'Nadie escribió ', '«tornero»', ' en su perfil. …': the words stand out. */
  readonly text: { readonly before: string; readonly words: string; readonly after: string }
  readonly trades: readonly OfferedTrade[]
}

export interface OfferedTrade {
  readonly trade: SpecialtyLabel
  /** '3 técnicos en Bogotá'; null where nobody was counted. */
  readonly countText: string | null
  readonly search: string
}

const MOST_TRADES = 3

/** For a text that names no work of this site. */
const WHAT_THIS_IS = 'Aquí encuentras técnicos para arreglos de la casa. '

/** Null when no word failed: it is the filters that nobody passes. */
function nobodyFound(report: SearchReport): NobodyFound | null {
  const { unknownWords, nearestTrades, parts } = report
  if (unknownWords.length === 0) return null
  const place = parts.find(part => part.kind === 'place')?.place.label
  const near = place === undefined ? '' : ` cerca de ${place}`
  const isRelated = unknownWords.some(word => tradesRelatedTo(phraseKey(word)) !== null)
  const after =
    nearestTrades.length > 0
      ? ` en su perfil. ${isRelated ? '' : WHAT_THIS_IS}Quizás te sirve uno de estos oficios${near}:`
      : ' en su perfil. Prueba con otra palabra o elige un oficio.'
  return {
    text: { before: 'Nadie escribió ', words: quoted(asTyped(unknownWords, parts)), after },
    trades: offeredTrades(nearestTrades),
  }
}

/** «niñera», not «ninera» */
const asTyped = (words: readonly string[], parts: readonly SearchPart[]) =>
  words.map(word => parts.find(part => part.words.length === 1 && part.words[0] === word)?.text ?? word)

/** For an `esp` that names no trade. */
function unknownTradeFound(esp: string, nearestTrades: readonly NearestTrade[]): NobodyFound {
  return {
    text: {
      before: 'No conocemos el oficio ',
      words: quoted([esp]),
      after: '. Quizás te sirve uno de estos:',
    },
    trades: offeredTrades(nearestTrades),
  }
}

export function unknownTradeText(esp: string): string {
  return `No conocemos el oficio ${quoted([esp])}.`
}

function offeredTrades(trades: readonly NearestTrade[]): OfferedTrade[] {
  return trades.slice(0, MOST_TRADES).map(({ label, technicians, ciudad }) => ({
    trade: label,
    countText: technicians > 0 ? countText(technicians, ciudad) : null,
    search: catalogueSearch({ ...NO_FILTERS, esp: label, ciudad }),
  }))
}

function countText(technicians: number, ciudad: string | null): string {
  const where = ciudad === null ? '' : ` en ${ciudad}`
  return `${numberText(technicians)} ${technicians === 1 ? 'técnico' : 'técnicos'}${where}`
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
