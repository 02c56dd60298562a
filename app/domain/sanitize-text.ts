// Cleaning and truncating text that comes from forms.

// Control characters except tab and line breaks, zero-width spaces and bidirectional overrides. PostgreSQL text cannot
// hold NUL; the others can disguise a name.
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

export function sanitizeText(text: string): string {
  return text.toWellFormed().replace(UNWANTED, '')
}

/** At most `max` UTF-16 units, never half a surrogate pair. */
export function truncateText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
