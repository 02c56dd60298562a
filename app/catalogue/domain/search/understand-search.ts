// D43: what the typed text of a search means. Price, time, place and names are taken out first, each by what surrounds it; the
// rest decides together which trade is meant.
import { priceAt } from '#catalogue/domain/search/asked-price.ts'
import { askedTime, type TimeMatch, timeAt } from '#catalogue/domain/search/asked-time.ts'
import {
  instantAt,
  isNoise,
  noisePhraseAt,
  tradesOfPhrase,
} from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import type { Known } from '#catalogue/domain/search/known.ts'
import { isBesideName, isNameAt } from '#catalogue/domain/search/names-of-people.ts'
import { placeAt } from '#catalogue/domain/search/places/place-in-text.ts'
import type { SearchPart } from '#catalogue/domain/search/search-parts.ts'
import { type TypedWord, typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { type Decision, decide, UNDECIDED } from '#catalogue/domain/search/votes/decide.ts'
import type { Weights } from '#catalogue/domain/search/votes/weights.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Understood {
  /** In the order typed; every typed word is in exactly one. */
  readonly parts: readonly SearchPart[]
  /** A trade that is almost as likely. */
  readonly closeSecond: SpecialtyLabel | null
}

/** Words after these are only text. */
const MOST_WORDS = 60
const AND = new Set(['y', 'e', 'o', 'u', 'mas', 'tambien', 'ademas'])
export function understandSearch(q: string, known: Known, now: Date): Understood {
  const typed = typedWordsOf(q)
  const words = typed.slice(0, MOST_WORDS)
  const spans = spansOf(words, known, now)
  const taken = new Set(spans.flatMap(({ first, last }) => range(first, last)))
  const free = range(0, words.length - 1).filter(at => !taken.has(at))
  const halves = halvesOf(words, free, known.weights)
  const claimed = halves.filter(({ decision }) => decision.trades.length > 0)
  for (const { positions, decision } of claimed) spans.push(...tradeSpans(words, positions, decision))
  const parts = typed.map(
    (word, at): Span => spans.find(({ first, last }) => first <= at && at <= last) ?? alone(word, at),
  )
  const [decided] = claimed
  return {
    parts: [...new Set(parts)].map(({ first, last, meaning }) =>
      partOf(typed.slice(first, last + 1), meaning),
    ),
    closeSecond: claimed.length === 1 ? (decided?.decision.second ?? null) : null,
  }

  function alone(word: TypedWord, at: number): Span {
    const isSilent = word.isStopWord || isNoise(word.key)
    const isText = claimed.length === 0 || isNameAt(words, at, known)
    return { first: at, last: at, meaning: { kind: isSilent ? 'noise' : isText ? 'word' : 'extra' } }
  }
}

type Distribute<Part> = Part extends unknown ? Omit<Part, 'text' | 'words'> : never
type Meaning = Distribute<SearchPart>

/** The words first…last with one meaning. */
interface Span {
  readonly first: number
  readonly last: number
  readonly meaning: Meaning
}

/** What is said beside the work: price, time, place, instant, names. */
function spansOf(words: readonly TypedWord[], known: Known, now: Date): Span[] {
  const today = bogotaDate(now)
  const plain = words.map(word => word.plain)
  const spans: Span[] = []
  /** The last words of times that have passed. */
  const past = new Set<number>()
  const times: { first: number; last: number; match: TimeMatch }[] = []
  for (let first = 0; first < words.length; first++) {
    const text = plain.slice(first, first + 12).join(' ')
    const place = placeAt(words, first, known)
    const price = priceAt(text, plain.slice(0, first))
    const time = timeAt(text, today, times.at(-1)?.last === first - 1)
    const instant = instantAt(plain, first)
    const silent = noisePhraseAt(words, first)
    if (place) add(place.first, place.last, { kind: 'place', place: place.place })
    else if (price)
      add(
        first,
        first + price.length - 1,
        price.kind === 'price'
          ? { kind: 'price', price: price.price }
          : { kind: 'order', orden: price.orden },
      )
    else if (time && isOfSomethingElse(words, first, known)) add(first, first, { kind: 'word' })
    else if (time) {
      const last = first + time.length - 1
      const isGone = isPast(plain, first, last) || past.has(first - 1)
      if (isGone) past.add(last)
      else times.push({ first, last, match: time })
      first = last
    } else if (instant > 0) add(first, first + instant - 1, { kind: 'instant' })
    else if (silent > 0) add(first, first + silent - 1, { kind: 'noise' })
    else if (isNameAt(words, first, known)) add(first, first, { kind: 'word' })

    function add(from: number, last: number, meaning: Meaning) {
      spans.push({ first: from, last, meaning })
      first = last
    }
  }
  const matches = times.map(({ match }) => match)
  const asked = askedTime(matches, today, now)
  for (const { first, last } of asked ? times : []) {
    const before = spans.at(-1)
    if (before?.meaning.kind === 'day' && before.last === first - 1) spans.splice(-1, 1, { ...before, last })
    else if (asked) spans.push({ first, last, meaning: { kind: 'day', asked } })
  }
  return spans
}

