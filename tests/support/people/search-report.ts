// Reports of searches, for tests about what the page says of them.

import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import type { AskedTime } from '#catalogue/domain/search/asked-time.ts'
import type { SearchPart, SearchReport } from '#catalogue/domain/search/search-parts.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

const typed = (text: string) => ({ text, words: plainText(text).split(' ') })

export const tradePart = (text: string, ...trades: SpecialtyLabel[]): SearchPart => {
  return { kind: 'trade', ...typed(text), trades }
}

export const placePart = (text: string, city: string | null): SearchPart => ({
  kind: 'place',
  ...typed(text),
  place: { label: text, kind: text === city ? 'city' : 'area', city, names: [plainText(text)] },
})

export function dayPart(text: string, asked: Partial<AskedTime>): SearchPart {
  const { fecha, libreDesde, libreHasta, hora } = { ...NO_FILTERS, ...asked }
  return { kind: 'day', ...typed(text), asked: { fecha, libreDesde, libreHasta, hora } }
}

export const wordPart = (text: string): SearchPart => ({ kind: 'word', ...typed(text) })

export const noisePart = (text: string): SearchPart => ({ kind: 'noise', ...typed(text) })

export function reportOf(parts: SearchPart[], changes: Partial<SearchReport> = {}): SearchReport {
  return {
    parts,
    correction: null,
    dropped: [],
    unknownPlace: null,
    nearestCity: null,
    unknownWords: [],
    nearestTrades: [],
    closeSecond: null,
    nextDay: null,
    ...changes,
  }
}
