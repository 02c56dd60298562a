// Weekly hours and those of one day, from the form to what is stored: in order, and none inside another.
import type { RangeDraft } from '#domain/technicians/profile-draft.ts'
import type { TimeRange } from '#domain/technicians/technician.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Null when it does not end after it begins. Midnight at the end is the end of that day. */
export function timeRangeFrom({ inicio, fin }: RangeDraft): TimeRange | null {
  const until = fin === '00:00' ? '24:00' : fin
  if (!TIME.test(inicio) || !(TIME.test(until) || until === '24:00')) return null
  return inicio < until ? { inicio, fin: until } : null
}

/** Ranges that touch or overlap are one: whoever writes 08–12 and 12–18 works from 08 to 18. */
export function mergedRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = []
  for (const range of ranges.toSorted((a, b) => a.inicio.localeCompare(b.inicio))) {
    const last = merged.at(-1)
    if (!last || last.fin < range.inicio) merged.push(range)
    else if (last.fin < range.fin) merged[merged.length - 1] = { inicio: last.inicio, fin: range.fin }
  }
  return merged
}

/** A field for hours knows no 24:00: midnight is the end of a range as it is its beginning. */
export function rangeDraftOf({ inicio, fin }: TimeRange): RangeDraft {
  return { inicio, fin: fin === '24:00' ? '00:00' : fin }
}
