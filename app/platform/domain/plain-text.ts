// Text for comparison: case and accents are ignored (sections 5 and 6). PostgreSQL's plain_text() does the same.

/** 'Plomería ' → 'plomeria' */
export function plainText(text: string): string {
  // Most words have no accents, and pages compare hundreds of them.
  if (!OTHER_THAN_ASCII.test(text)) return text.toLowerCase().trim()
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}

const OTHER_THAN_ASCII = /[^ -~]/
