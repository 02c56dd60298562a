// What a text says about the work to be done: a search, the name of a service, the description of a booking.
import type { Searched } from '#bookings/domain/booking-paths.ts'
import type { CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import { NOBODY_KNOWN } from '#catalogue/domain/search/known.ts'
import { combinedTrades, type SearchPart } from '#catalogue/domain/search/search-parts.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** Days mean nothing here. */
const ANY_TIME = new Date(0)

/** The trades that the text leads to, the likeliest first; none for a text that names no work. */
export function tradesIn(text: string): SpecialtyLabel[] {
  const known = TRADES.get(text)
  if (known) return [...known]
  const { parts, closeSecond } = understandSearch(text, NOBODY_KNOWN, ANY_TIME)
  const trades = [...combinedTrades(parts), ...(closeSecond ? [closeSecond] : [])]
  if (TRADES.size >= MOST_TEXTS) TRADES.clear()
  if (text.length <= LONGEST_NAME) TRADES.set(text, trades)
  return [...trades]
}

/** Of names of services: every page of hours asks for those of its technician. */
const TRADES = new Map<string, readonly SpecialtyLabel[]>()
const LONGEST_NAME = 80
const MOST_TEXTS = 5_000

/** What a search brings to the bookings that follow it. A chosen trade wins over what the text means. */
export function searchedWork({ esp }: Pick<CatalogueFilters, 'esp'>, parts: readonly SearchPart[]): Searched {
  return { work: describedWork(parts), trades: esp ? [esp] : combinedTrades(parts).slice(0, 3) }
}

const WORK_KINDS: readonly SearchPart['kind'][] = ['trade', 'word', 'extra', 'noise']
/** Said of anything, so noise to a search: 'se me dañó la nevera' says more than 'nevera' all the same. */
const DAMAGE_OR_TASK = /^(?:dan[aeo]|aver|descomp|arregl|repar|instal|cambi|revis)/

/** A search as the draft of a description, without its place; empty when it only says who is looked for, where or when. */
export function describedWork(parts: readonly SearchPart[]): string {
  if (!parts.some(({ kind }) => kind === 'trade') || !parts.some(saysMoreThanATrade)) return ''
  if (specialtyFrom(parts.map(({ text }) => text).join(' ')) !== null) return ''
  const kept: SearchPart[] = []
  for (const part of parts) {
    if (WORK_KINDS.includes(part.kind)) kept.push(part)
    // 'en' and 'por el' go with the place.
    else while (kept.at(-1)?.words.length === 0) kept.pop()
  }
  const text = kept.map(part => part.text).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function saysMoreThanATrade({ kind, text, words }: SearchPart): boolean {
  if (kind !== 'trade' && kind !== 'noise') return false
  const isTrouble = kind === 'trade' && specialtyFrom(text) === null
  return isTrouble || (kind === 'noise' && words.some(word => DAMAGE_OR_TASK.test(word)))
}
