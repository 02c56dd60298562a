// D43: the text of a search after some of its parts were removed.
import type { SearchPart } from '#catalogue/domain/search/search-parts.ts'

/** The text of the other parts, as typed, without noise. */
export function textWithout(parts: readonly SearchPart[], removed: readonly SearchPart[]): string {
  return parts
    .filter(part => part.kind !== 'noise' && !removed.includes(part))
    .map(({ text }) => text)
    .join(' ')
}