const STREET =
  /^(?:calle|carrera|cra|cll|avenida|av|diagonal|transversal|barrio|edificio|conjunto|torres?|urbanizacion|vereda|villa|santo|san)$/

/** 'calle Mañana', 'barrio La Mañana', 'Domingo Pérez'; but 'en mi barrio mañana'. */
function isOfSomethingElse(words: readonly TypedWord[], at: number, known: Known): boolean {
  const before = words.slice(0, at).filter(({ plain }) => !/^(?:el|la|los|las|de|del)$/.test(plain))
  const isOwn = /^(?:mi|este|tu)$/.test(before.at(-2)?.plain ?? '')
  if (STREET.test(before.at(-1)?.plain ?? '') && !isOwn) return true
  return words[at]?.plain === 'domingo' && isBesideName(words, at, known)
}

/** Since when something is broken: 'ayer por la noche', 'el sábado pasado', 'desde el lunes'; but 'desde mañana'. */
function isPast(plain: readonly string[], first: number, last: number): boolean {
  const before = plain[first - 1] ?? ''
  if (before === 'desde') return !/^(?:pasado )?manana$/.test(plain.slice(first, last + 1).join(' '))
  return (
    /^(?:ayer|antier|anteayer|anoche|pasado|hace|toda|cada|todas|todos)$/.test(before) ||
    /^pasad[oa]$/.test(plain[last + 1] ?? '')
  )
}

/** What 'y' joins, where it stands between the names or things of two trades; otherwise everything together. */
function halvesOf(words: readonly TypedWord[], free: readonly number[], weights: Weights): Half[] {
  const halfOf = (positions: readonly number[]) => ({
    positions,
    decision: decisionOf(words, positions, weights),
  })
  for (const at of free) {
    if (!AND.has(words[at]?.plain ?? '')) continue
    const after = free.filter(other => other > at)
    const named = tradesOfPhrase(words[after.find(other => !isFiller(words[other])) ?? -1]?.key ?? '')
    if (named === null) continue
    const [left, right] = [halfOf(free.filter(other => other < at)), halfOf(after)]
    const isNamed = right.decision.trades.some(trade => named.includes(trade))
    const isSame = left.decision.trades.some(trade => right.decision.trades.includes(trade))
    if (left.decision.margin >= SURE_FROM && isNamed && !isSame) return [left, right]
  }
  return [halfOf(free)]
}

/** The margin from which what stands before 'y' is a need of its own. */
const SURE_FROM = 0.5

interface Half {
  readonly positions: readonly number[]
  readonly decision: Decision
}

/** Words of several keys, such as 'corto-circuito', vote each; a phrase of the dictionary alone is always decided. */
function decisionOf(words: readonly TypedWord[], positions: readonly number[], weights: Weights): Decision {
  const keys = positions.flatMap(at => {
    const word = words[at]
    return !word || word.isStopWord ? [] : word.key.split(' ').map(key => ({ key, at }))
  })
  const decision = decide(
    keys.map(({ key }) => key),
    weights,
  )
  const phraseOf = (said: typeof keys) => tradesOfPhrase(said.map(({ key }) => key).join(' '))
  const trades =
    phraseOf(keys) ?? (decision.isOtherWork ? null : phraseOf(keys.filter(({ key }) => !isNoise(key))))
  const isClaimed = decision.trades.some(trade => trades === null || trades.includes(trade))
  if (isClaimed) return { ...decision, words: new Set([...decision.words].map(at => keys[at]?.at ?? -1)) }
  if (!trades) return UNDECIDED
  const [best, second = null] = trades
  return { ...UNDECIDED, trades: best ? [best] : [], second, words: new Set(keys.map(({ at }) => at)) }
}

/** Neighbouring words of the decision, with the stop words between them. */
function tradeSpans(
  words: readonly TypedWord[],
  positions: readonly number[],
  { trades, words: said }: Decision,
): Span[] {
  const spans: { first: number; last: number; meaning: Meaning }[] = []
  const isSilent = (at: number) => isNoise(words[at]?.key ?? '')
  const isNoiseOnly = [...said].every(isSilent)
  for (const at of positions) {
    if (!said.has(at) || (isSilent(at) && !isNoiseOnly)) continue
    const last = spans.at(-1)
    const isNext =
      last &&
      range(last.last + 1, at - 1).every(between => positions.includes(between) && isFiller(words[between]))
    if (last && isNext) last.last = at
    else spans.push({ first: at, last: at, meaning: { kind: 'trade', trades } })
  }
  return spans
}

const isFiller = (word: TypedWord | undefined) => word !== undefined && (word.isStopWord || isNoise(word.key))

function partOf(words: readonly TypedWord[], meaning: Meaning): SearchPart {
  return {
    text: words.map(word => word.text).join(' '),
    words: words.filter(word => !word.isStopWord).map(word => word.plain),
    ...meaning,
  }
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at)
