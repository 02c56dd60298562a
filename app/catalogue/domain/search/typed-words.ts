// The words of a search as they were typed, and the form under which dictionary and places are looked up.

import { STOP_WORDS } from '#catalogue/domain/search/dictionary/dictionary.ts'
import { plainText } from '#platform/domain/plain-text.ts'

/** A slash too, but not in '24/7'. */
const WORD_SEPARATORS = /[\s.,;:!?()"<>¡¿…«»“”]+|(?<!\d)\/|\/(?!\d)/u
const INNER_PUNCTUATION = /[-/+&_]+/g
/** 'pintarlo', 'arreglármela' */
const ENCLITIC = /^([a-z]{3,}[aei]r)(?:[mts]e)?(?:l[aeo]s?|[mts]e|nos)$/

export interface TypedWord {
  readonly text: string
  /** Lower case, no accents: 'corto-circuito'. */
  readonly plain: string
  /** 'corto circuito'; 'pintar' for 'pintarlo'; empty for a word without letters and digits. */
  readonly key: string
  readonly isStopWord: boolean
}

/** The words beside first…last that are no stop words. */
export function neighboursOf(words: readonly TypedWord[], first: number, last = first) {
  const isContent = (word: TypedWord) => !word.isStopWord
  return { before: words.slice(0, first).findLast(isContent), after: words.slice(last + 1).find(isContent) }
}

export function typedWordsOf(text: string): TypedWord[] {
  return text
    .split(WORD_SEPARATORS)
    .filter(word => word !== '')
    .map(word => {
      const plain = plainText(word)
      const key = plain.replace(INNER_PUNCTUATION, ' ').trim().replace(ENCLITIC, '$1')
      return { text: word, plain, key, isStopWord: key === '' || STOP_WORDS.has(key) }
    })
}

/** The same for every way to write a phrase: 'Se me dañó la nevera' → 'dano nevera'. */
export function phraseKey(phrase: string): string {
  const words = typedWordsOf(phrase)
  const contentWords = words.filter(word => !word.isStopWord)
  return (contentWords.length > 0 ? contentWords : words).map(word => word.key).join(' ')
}
