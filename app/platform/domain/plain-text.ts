// Text for comparison: case and accents are ignored (sections 5 and 6). PostgreSQL's plain_text() does the same.

/** 'Plomería ' → 'plomeria' */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
