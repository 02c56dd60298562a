// Path segments of names. Of a technician (section 5, "On save"): lower case, no accents, hyphens, then six characters derived
// from the id.
import { plainText } from '#platform/domain/plain-text.ts'

const SUFFIX_LENGTH = 6

/** `count`: how many profiles already use this slug; then a number is added to the name. */
export function technicianSlug(nombre: string, uid: string, count = 0): string {
  const words = hyphenated(count === 0 ? nombre : `${nombre} ${count + 1}`)
  const suffix = hyphenated(uid).replaceAll('-', '').slice(-SUFFIX_LENGTH)
  return words === '' ? suffix : `${words}-${suffix}`
}

/** 'San José del Guaviare' → 'san-jose-del-guaviare'; empty without any Latin letter. */
export function citySlug(ciudad: string): string {
  return hyphenated(ciudad)
}

function hyphenated(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
