// D43: a chip that is taken away takes its words with it.
import type { SearchPart } from '#domain/search/search-parts.ts'

/** The text of the other parts, as typed, without the words that carry nothing. */
export function textWithout(parts: readonly SearchPart[], part: SearchPart): string {
  return parts
    .filter(other => other !== part && other.kind !== 'noise')
    .map(({ text }) => text)
    .join(' ')
}
