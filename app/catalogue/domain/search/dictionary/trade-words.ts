// D43: what people say when they look for a trade. Written with accents, one meaning each; trade-lookup.ts ignores accents.

export interface TradeWords {
  /** What is repaired, installed or made. Singular: trade-lookup.ts adds plurals. */
  readonly things: readonly string[]
  /** As a person says them; they are also shown as suggestions. */
  readonly troubles: readonly string[]
  readonly tasks: readonly string[]
  /** Words of other Spanish-speaking countries and regions. */
  readonly regionalisms: readonly string[]
  readonly brands: readonly string[]
  /** By ear: 'nebera'. Typing errors are corrected by correct-word.ts. */
  readonly misspellings: readonly string[]
}

/** 'ducha, lavaplatos' → ['ducha', 'lavaplatos'] */
export function phrases(text: string): string[] {
  return text
    .split(',')
    .map(phrase => phrase.trim().replace(/\s+/g, ' '))
    .filter(phrase => phrase !== '')
}
