import { plainText } from '#platform/domain/plain-text.ts'

/** The typed text with one of its words, compared as plainText, replaced. */
export function replaceWord(text: string, word: string, replacement: string): string {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map(part => (plainText(part) === word ? replacement : part))
    .join('')
}
