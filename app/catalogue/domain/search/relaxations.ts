// D43: which parts of a search are dropped, step by step, when nobody matches all of them.
import { isOnlyNoise } from '#catalogue/domain/search/combine-parts.ts'
import type { SearchPart } from '#catalogue/domain/search/search-parts.ts'

export interface Relaxation {
  readonly dropped: readonly ('word' | 'place')[]
  /** Instead of the place, the nearest city that has somebody. */
  readonly isNearest: boolean
}

/**
 * Nothing dropped, then the steps in the order in which they are tried. A search that names no trade keeps its words,
 * unless they say nothing about who is looked for: 'urgente' lists everybody.
 */
export function relaxationsOf(parts: readonly SearchPart[]): Relaxation[] {
  const has = (kind: SearchPart['kind']) => parts.some(part => part.kind === kind)
  const [trade, place, word] = [has('trade'), has('place'), has('word')]
  const steps: (Relaxation | false)[] = [
    { dropped: [], isNearest: false },
    isOnlyNoise(parts) && { dropped: ['word'], isNearest: false },
    place && { dropped: ['place'], isNearest: true },
    place && !trade && word && { dropped: ['place'], isNearest: false },
    trade && word && { dropped: ['word'], isNearest: false },
    trade && word && place && { dropped: ['word', 'place'], isNearest: true },
    trade && place && { dropped: word ? ['word', 'place'] : ['place'], isNearest: false },
  ]
  return steps.filter(step => step !== false)
}
