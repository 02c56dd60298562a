import { STOP_WORDS } from '#catalogue/domain/search/dictionary/noise-words.ts'
import { plainText } from '#platform/domain/plain-text.ts'

/** 'panel solar' → 'paneles solares', 'llave de paso' → 'llaves de paso', 'closet' → 'closets'. As plainText. */
export function pluralOf(phrase: string): string {
  const words = plainText(phrase).split(' ')
  const firstStopWord = words.findIndex(word => STOP_WORDS.has(word))
  const end = firstStopWord === -1 ? words.length : firstStopWord
  return words.map((word, at) => (at < end ? pluralOfWord(word) : word)).join(' ')
}

function pluralOfWord(word: string): string {
  if (/[sx\d]$/.test(word)) return word
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  return /[djlnry]$/.test(word) ? `${word}es` : `${word}s`
}
