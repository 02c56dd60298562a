// Comparison in Spanish ignores case and accents (sections 5 and 6 of the specification).

/** 'Plomería ' → 'plomeria' */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
