// Texts of the suggestions while typing.
import type { PlaceSuggestion } from '#catalogue/domain/search/search-suggestions.ts'
import { tallyFigure, techniciansText } from '#platform/wording/counts.ts'

export const SUGGESTION_TITLES = {
  trades: 'Oficios',
  troubles: 'Lo que pasa',
  places: 'Lugares',
  technicians: 'Técnicos',
  recents: 'Búsquedas recientes',
} as const

/** 'Neveras en Medellín', 'Suba' */
export function placeSuggestionText({ place, trade }: PlaceSuggestion): string {
  return trade === null ? place : `${trade} en ${place}`
}

/** 'Tu ciudad', '2 técnicos' (compact: '2'), or the city of an area. */
export function placeNoteText(
  { cityOfArea, technicians, isOwnCity }: PlaceSuggestion,
  { compact }: { compact: boolean },
): string {
  if (isOwnCity) return 'Tu ciudad'
  if (technicians === null) return cityOfArea ?? ''
  return compact ? tallyFigure(technicians) : techniciansText(technicians)
}

/** For screen readers: '6 sugerencias'. */
export function suggestionCountText(count: number): string {
  return `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}`
}
