// Cleaning, truncating and judging text that comes from outside.

// Control characters except tab and line breaks, soft hyphens, fillers, zero-width spaces and bidirectional marks: they
// disguise a name, and PostgreSQL text cannot hold NUL.
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069\u3164\uffa0]/g

/**
 * Something that can be seen: more than spaces, fillers, the blank Braille pattern, marks without a letter under them and
 * what is left of half a surrogate pair.
 */
export const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cs}\u2800\ufffd]/u

/** Empty when nothing of it but spaces could be seen: every field that asks for a text then asks for it. */
export function sanitizeText(text: string): string {
  const clean = text.toWellFormed().replace(UNWANTED, '')
  return VISIBLE.test(clean) || clean.trim() === '' ? clean : ''
}

/** At most `max` UTF-16 units, never half a surrogate pair. */
export function truncateText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** PostgreSQL text cannot hold NUL or lone surrogates. */
export function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
}
