import { BRAND } from '#platform/wording/brand.ts'

const WORD_JOINER = '\u2060'

/** After the colon of a scheme, and after a dot that joins words or a word and a number: '$ 90.000' stays as it is. */
const BREAKS = /(?<=:)(?=\/\/)|(?<=[.。．｡])(?=\p{L})|(?<=\p{L}[.。．｡])(?=\p{N})/gu
const IPV4_ADDRESS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3,}(?!\d)/g

/**
 * For e-mails, push messages and calendars: what people typed reads the same, but no program makes a link of it. Mail
 * programs turn 'premios.com' into one, which would be sent under our name. Our own address stays as it is.
 */
export function unlinkedText(text: string): string {
  return text
    .split(BRAND.email)
    .map(part =>
      part
        .replace(BREAKS, WORD_JOINER)
        .replace(IPV4_ADDRESS, address => address.replaceAll('.', `.${WORD_JOINER}`)),
    )
    .join(BRAND.email)
}
