// D26: the passwords that people use most, as counted in leaks; the list is ordered by how often each was found.
import { dictionary } from '@zxcvbn-ts/language-common'
import { plainText } from '#platform/domain/plain-text.ts'

const LIST_LENGTH = 10_000
/** Below this a word is too short to be recognized without its ending: 'abc', 'sol'. */
const CORE_MIN_LENGTH = 4

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, LIST_LENGTH))

/** Ignores case and accents, and digits or signs around a word: 'Dragón123!' is 'dragon'. */
export function isCommonPassword(password: string): boolean {
  const plain = plainText(password)
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return COMMON.has(plain) || (core.length >= CORE_MIN_LENGTH && COMMON.has(core))
}
