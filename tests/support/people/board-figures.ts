// A week of the board as its pictures show it: every part is filled, and its sums close.
import type { Fate } from '#board/domain/facts.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { addDays } from '#platform/domain/time.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

type Rows = (query: string, values?: unknown[]) => Promise<unknown>

type Week = readonly [now: number, before: number]

const FATES: Partial<Record<Fate, Week>> = {
  'no-answer': [24, 17],
  declined: [12, 11],
  replaced: [5, 4],
  'technician-cancelled': [11, 9],
  'could-not-receive': [7, 6],
  'no-show': [3, 1],
  'nobody-home': [2, 1],
  completed: [148, 139],
}
/** Monday to Sunday. */
const REQUESTS = [
  [34, 41, 38, 36, 31, 21, 11],
  [30, 33, 31, 30, 34, 19, 11],
] as const
const TOTALS: Readonly<Record<string, Week>> = {
  search: [4_812, 4_390],
  profile: [1_604, 1_498],
  form: [402, 381],
  'whatsapp-sent': [1_910, 1_702],
  'whatsapp-failed': [31, 28],
  'email-sent': [1_600, 1_544],
  'email-failed': [19, 22],
  'push-sent': [800, 760],
  'push-failed': [44, 12],
}
const UNMET = [
  ['', 'Neveras', 'Bogotá', 'Suba', 23, 9],
  ['', 'Gasodomésticos', 'Barranquilla', '', 17, 15],
  ['', 'Aires Acondicionados', 'Soacha', '', 12, 4],
  ['calentador de paso', '', 'Bucaramanga', '', 11, 10],
  ['', 'Cerrajería', 'Medellín', '', 9, 12],
  ['', 'Lavadoras / Secadoras', 'Palmira', '', 8, 1],
] as const
/** Of the trades with a column, then of the others; null: nobody has it, 0: nobody is free. */
const FREE: Readonly<Record<string, readonly (number | null)[]>> = {
  Bogotá: [14, 11, 3, 5, 2, 4, 6, 7, 21],
  Medellín: [8, 9, 4, 3, 2, 1, 2, 5, 12],
  Cali: [6, 5, 2, 0, 1, 2, 2, 3, 8],
  Soacha: [3, 2, 1, 1, 0, 1, null, 1, 4],
  Barranquilla: [2, 1, 1, 0, 2, 0, 0, 1, 3],
  Bucaramanga: [2, 2, 0, 1, null, 1, 1, 1, 4],
  Cartagena: [1, 2, 1, null, 3, 0, null, 1, 2],
}
const ANSWERS = [
  ['city', 'bogota', 84, 7, 38, 360],
  ['city', 'medellin', 46, 5, 52, 540],
  ['city', 'cali', 31, 6, 80, 840],
  ['city', 'soacha', 22, 1, 24, 180],
  ['city', 'barranquilla', 17, 4, 125, 1_140],
  ['city', '+', 12, 1, 70, 660],
  ['trade', 'Plomería', 61, 2, 31, 300],
  ['trade', 'Electricidad', 52, 4, 44, 420],
  ['trade', 'Neveras', 34, 7, 110, 960],
  ['trade', 'Lavadoras / Secadoras', 23, 3, 65, 600],
  ['trade', 'Cerrajería', 19, 0, 12, 120],
  ['trade', '+', 23, 8, 90, 900],
] as const

/** `through` is the last day that was counted. What is there already stays. */
export async function storeBoardFigures(rows: Rows, through: string): Promise<void> {
  await rows(
    `insert into settings (key, value) values ('board-counted', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ at: new Date().toISOString(), through })],
  )
  const insert = async (table: string, values: readonly (readonly unknown[])[]) => {
    for (const row of values)
      await rows(
        `insert into ${table} values (${row.map((_, index) => `$${index + 1}`)}) on conflict do nothing`,
        [...row],
      )
  }
  for (const week of [0, 1] as const) {
    for (const [day, fates] of fatesOfDays(week).entries())
      for (const [fate, of] of Map.groupBy(fates, fate => fate))
        await insert('board_counts', [[dayOf(through, week, day), '*', '*', fate, of.length]])
    const totals = Object.entries(TOTALS).map(([fact, of]) => [
      dayOf(through, week, 3),
      '*',
      '*',
      fact,
      of[week],
    ])
    await insert('board_counts', totals)
  }
  const others = ['Pasto', 'Neiva'].flatMap(city => SPECIALTIES.map(({ label }) => ['', label, city, '']))
  await insert('board_unmet', [
    ...UNMET.map(row => [7, ...row]),
    ...others.slice(0, 35).map((row, index) => [7, ...row, 7 - (index >> 4), index % 4]),
  ])
  await insert(
    'board_answers',
    ANSWERS.map(row => [7, ...row]),
  )
  for (const [city, counts] of Object.entries(FREE)) {
    const cells = counts.flatMap((count, index) =>
      count === null ? [] : [[COLUMN_TRADES[index] ?? '+', count] as const],
    )
    const all = cells.reduce((sum, [, count]) => sum + count, 0)
    await insert('board_cities', [[plainText(city), city]])
    await insert(
      'board_free',
      [...cells, ['*', all] as const].map(([trade, count]) => [
        trade,
        plainText(city),
        count + 1,
        count,
        0,
        0,
        count,
      ]),
    )
  }
}

const dayOf = (through: string, week: number, day: number) => addDays(through, day - 6 - 7 * week)

/** The requests of each day, one after another in the order of the fates. */
function fatesOfDays(week: 0 | 1): Fate[][] {
  const all = Object.entries(FATES).flatMap(([fate, of]) => Array<Fate>(of[week]).fill(fate as Fate))
  return REQUESTS[week].map((count, day) => {
    const from = REQUESTS[week].slice(0, day).reduce((sum, each) => sum + each, 0)
    return all.slice(from, from + count)
  })
}
