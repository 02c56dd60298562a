// Weekly hours and exceptions by date.
import { isDocument } from '#database/import/document.ts'
import { shown } from '#database/import/fields.ts'
import type { Note } from '#database/import/report.ts'
import { isDate } from '#platform/domain/time.ts'
import { mergedRanges, timeRangeFrom } from '#technicians/domain/draft-hours.ts'
import {
  DAY_KEYS,
  DEFAULT_WEEKLY_HOURS,
  type HourExceptions,
  type TimeRange,
  type WeeklyHours,
} from '#technicians/domain/technician.ts'

/** Section 2, public profile: the other key of each day. */
const LETTERS = { lun: 'l', mar: 'm', mie: 'x', jue: 'j', vie: 'v', sab: 's', dom: 'd' } as const
const KEYS: ReadonlySet<string> = new Set([...DAY_KEYS, ...Object.values(LETTERS)])

/** Without a map, the default hours; a day that is not named is a day off. */
export function weeklyHoursFrom(value: unknown, note: Note): WeeklyHours {
  if (value === undefined || value === null) return DEFAULT_WEEKLY_HOURS
  if (!isDocument(value)) {
    note('unreadable-hours', shown(value))
    return DEFAULT_WEEKLY_HOURS
  }
  for (const key of Object.keys(value).filter(each => !KEYS.has(each)))
    note('unreadable-hours', `${shown(key)}: ${shown(value[key])}`)
  const hours = DAY_KEYS.map(day => {
    const written = value[day] ?? value[LETTERS[day]]
    const { ranges, isUnreadable } = rangesFrom(written ?? [])
    if (isUnreadable) note('unreadable-hours', `${day}: ${shown(written)}`)
    return [day, ranges]
  })
  return Object.fromEntries(hours)
}

/** A map by date, alone or under `fechas`, and whether public holidays are days off. */
export function exceptionsFrom(value: unknown, note: Note): HourExceptions {
  if (value === undefined || value === null) return {}
  if (!isDocument(value)) {
    note('unreadable-exception', shown(value))
    return {}
  }
  const { festivos, fechas: dated, ...others } = value
  const fechas: Record<string, readonly TimeRange[]> = {}
  for (const [date, day] of Object.entries({ ...others, ...(isDocument(dated) ? dated : {}) })) {
    const { ranges, isUnreadable } = rangesFrom(day)
    if (!isDate(date) || isUnreadable) note('unreadable-exception', `${shown(date)}: ${shown(day)}`)
    // A day of which nothing can be read keeps its weekly hours.
    if (isDate(date) && !(isUnreadable && ranges.length === 0)) fechas[date] = ranges
  }
  for (const [name, written, isRead] of [
    ['fechas', dated, isDocument(dated)],
    ['festivos', festivos, typeof festivos === 'boolean'],
  ] as const)
    if (written !== undefined && written !== null && !isRead)
      note('unreadable-exception', `${name}: ${shown(written)}`)
  const hasDates = Object.keys(fechas).length > 0 || isDocument(dated)
  return { ...(hasDates && { fechas }), ...(festivos === true && { festivos }) }
}

/** A list of {inicio, fin}; an empty one is a day off. */
function rangesFrom(value: unknown): { ranges: readonly TimeRange[]; isUnreadable: boolean } {
  if (!Array.isArray(value)) return { ranges: [], isUnreadable: true }
  const ranges = value.map(each =>
    isDocument(each) ? timeRangeFrom({ inicio: String(each.inicio), fin: String(each.fin) }) : null,
  )
  return {
    ranges: mergedRanges(ranges.flatMap(range => range ?? [])),
    isUnreadable: ranges.includes(null),
  }
}
