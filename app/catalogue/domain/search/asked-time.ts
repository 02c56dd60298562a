// D43: the time that the text of a search asks for: 'mañana en la mañana', 'el sábado', 'este finde', 'después de las 6'.
import type { CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import { hoursMeant } from '#catalogue/domain/catalogue-filters.ts'
import { addDays, isDate, weekdayOf } from '#platform/domain/time.ts'
import { isSlotPast } from '#technicians/domain/free-hours.ts'
import { FIRST_HOUR, LAST_HOUR } from '#technicians/domain/hours.ts'

export type AskedTime = Pick<CatalogueFilters, 'fecha' | 'libreDesde' | 'libreHasta' | 'hora'>

/** From the first day to the last. */
type Days = readonly [from: string, to: string]
type Hours = CatalogueFilters['hora']

export interface TimeMatch {
  /** In words. */
  readonly length: number
  readonly days?: Days
  /** Null for hours at which nobody works. */
  readonly hours?: Hours
}

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const NUMBERS = 'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const PARTS = '(?:manana|tarde|noche)'
const COUNT = `(?:\\d{1,2}|${NUMBERS.slice(1).join('|')}|un)`
const HOUR = `(?:\\d{1,2}|${NUMBERS.slice(1).join('|')})`
const HALF = `(?: (?:y )?(?:00|15|30|45|media|cuarto)| en punto)?(?: ?(?:am|pm|a m|p m)|(?: (?:de|en|por) la ${PARTS})| del (?:dia|mediodia))?`
const END = '(?=\\s|$)'
const rule = (pattern: string) => new RegExp(`^(?:${pattern})${END}`)
const at = (name: string) => `(?<${name}>${HOUR}${HALF})`

type Found = Record<string, string | undefined>
type DayRule = readonly [RegExp, (today: string, found: Found) => Days | null]

const on = (date: string): Days => [date, date]
const toSunday = (date: string) => addDays(date, 6 - weekdayOf(date))
const nextMonday = (today: string) => addDays(today, 7 - weekdayOf(today))
/** 'el sábado' on a Saturday is the next one: that day is called 'hoy'. */
const nextWeekday = (today: string, weekday: number) =>
  addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)
const saturday = (today: string) => (weekdayOf(today) === 6 ? today : addDays(today, 5 - weekdayOf(today)))
const numberOf = (text = '') =>
  /^\d/.test(text) ? Number.parseInt(text, 10) : text === 'un' ? 1 : NUMBERS.indexOf(text)

const FIN = '(?:fin(?:es)? de semana|finde|fds|fin de)'
const NEXT = '(?: que (?:viene|entra)| proximo| proxima| entrante| siguiente)'
const DAY_RULES: readonly DayRule[] = [
  [rule('pasado manana'), today => on(addDays(today, 2))],
  [rule('(?:hoy|en el dia|dia de hoy)(?: mismo| dia)?'), today => on(today)],
  [rule('manana(?: mismo)?'), today => on(addDays(today, 1))],
  [
    rule(`(?:el |para el )?(?:otro ${FIN})`),
    today => [saturday(nextMonday(today)), toSunday(nextMonday(today))],
  ],
  [rule(`(?:el |los |este |en |proximo )*${FIN}(?:${NEXT})?`), today => [saturday(today), toSunday(today)]],
  [
    rule(`(?:(?:la |esta |para la )?(?:otra|proxima) semana|(?:la )?semana${NEXT})`),
    today => [nextMonday(today), toSunday(nextMonday(today))],
  ],
  [
    rule('entre semana'),
    today =>
      weekdayOf(today) < 5
        ? [today, addDays(today, 4 - weekdayOf(today))]
        : [nextMonday(today), addDays(nextMonday(today), 4)],
  ],
  [rule('(?:en |durante )?(?:esta|la) (?:misma )?semana'), today => [today, toSunday(today)]],
  [rule('(?:de hoy |de manana )?en ocho(?: dias)?|en una semana'), today => on(addDays(today, 7))],
  [rule('en quince(?: dias)?'), today => on(addDays(today, 14))],
  [
    rule(`(?:en|dentro de) (?<count>${COUNT}) dias`),
    (today, { count }) => on(addDays(today, numberOf(count))),
  ],
  [
    rule(
      `(?:(?:el|para el|este|proximo) )*(?<weekday>${WEEKDAYS.join('|')}) (?<either>o|y|u|a|al) (?:el )?(?<last>${WEEKDAYS.join('|')})`,
    ),
    spanOfWeekdays,
  ],
  [
    rule(
      `(?:(?:el|para el|este|los|proximo|dia|${WEEKDAYS.join('|')}) )*(?<date>\\d{1,2}|primero) de (?<month>${MONTHS.join('|')})(?: (?:de |del )?(?<year>20\\d\\d))?`,
    ),
    dated,
  ],
  [rule('(?:el |para el |dia )*(?<date>\\d{1,2})[/-](?<month>\\d{1,2})(?:[/-](?<year>20\\d\\d))?'), dated],
  [
    rule(
      `(?:(?:el|para el|este|los|proximo) )*(?<weekday>${WEEKDAYS.join('|')})(?:${NEXT})?(?: (?<date>\\d{1,2})(?! ?(?:am|pm|a m|p m|de la)))?`,
    ),
    weekdayNamed,
  ],
  [rule('(?:para el (?:dia )?|el dia )(?<date>\\d{1,2})'), dated],
]

function weekdayNamed(today: string, { weekday = '' }: Found): Days {
  return on(nextWeekday(today, WEEKDAYS.indexOf(weekday)))
}

