// How a trouble is found in what people write. Apart from the table, which is too large for a browser.
import { plainText } from '#platform/domain/plain-text.ts'

/** Texts apart from each other, plain and between blanks: ' nevera que no enfria | recarga de gas '. SQL does the same. */
export function comparableTexts(texts: readonly string[]): string {
  return ` ${plainText(texts.join(' | ')).replace(/[^a-z0-9|]+/g, ' ')} `
}

/** The first of the rows whose phrase begins a word of the texts. */
export function firstNamed<Row extends { readonly phrases: readonly string[] }>(
  rows: readonly Row[],
  texts: readonly string[],
): Row | null {
  const said = comparableTexts(texts)
  return rows.find(({ phrases }) => phrases.some(phrase => said.includes(` ${phrase}`))) ?? null
}
