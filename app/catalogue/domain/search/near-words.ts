// D19, D43: the known words that a misspelt one may be.
const MAY_BE_MISSPELT = /^[a-z]{5,30}$/
/** In a shorter word another letter makes another word, unless it sounds alike: 'playa' is not 'placa', 'pizos' is 'pisos'. */
const LONG = 7

/** Finds words at one letter more, less, other or swapped, in their order: they are alike without one letter. */
export function nearIn(words: readonly string[]): (word: string) => string[] {
  // Built for the first word that is asked for: the start of the program is sooner.
  let index: Map<string, number[]> | undefined
  return word => {
    if (!MAY_BE_MISSPELT.test(word)) return []
    index ??= bySpelling(words)
    const found = index
    const near = new Set(withoutOneLetter(lettersOf(word)).flatMap(spelling => found.get(spelling) ?? []))
    return (
      [...near]
        .sort((a, b) => a - b)
        .flatMap(at => words[at] ?? [])
        // Two letters are swapped more often than any other mistake is made.
        .sort((a, b) => Number(sorted(b) === sorted(word)) - Number(sorted(a) === sorted(word)))
        .filter(other => isLikelyTypo(word, other))
    )
  }
}

/** Where in the list the words stand that are spelt so without one of their letters. */
function bySpelling(words: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  const spellings = words.map(lettersOf)
  for (const [at, word] of words.entries()) {
    if (!MAY_BE_MISSPELT.test(word)) continue
    for (const spelling of withoutOneLetter(spellings[at] ?? '')) {
      const same = found.get(spelling)
      if (same) same.push(at)
      else found.set(spelling, [at])
    }
  }
  return found
}

/** Doubled letters are one: 'keneddy'. */
const lettersOf = (word: string) => word.replace(/(.)\1+/g, '$1')

const withoutOneLetter = (word: string) => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

function isLikelyTypo(word: string, meant: string): boolean {
  // The first letter is seldom wrong: 'tornero' is not 'portero'.
  if (word[0] !== meant[0] && (word.length < LONG || word.length === meant.length)) return false
  if (word.length >= LONG || word.length !== meant.length) return true
  return heard(word) === heard(meant) || sorted(word) === sorted(meant)
}

const ALIKE: Readonly<Record<string, string>> = {
  v: 'b',
  z: 's',
  c: 's',
  k: 's',
  q: 's',
  g: 'j',
  y: 'i',
  n: 'm',
}
const heard = (word: string) => word.replace(/[vzckqgyn]/g, letter => ALIKE[letter] ?? letter)
const sorted = (word: string) => [...word].sort().join('')
