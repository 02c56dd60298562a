// A week of working hours in one line.

import { capitalised, shortWeekdayText } from '#platform/wording/dates.ts'
import { listText } from '#platform/wording/list-text.ts'
import { DAY_KEYS, type TimeRange, type WeeklyHours } from '#technicians/domain/technician.ts'

/** 'Lun a vie 08:00–18:00 · Sáb 08:00–13:00 · Dom no atiende': equal days together, days off last. */
export function weekText(hours: WeeklyHours): string {
  const groups = Map.groupBy(
    DAY_KEYS.map((_, day) => day),
    day => rangesText(hours[DAY_KEYS[day] ?? 'lun'] ?? []),
  )
  const daysOff = groups.get('')
  groups.delete('')
  const texts = [...groups].map(([ranges, days]) => `${daysText(days)} ${ranges}`)
  if (texts.length === 0) return 'No atiende ningún día'
  if (daysOff) texts.push(`${daysText(daysOff)} no atiende`)
  return texts.map(capitalised).join(' · ')
}

function rangesText(ranges: readonly TimeRange[]): string {
  return listText(ranges.map(({ inicio, fin }) => `${inicio}–${fin}`))
}

/** 'lun a mié y vie': three days or more in a row are a span. */
function daysText(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return listText(
    runs.flatMap(run => {
      const names = run.map(day => shortWeekdayText(day).toLowerCase())
      return run.length < 3 ? names : `${names[0]} a ${names.at(-1)}`
    }),
  )
}
