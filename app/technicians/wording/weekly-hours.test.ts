import { expect, test } from 'vitest'
import { type DayKey, DEFAULT_WEEKLY_HOURS, type TimeRange } from '#technicians/domain/technician.ts'
import { weekText } from '#technicians/wording/weekly-hours.ts'

const NO_DAYS = { lun: [], mar: [], mie: [], jue: [], vie: [], sab: [], dom: [] }
const from = (inicio: string, fin: string): TimeRange => ({ inicio: `${inicio}:00`, fin: `${fin}:00` })
const MORNING = [from('08', '12')]
const SPLIT = [from('08', '12'), from('14', '19')]
const days = (keys: readonly DayKey[], ranges: readonly TimeRange[]) =>
  Object.fromEntries(keys.map(key => [key, ranges]))

test.each([
  [DEFAULT_WEEKLY_HOURS, 'Lun a vie 08:00–18:00 · Sáb y dom no atiende'],
  [
    { ...NO_DAYS, ...days(['lun', 'jue'], SPLIT), ...days(['mar', 'mie', 'sab'], MORNING) },
    'Lun y jue 08:00–12:00 y 14:00–19:00 · Mar, mié y sáb 08:00–12:00 · Vie y dom no atiende',
  ],
  [
    { ...NO_DAYS, ...days(['lun', 'mar', 'mie', 'vie'], MORNING) },
    'Lun a mié y vie 08:00–12:00 · Jue, sáb y dom no atiende',
  ],
  [
    { ...NO_DAYS, ...days(['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'], MORNING) },
    'Lun a dom 08:00–12:00',
  ],
  [NO_DAYS, 'No atiende ningún día'],
])('%#: the week reads %s', (hours, text) => {
  expect(weekText(hours)).toBe(text)
})
