// Ids and e-mail addresses of the demo data, derived from names.
import { createHash } from 'node:crypto'
import { plainText } from '#platform/domain/plain-text.ts'

const ID_LENGTH = 28
const MAIL_DOMAIN = 'demo.tecniya.co'

/** Lower-case letters and digits, always the same for the same words. */
export function demoId(...words: readonly string[]): string {
  const digest = createHash('sha256').update(words.join('/')).digest('hex')
  return BigInt(`0x${digest}`).toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH)
}

/** Always the same for the same text. */
export function demoUuid(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex')
  const [, one, two, three, four, five] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest) ?? []
  return `${one}-${two}-4${three}-8${four}-${five}`
}

/** 'Luz Marina Cárdenas' → 'demo-luz-marina-cardenas' */
export function photoIdOf(name: string): string {
  return `demo-${wordsOf(name).join('-')}`
}

/** 'Luz Marina Cárdenas' → 'luz.cardenas@…' */
export function mailOf(name: string): string {
  const words = wordsOf(name)
  return mailAt(`${words[0]}.${words.at(-1)}`)
}

export function mailAt(mailbox: string): string {
  return `${mailbox}@${MAIL_DOMAIN}`
}

function wordsOf(name: string): string[] {
  return plainText(name).split(/[^a-z0-9]+/)
}
