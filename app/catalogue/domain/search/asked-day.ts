// D43: the day that the text of a search asks for: 'mañana en la mañana', 'el sábado', 'esta tarde', 'hoy a las 4'.

import type { CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import type { TypedWord } from '#catalogue/domain/search/typed-words.ts'
import { addDays, weekdayOf } from '#platform/domain/time.ts'
import { FIRST_HOUR, LAST_HOUR } from '#technicians/domain/hours.ts'

/** As it was said; `whenAsked` knows the date. */
export interface AskedDay {
  /** Days from today, or the weekday that comes next, 0 = Monday. */
  readonly day: { readonly inDays: number } | { readonly weekday: number }
  readonly hora: CatalogueFilters['hora']
}

/** The words first…last. */
export interface DaySpan {
  readonly first: number
  readonly last: number
  /** Null for words that look like a day and are a name: 'calle Mañana', 'don Domingo'. */
  readonly asked: AskedDay | null
}

/** 'el sábado' on a Saturday is the next one: that day is called 'hoy'. */
export function whenAsked(
  { day, hora }: AskedDay,
  today: string,
): { readonly fecha: string; readonly hora: CatalogueFilters['hora'] } {
  const days = 'inDays' in day ? day.inDays : ((day.weekday - weekdayOf(today) + 6) % 7) + 1
  return { fecha: addDays(today, days), hora }
}

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const PARTS = '(?:manana|tarde|noche)'
/** What a day may be followed by, and the hour that it then means. */
const AT = `(?: (?:en|por|a|de) la (?<part>${PARTS})| a las? (?<hour>\\d{1,2})(?: 00)?(?: (?<half>am|pm|a m|p m|de la ${PARTS}))?)?`
const NAMED = `(?<named>pasado manana|hoy|manana)(?: mismo)?(?: (?:${WEEKDAYS.join('|')}))?${AT}`
const WEEKDAY = `(?:(?:el|este|proximo) ){0,2}(?<weekday>${WEEKDAYS.join('|')})(?: (?:que viene|proximo|entrante))?${AT}`
const THIS = `esta (?<this>${PARTS})`
/** Said without a day the morning is the next one. */
const SOME = `(?:en|por) la (?<some>${PARTS})`
const DAY = new RegExp(`^(?:${NAMED})(?= )|^(?:${WEEKDAY})(?= )|^${THIS}(?= )|^${SOME}(?= )`)

/** Days in the order typed. Only words that say nothing else are looked at: 'Santo Domingo' is a place. */
export function daySpansOf(
  words: readonly TypedWord[],
  says: (at: number) => 'nothing' | 'name' | 'else',
): DaySpan[] {
  const spans: DaySpan[] = []
  for (let first = 0; first < words.length; first++) {
    const free = words.slice(first).findIndex((_, at) => says(first + at) !== 'nothing')
    const text = words.slice(first, free === -1 ? undefined : first + free).map(({ plain }) => plain)
    const found = DAY.exec(`${text.join(' ')} `)
    // '8 de la mañana' is no day.
    if (!found?.groups || (found.groups.named && words[first - 1]?.plain === 'la')) {
      if (isOfStreet(words, first, text[0] ?? '')) spans.push({ first, last: first, asked: null })
      continue
    }
    const last = first + found[0].split(' ').length - 1
    if (isPast(words, first, last, found.groups.named)) {
      first = last
      continue
    }
    const isPerson = found[0] === 'domingo' && isBesideName(words, first, says)
    const asked = isPerson || isOfStreet(words, first, text[0] ?? '') ? null : askedDayOf(found.groups)
    spans.push({ first, last: asked ? last : first, asked })
    if (asked) first = last
  }
  return spans
}

/** Since when something is broken: 'ayer por la noche', 'el sábado pasado', 'desde el lunes'; but 'desde mañana'. */
function isPast(words: readonly TypedWord[], first: number, last: number, named = ''): boolean {
  const before = words[first - 1]?.plain ?? ''
  if (before === 'desde') return !named.endsWith('manana')
  return /^(ayer|antier|anteayer|pasado)$/.test(before) || words[last + 1]?.plain === 'pasado'
}

function askedDayOf(groups: Record<string, string | undefined>): AskedDay {
  const { named, weekday, part, hour, half, this: thisPart, some } = groups
  const hora = part ?? thisPart ?? some ?? hourOf(hour, half)
  return { day: dayOf(), hora: hora as AskedDay['hora'] }

  function dayOf(): AskedDay['day'] {
    if (weekday !== undefined) return { weekday: WEEKDAYS.indexOf(weekday) }
    if (named === 'pasado manana') return { inDays: 2 }
    return { inDays: named === 'manana' || some === 'manana' ? 1 : 0 }
  }
}

/** 'a las 3' of the afternoon, unless it is said: nobody comes at three in the morning. Null outside the bookable hours. */
function hourOf(hour: string | undefined, half: string | undefined): number | null {
  const number = Number(hour)
  const isLate = half === undefined ? number < FIRST_HOUR : /^p|tarde|noche/.test(half)
  const hours = isLate && number < 12 ? number + 12 : number
  return hours >= FIRST_HOUR && hours <= LAST_HOUR ? hours : null
}

const STREETS =
  /^(calle|carrera|cra|cll|avenida|av|diagonal|transversal|barrio|edificio|conjunto|torres?|urbanizacion|vereda|villa)$/
const ARTICLES = /^(el|la|los|las|de|del)$/

/** 'calle Mañana', 'barrio La Mañana'; but 'en mi barrio mañana'. */
function isOfStreet(words: readonly TypedWord[], at: number, text: string): boolean {
  if (text !== 'manana' && !WEEKDAYS.includes(text)) return false
  const before = words.slice(0, at).filter(({ plain }) => !ARTICLES.test(plain))
  const isOwn = /^(mi|este|tu)$/.test(before.at(-2)?.plain ?? '')
  return STREETS.test(before.at(-1)?.plain ?? '') && !isOwn
}

/** 'Domingo Pérez', 'don Domingo' */
function isBesideName(words: readonly TypedWord[], at: number, says: (at: number) => string): boolean {
  const before = words[at - 1]?.plain ?? ''
  const neighbours = [at - 1, at + 1].filter(other => words[other] !== undefined)
  return /^(don|senor|sr|san)$/.test(before) || neighbours.some(other => says(other) === 'name')
}
