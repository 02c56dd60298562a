// Time ranges of the form and as stored: sorted and not overlapping.
import type { RangeDraft } from '#technicians/domain/profile-draft.ts'
import type { TimeRange } from '#technicians/domain/technician.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Null unless it ends after it starts. An end of '00:00' is stored as '24:00'. */
export function timeRangeFrom({ inicio, fin }: RangeDraft): TimeRange | null {
  const until = fin === '00:00' ? '24:00' : fin
  if (!TIME.test(inicio) || !(TIME.test(until) || until === '24:00')) return null
  return inicio < until ? { inicio, fin: until } : null
}

/** Touching and overlapping ranges are joined: 08–12 and 12–18 become 08–18. */
export function mergedRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = []
  for (const range of ranges.toSorted((a, b) => a.inicio.localeCompare(b.inicio))) {
    const last = merged.at(-1)
    if (!last || last.fin < range.inicio) merged.push(range)
    else if (last.fin < range.fin) merged[merged.length - 1] = { inicio: last.inicio, fin: range.fin }
  }
  return merged
}

/** `<input type=time>` has no 24:00: the end of the day is shown as 00:00. */
export function rangeDraftOf({ inicio, fin }: TimeRange): RangeDraft {
  return { inicio, fin: fin === '24:00' ? '00:00' : fin }
}
