// D43: when a search had to be relaxed or corrected the page says how.

import { type CatalogueFilters, catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { SearchPart } from '#catalogue/domain/search/search-parts.ts'
import type { SearchReport } from '#catalogue/domain/search/search-report.ts'
import { capitalised } from '#platform/wording/dates.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'

/** Null when the search was answered as it was typed. */
export function searchMessage(filters: CatalogueFilters, report: SearchReport): string | null {
  const relaxation = relaxationText(filters, report)
  if (report.correction === null) return relaxation
  const correction = correctionText(filters.q, report.correction)
  return relaxation === null ? correction : `${correction}. ${relaxation}`
}

function correctionText(typed: string, correction: string): string {
  return `No encontramos "${typed}"; mostramos resultados para "${correction}"`
}

function relaxationText(filters: CatalogueFilters, report: SearchReport): string | null {
  const { dropped, nearestCity } = report
  const words = wordsOf(report.parts)
  const place = askedPlace(filters, report.parts)
  const noWords = dropped.includes('word') && words !== '' ? `nadie tiene ${words} en su perfil` : null
  const noPlace =
    dropped.includes('place') && place !== null
      ? `no hay ${peopleText(filters, report.parts)} en ${place}${underFilters(filters)}`
      : null
  const reasons = [noWords, noPlace].filter(reason => reason !== null)
  if (reasons.length === 0) return null
  const shown = noPlace
    ? `estos atienden en ${nearestCity ?? 'otras ciudades'}`
    : whoIsShown(filters, report.parts, place)
  return `${capitalised(listText(reasons))}; ${shown}.`
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

function askedPlace({ ciudad }: CatalogueFilters, parts: readonly SearchPart[]): string | null {
  return parts.find(part => part.kind === 'place')?.place.label ?? ciudad
}

function wordsOf(parts: readonly SearchPart[]): string {
  return quoted(parts.filter(part => part.kind === 'word').map(({ text }) => text))
}

/** '«juanito» y «pérez»' */
export function quoted(texts: readonly string[]): string {
  return listText(texts.map(text => `«${text}»`))
}

/** 'a, b y c' */
function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} y ${last}`
}

/** There may be plumbers in Suba all the same: they do not pass the other filters. */
function underFilters(filters: CatalogueFilters): string {
  const { q, esp, ciudad, orden } = filters
  return catalogueSearch(filters) === catalogueSearch({ ...NO_FILTERS, q, esp, ciudad, orden })
    ? ''
    : ' con estos filtros'
}
