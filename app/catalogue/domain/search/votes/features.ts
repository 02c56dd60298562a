// D43: what of a text may vote for a trade: stems, pairs of neighbours, 'no' with the next word, and the whole phrase.

export const MOST_WORDS = 40
const LONGEST_WORD = 30
/** 'ropa' and 'ropero' are not one. */
const SHORTEST_STEM = 4

export interface Feature {
  readonly key: string
  readonly weight: number
  /** The positions of its words. */
  readonly words: readonly number[]
}

/** Of words as typedWordsOf gives them, without stop words. */
export function featuresOf(words: readonly string[]): Feature[] {
  const used = words.slice(0, MOST_WORDS).map(word => word.slice(0, LONGEST_WORD))
  const stems = used.map(stemOf)
  const all = used.map((_, at) => at)
  const features: Feature[] = [
    ...stems.map((stem, at) => ({ key: stem, weight: 0.7, words: [at] })),
    ...stems.slice(1).map((stem, at) => ({
      key: `${stems[at]} ${stem}`,
      weight: stems[at] === 'no' ? 0.7 : 1.2,
      words: [at, at + 1],
    })),
    { key: `=${used.join(' ')}`, weight: 3, words: all },
    ...used.map((word, at) => ({ key: `~${word}`, weight: 0.5, words: [at] })),
  ]
  const seen = new Set(['no', '='])
  return features.filter(({ key }) => !/^~?.$/.test(key) && !seen.has(key) && seen.add(key))
}

/** The word by ear, without its ending: 'goteando', 'goteras' and 'gotea' are one. */
export function stemOf(word: string): string {
  const known = STEMS.get(word)
  if (known !== undefined) return known
  const sound = soundOf(word.slice(0, LONGEST_WORD))
  const shortened = sound.replace(ENDING, '')
  const stem = shortened.length < SHORTEST_STEM ? sound.replace(/(?<=[aeiou])s$/, '') : shortened
  if (STEMS.size >= MOST_STEMS) STEMS.clear()
  STEMS.set(word, stem)
  return stem
}

/** Of the words seen last: each is asked for several times in a search. */
const STEMS = new Map<string, string>()
const MOST_STEMS = 5_000

const ENDING =
  /(?:asion(?:es)?|[ae]dor[ae]?s?|[ai]d[oa]s?|[aei]ndo|iendo|[aei]mos|aba[ns]?|ismo|istas?|ikos?|ikas?|er[oa]s?|eria[s]?|mient[oa]s?|[aei]r(?:on|an|me|se|l[aeo]s?)?|[aeiou]s?|[aei]n|es)$/

/** 'vaño' and 'baño', 'draiwal' and 'drywall' sound alike. */
function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [written, heard]) => sound.replace(written, heard), word)
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh|ch/g, 'x'],
  [/qu(?=[ei])|k|q/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/c(?=[ei])|z|^ps/g, 's'],
  [/c/g, 'k'],
  [/v|w(?=[ei])/g, 'b'],
  [/w/g, 'u'],
  [/ll|y/g, 'i'],
  [/h/g, ''],
  [/n(?=[bpf])/g, 'm'],
  [/(.)\1+/g, '$1'],
]
