// D43: several parts of a search that name trades or places, as the one trade and the one place that are asked for.

import type { Place, SearchPart } from '#catalogue/domain/search/search-parts.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** The trades that all trade parts lead to; without a common one, any of them. */
export function combinedTrades(parts: readonly SearchPart[]): SpecialtyLabel[] {
  const options = parts.flatMap(part => (part.kind === 'trade' ? [part.trades] : []))
  const all = [...new Set(options.flat())]
  const common = all.filter(trade => options.every(trades => trades.includes(trade)))
  return common.length > 0 ? common : all
}

/** The narrowest place; a city beside an area says where the area lies. */
export function combinedPlace(parts: readonly SearchPart[]): Place | null {
  const places = parts.flatMap(part => (part.kind === 'place' ? [part.place] : []))
  const city = places.find(({ kind }) => kind === 'city')
  const area = places.find(
    each => each.kind === 'area' && (!city || each.city === null || each.city === city.city),
  )
  if (!area) return city ?? places[0] ?? null
  return { ...area, city: area.city ?? city?.city ?? null }
}

export function wordsOf(parts: readonly SearchPart[], kind: SearchPart['kind']): string[] {
  return [...new Set(parts.flatMap(part => (part.kind === kind ? part.words : [])))]
}

/** 'urgente', 'cerca de mí': it is then searched as text. */
export function isOnlyNoise(parts: readonly SearchPart[]): boolean {
  return parts.length > 0 && parts.every(part => part.kind === 'noise')
}

/** Words that profiles must hold. Noise is searched only when the search has nothing else. */
export function searchedWords(parts: readonly SearchPart[]): string[] {
  if (!isOnlyNoise(parts)) return wordsOf(parts, 'word')
  const noiseWords = wordsOf(parts, 'noise')
  return noiseWords.length > 0 ? noiseWords : parts.map(({ text }) => plainText(text))
}
