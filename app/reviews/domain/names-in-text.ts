// Ley 1581: takes the names of a person whose account is gone out of what somebody else published about them.
import { plainText } from '#platform/domain/plain-text.ts'

/** Part of a name, but alone a word like any other. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'da', 'do', 'dos', 'van', 'von'])
/** Courtesy before a name: without it they lead nowhere. */
const TITLES = new Set(['don', 'dona', 'senor', 'senora', 'senorita', 'sr', 'sra', 'srta', 'dr', 'dra'])
const ARTICLES = new Set(['el', 'la'])
/** After these something has to follow. */
const PREPOSITIONS = new Set(['a', 'con', 'de', 'en', 'para', 'por', 'sin'])
/** What follows them in place of the name. Published. */
const SOMEBODY = 'mi cliente'

interface Word {
  readonly start: number
  readonly end: number
  readonly plain: string
}

/**
 * 'Gracias, Laura' → 'Gracias'; 'Fue un gusto atender a doña Laura Gómez.' → 'Fue un gusto atender a mi cliente.' Whole words
 * of any of the names, whatever their case and accents.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const wanted = new Set(names.flatMap(name => wordsIn(name).map(({ plain }) => plain)))
  for (const particle of PARTICLES) wanted.delete(particle)
  const composed = text.normalize('NFC')
  const words = wordsIn(composed)
  const isName = (word: Word | undefined) => word !== undefined && wanted.has(word.plain)
  let result = ''
  let kept = 0
  for (let at = 0; at < words.length; at++) {
    if (!isName(words[at])) continue
    let first = at
    if (TITLES.has(words[first - 1]?.plain ?? '')) {
      first--
      if (ARTICLES.has(words[first - 1]?.plain ?? '')) first--
    }
    let last = at
    for (let next = at + 1; next < words.length && isJoined(composed, words[next - 1], words[next]); next++) {
      if (isName(words[next])) last = next
      else if (!PARTICLES.has(words[next]?.plain ?? '')) break
    }
    const before = composed.slice(kept, words[first]?.start)
    const preposition = words[first - 1]
    const hasPlace = preposition && isJoined(composed, preposition, words[first])
    result +=
      hasPlace && PREPOSITIONS.has(preposition.plain)
        ? `${before}${SOMEBODY}`
        : before.replace(/,?[ \t]*$/u, '')
    kept = words[last]?.end ?? composed.length
    at = last
  }
  return kept === 0 ? text : tidied(result + composed.slice(kept))
}

/** Only a space between them. */
function isJoined(text: string, left: Word | undefined, right: Word | undefined): boolean {
  return left !== undefined && right !== undefined && /^[ \t]+$/.test(text.slice(left.end, right.start))
}

function wordsIn(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: plainText(word),
  }))
}

/** Nothing is left hanging where a name stood at the start of a line or between two signs. */
function tidied(text: string): string {
  return text
    .split('\n')
    .map(line =>
      line
        .replace(/^[\s,;:.)]+/u, '')
        .replace(/([¡¿(«"“]) *[,;:]? +/gu, '$1')
        .replace(/ +([,;:.!?)»”])/gu, '$1')
        .replace(/,+([.;:!?])/gu, '$1')
        .replace(/[¡¿][!?]|\(\)|«»/gu, '')
        .replace(/ {2,}/gu, ' ')
        .trim(),
    )
    .map(line =>
      line.replace(/^([¡¿(«"“]?)(\p{Ll})/u, (_, sign, letter) => sign + letter.toLocaleUpperCase('es')),
    )
    .join('\n')
    .trim()
}
