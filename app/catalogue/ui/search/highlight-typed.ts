import { plainText } from '#platform/domain/plain-text.ts'

export interface LabelPart {
  readonly text: string
  readonly isTyped: boolean
}

/** Splits a label around the typed text, or else around words that begin with a typed word; ignores case and accents. */
export function highlightTyped(label: string, typed: string): LabelPart[] {
  const composed = label.normalize('NFC')
  // Letter by letter, so that positions in the folded text are positions in the label.
  const folded = Array.from({ length: composed.length }, (_, at) => foldLetter(composed.charAt(at))).join('')
  const text = plainText(typed)
  // Short words are 'me', 'la', 'en'; the last one may be unfinished.
  const words = text.split(/\s+/).filter((word, at, all) => word.length > (at === all.length - 1 ? 1 : 2))
  const whole = text === '' ? [] : rangesOf(folded, [text])
  return splitAt(composed, whole.length > 0 ? whole : rangesOf(folded, words))
}

function foldLetter(letter: string): string {
  const folded = letter
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return folded.length === 1 ? folded : letter
}

type Range = readonly [from: number, until: number]

/** The first place of each text at the beginning of a word, in order and without overlaps. */
function rangesOf(folded: string, texts: readonly string[]): Range[] {
  const found = texts.flatMap((text): Range[] => {
    const at = ` ${folded}`.replace(/[^\p{L}\p{N}]/gu, ' ').indexOf(` ${text}`)
    return at === -1 ? [] : [[at, at + text.length]]
  })
  return found
    .sort(([a], [b]) => a - b)
    .filter(([from], index) => index === 0 || from >= (found[index - 1]?.[1] ?? 0))
}

function splitAt(label: string, ranges: readonly Range[]): LabelPart[] {
  const parts: LabelPart[] = []
  let end = 0
  for (const [from, until] of ranges) {
    parts.push({ text: label.slice(end, from), isTyped: false })
    parts.push({ text: label.slice(from, until), isTyped: true })
    end = until
  }
  parts.push({ text: label.slice(end), isTyped: false })
  return parts.filter(({ text }) => text !== '')
}
