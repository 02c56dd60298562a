// Weekly hours and exceptions by date, in all shapes that exports hold.
import { type Document, isDocument } from '#database/import/document.ts'
import { clockFrom, dateFrom, shown } from '#database/import/fields.ts'
import type { Note } from '#database/import/report.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { mergedRanges, timeRangeFrom } from '#technicians/domain/draft-hours.ts'
import {
  DAY_KEYS,
  DEFAULT_WEEKLY_HOURS,
  type HourExceptions,
  type TimeRange,
  type WeeklyHours,
} from '#technicians/domain/technician.ts'

/** Names of each day in the order of preference; accents and case are ignored. */
const DAY_NAMES: Record<(typeof DAY_KEYS)[number], readonly string[]> = {
  lun: ['lun', 'l', 'lunes', 'mon', 'monday'],
  mar: ['mar', 'm', 'martes', 'tue', 'tuesday'],
  mie: ['mie', 'x', 'miercoles', 'wed', 'wednesday'],
  jue: ['jue', 'j', 'jueves', 'thu', 'thursday'],
  vie: ['vie', 'v', 'viernes', 'fri', 'friday'],
  sab: ['sab', 's', 'sabado', 'sat', 'saturday'],
  dom: ['dom', 'd', 'domingo', 'sun', 'sunday'],
}
const START_NAMES = ['inicio', 'desde', 'start', 'from', 'abre']
const END_NAMES = ['fin', 'hasta', 'end', 'to', 'cierra']
const RANGE_LISTS = ['rangos', 'ranges', 'horarios', 'horario', 'horas', 'franjas']
const DATE_NAMES = ['fecha', 'date', 'dia', 'day', 'id']
/** Keys of `excepciones` that hold the dates. */
const DATE_LISTS = ['fechas', 'dates', 'dias', 'cerradas', 'bloqueadas', 'noDisponible']
const CLOSED_TEXTS = new Set([
  '',
  'cerrado',
  'cerrada',
  'no atiende',
  'libre',
  'descanso',
  'no',
  'closed',
  'off',
])

/** Without a map, the default hours; a day that is not named is a day off. */
export function weeklyHoursFrom(value: unknown, note: Note): WeeklyHours {
  if (value === undefined || value === null) return DEFAULT_WEEKLY_HOURS
  if (!isDocument(value)) {
    note('unreadable-hours', shown(value))
    return DEFAULT_WEEKLY_HOURS
  }
  const byName = new Map(Object.entries(value).map(([key, each]) => [plainText(key), each]))
  const hours = DAY_KEYS.map(day => {
    const name = DAY_NAMES[day].find(each => byName.has(each))
    const { ranges, isUnreadable } = name === undefined ? CLOSED : dayHoursFrom(byName.get(name))
    if (isUnreadable) note('unreadable-hours', `${day}: ${shown(byName.get(name ?? ''))}`)
    return [day, ranges]
  })
  return Object.fromEntries(hours)
}

/** A map by date, a list of dates, a list of maps that name their date, or one of these under `fechas`. */
export function exceptionsFrom(value: unknown, note: Note): HourExceptions {
  const fechas: Record<string, readonly TimeRange[]> = {}
  for (const [key, day] of datedEntries(value)) {
    const date = dateFrom(key)
    const { ranges, isUnreadable } = dayHoursFrom(day)
    if (!date || isUnreadable) note('unreadable-exception', `${shown(key)}: ${shown(day)}`)
    // A day of which nothing can be read keeps its weekly hours.
    if (date && !(isUnreadable && ranges.length === 0)) fechas[date] = ranges
  }
  const festivos = isDocument(value) && [true, 'true', 1, '1', 'si', 'sí'].some(yes => yes === value.festivos)
  const hasDates = Object.keys(fechas).length > 0 || (isDocument(value) && isDocument(value.fechas))
  return { ...(hasDates && { fechas }), ...(festivos && { festivos: true }) }
}

function* datedEntries(value: unknown): Generator<[date: unknown, day: unknown]> {
  if (Array.isArray(value)) {
    for (const item of value) {
      const name = isDocument(item) ? DATE_NAMES.find(each => item[each] !== undefined) : undefined
      if (isDocument(item) && name) yield [item[name], without(item, name)]
      else yield [item, []]
    }
    return
  }
  if (!isDocument(value)) {
    if (value !== undefined && value !== null) yield [value, []]
    return
  }
  for (const [key, day] of Object.entries(value)) {
    if (key === 'festivos') continue
    if (DATE_LISTS.includes(key)) yield* datedEntries(day)
    else yield [key, day]
  }
}

interface DayHours {
  /** Empty: a day off. */
  readonly ranges: readonly TimeRange[]
  /** Something of it could not be read. */
  readonly isUnreadable: boolean
}

const CLOSED: DayHours = { ranges: [], isUnreadable: false }
const UNREADABLE: DayHours = { ranges: [], isUnreadable: true }

function dayHoursFrom(value: unknown): DayHours {
  // A date that is only named, or true or false: the day is closed.
  if (value === null || value === undefined || typeof value === 'boolean') return CLOSED
  if (typeof value === 'string') return fromText(value)
  if (Array.isArray(value)) return joined(value.map(dayHoursFrom))
  return isDocument(value) ? fromMap(value) : UNREADABLE
}

function fromMap(day: Document): DayHours {
  const list = RANGE_LISTS.find(name => day[name] !== undefined)
  if (list) return dayHoursFrom(day[list])
  const [start, end] = [START_NAMES, END_NAMES].map(names => names.find(name => day[name] !== undefined))
  if (start || end) return rangeOf(day[start ?? ''], day[end ?? ''])
  return day.disponible === true || day.abierto === true ? UNREADABLE : CLOSED
}

/** '08:00-12:00, 14:00-18:00' or a word for closed. */
function fromText(text: string): DayHours {
  if (CLOSED_TEXTS.has(plainText(text))) return CLOSED
  const parts = text.split(/[,;/]|\sy\s/).map(part => part.split(/\s*(?:-|–|—|\sa\s)\s*/))
  return joined(
    parts.map(([start, end, ...rest]) =>
      rest.length === 0 ? rangeOf(start?.trim(), end?.trim()) : UNREADABLE,
    ),
  )
}

function rangeOf(start: unknown, end: unknown): DayHours {
  const [inicio, fin] = [clockFrom(start), clockFrom(end)]
  const range = inicio && fin ? timeRangeFrom({ inicio, fin }) : null
  return range ? { ranges: [range], isUnreadable: false } : UNREADABLE
}

function joined(parts: readonly DayHours[]): DayHours {
  return {
    ranges: mergedRanges(parts.flatMap(({ ranges }) => ranges)),
    isUnreadable: parts.some(({ isUnreadable }) => isUnreadable),
  }
}

function without(document: Document, name: string): Document {
  const { [name]: _, ...rest } = document
  return rest
}
