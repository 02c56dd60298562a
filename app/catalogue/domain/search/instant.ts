// D43, D62: 'ya mismo', 'urgente': who confirms at once is asked for.
import { INSTANT_PHRASES } from '#catalogue/domain/search/dictionary/dictionary.ts'
import { plainText } from '#platform/domain/plain-text.ts'

const PHRASES: ReadonlySet<string> = new Set(INSTANT_PHRASES.map(plainText))
const LONGEST = Math.max(...[...PHRASES].map(phrase => phrase.split(' ').length))
/** 'lo necesito ya', 'plomero ya en suba'; but 'ya no enfría', 'ahora hace ruido'. */
const AT_ONCE = /^(?:ya|ahora|ahorita|ahoritica)$/
const GOES_ON = /^(?:en|por|porfa|porfavor|pls|plis|gracias|urgente|mismo|mismito|para|cerca|barato|que)$/

/** How many words from there on ask for it. */
export function instantAt(plain: readonly string[], at: number): number {
  for (let size = LONGEST; size > 0; size--)
    if (PHRASES.has(plain.slice(at, at + size).join(' '))) return size
  const next = plain[at + 1]
  return AT_ONCE.test(plain[at] ?? '') && (next === undefined || GOES_ON.test(next)) ? 1 : 0
}
