// 'Decir qué oficio es': an administrator says which trade words mean that the search did not understand.
import { keptWords } from '#demand/domain/demand.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    demand: { words: 'name-trade' | 'undo-trade' }
  }
}

export interface NamedWords {
  /** As plainText, without stop words. */
  readonly words: string
  readonly trade: SpecialtyLabel
}

/** As it stands now. */
export interface Naming extends NamedWords {
  readonly namedAt: Date
  /** Of the trail, by which it is undone; null where another act came after it. */
  readonly trailEntryId: number | null
}

export type NamedWordsRefusal = 'words-invalid' | 'words-named' | 'undo-changed'

/** Null for anything but one to three words of letters. */
export const wordsFrom = (typed: string): string | null =>
  keptWords(
    plainText(typed)
      .split(/[\s«»"]+/)
      .filter(word => word !== ''),
    () => false,
  )