/** 'sábado o domingo', 'de lunes a viernes' */
function spanOfWeekdays(today: string, { weekday = '', last = '' }: Found): Days {
  const from = nextWeekday(today, WEEKDAYS.indexOf(weekday))
  return [from, nextWeekday(from, WEEKDAYS.indexOf(last))]
}

/** The next date of that name. */
function dated(today: string, { date = '', month, year }: Found): Days | null {
  const day = date === 'primero' ? 1 : Number(date)
  const named = month === undefined ? -1 : MONTHS.indexOf(month)
  const number = month === undefined ? Number(today.slice(5, 7)) : named === -1 ? Number(month) : named + 1
  const written = (of: number, at: number) =>
    `${of}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const first = Number(year ?? today.slice(0, 4))
  const same = written(first, number)
  // Without a month that of next month, otherwise that of next year.
  const isNextYear = month !== undefined || number === 12
  const later = written(isNextYear ? first + 1 : first, month === undefined ? (number % 12) + 1 : number)
  const meant = same < today && year === undefined ? later : same
  return isDate(meant) && meant >= today && meant <= addDays(today, 366) ? on(meant) : null
}

const HOUR_RULES: readonly (readonly [RegExp, (found: Found) => Hours])[] = [
  [rule(`(?:entre|de) (?:las? )?${at('from')} (?:y|a) (?:las? )?${at('to')}`), betweenHours],
  [
    rule(`(?:despues|a partir|luego|pasadas?) (?:de )?las? ${at('from')}`),
    ({ from }) => hoursFrom(hourOf(from), LAST_HOUR),
  ],
  [
    rule(`(?:antes de|maximo a|hasta) las? ${at('to')}`),
    ({ to }) => hoursFrom(FIRST_HOUR, (hourOf(to) ?? 0) - 1),
  ],
  [
    rule(`(?:tipo|como|eso de|sobre|a eso de|hacia|para|a) ?(?:a )?las? ${at('from')}`),
    ({ from }) => hourOf(from),
  ],
  [rule(`(?:tipo )?(?<from>${HOUR}(?: (?:00|30))? ?(?:am|pm|a m|p m))`), ({ from }) => hourOf(from)],
  [rule(`(?:las )?(?<from>${HOUR} (?:de|en|por) la ${PARTS})`), ({ from }) => hourOf(from)],
  [rule('(?:al?|a el) ?medio ?dia'), () => 12],
  [
    rule(
      '(?:bien |muy )?(?:temprano|tempranito)(?: en la manana)?|a primera hora|por la mananita|en la mananita',
    ),
    () => 'manana',
  ],
]
const PART = rule(
  `(?:(?<this>esta)|(?:en|por|de) las?|a la|la) (?<part>${PARTS})s?|(?<late>de noche|tarde noche|nocturno|nochecita)`,
)

function betweenHours({ from, to }: Found): Hours {
  const last = hourOf(to)
  const first = hourOf(from)
  return first === null || last === null ? null : hoursFrom(first, last - 1)
}

const hoursFrom = (from: number | null, to: number): Hours =>
  from === null || to < from || to < FIRST_HOUR ? null : from === to ? from : `${from}-${to}`

/** 'a las 3' of the afternoon, unless it is said: nobody comes at three in the morning. Null outside the bookable hours. */
function hourOf(text = ''): number | null {
  const number = numberOf(/^(?:\d+|[a-z]+)/.exec(text)?.[0].replace(/(?<=\d)\D.*$/, ''))
  const isLate = /\b(?:pm|p m|tarde|noche|del dia)\b|\dpm/.test(text)
  const isEarly = /\b(?:am|a m|manana)\b|\dam/.test(text)
  const hour = number < 12 && (isLate || (!isEarly && number < FIRST_HOUR)) ? number + 12 : number
  return hour >= FIRST_HOUR && hour <= LAST_HOUR ? hour : null
}

/** The time that the words begin with; null for none. */
export function timeAt(text: string, today: string, isAfterDay = false): TimeMatch | null {
  for (const [pattern, hoursOf] of HOUR_RULES) {
    const found = pattern.exec(text)
    if (found) return { hours: hoursOf(found.groups ?? {}), length: lengthOf(found) }
  }
  for (const [pattern, daysOf] of DAY_RULES) {
    const found = pattern.exec(text)
    const days = found && daysOf(today, found.groups ?? {})
    if (days) return { days, length: lengthOf(found) }
  }
  // 'viernes tarde'
  const isBare = isAfterDay && /^(?:tarde|noche)\b/.test(text)
  const found = PART.exec(isBare ? `la ${text}` : text)
  if (!found) return null
  const hours = (found.groups?.part ?? 'noche') as Hours
  const length = lengthOf(found) - (isBare ? 1 : 0)
  return found.groups?.this ? { days: on(today), hours, length } : { hours, length }
}

const lengthOf = ([found]: RegExpExecArray) => found.trim().split(' ').length

/** Days and hours together; null for hours at which nobody works. Hours without a day are the next ones; a morning is that of tomorrow. */
export function askedTime(matches: readonly TimeMatch[], today: string, now: Date): AskedTime | null {
  const hora = matches.find(({ hours }) => hours !== undefined)?.hours ?? null
  const days = matches.find(({ days }) => days)?.days
  if (!days && hora === null) return null
  const [from, to] = days ?? on(nextDayWith(hora, today, now))
  return from === to
    ? { fecha: from, libreDesde: null, libreHasta: null, hora }
    : { fecha: null, libreDesde: from, libreHasta: to, hora }
}

function nextDayWith(hora: Hours, today: string, now: Date): string {
  const last = hoursMeant(hora).at(-1) ?? LAST_HOUR
  return hora === 'manana' || isSlotPast({ date: today, hour: last }, now) ? addDays(today, 1) : today
}
