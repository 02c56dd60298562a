// Texts as people type them: what no keyboard writes is dropped, and what is cut is cut between characters.

// NUL and the other control characters (but tab and new lines), invisible spaces, and the marks that turn the
// direction of whatever text comes after them. PostgreSQL keeps no NUL; the rest hides or disguises a name.
const UNTYPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

export function sanitizeText(text: string): string {
  return text.toWellFormed().replace(UNTYPED, '')
}

/** The first `max` units; a character of two is left out rather than halved. */
export function truncateText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
