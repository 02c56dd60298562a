// Gathers /admin/tablero. A part that cannot be read does not take the others with it.
import type { Services } from '#app/services.ts'
import type { Board, FreeCell, FreeRow, UnmetSearch } from '#board/domain/board.ts'
import { ALL, OTHERS } from '#board/domain/facts.ts'
import { comparedDays, type Stretch } from '#board/domain/stretch.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import {
  findCountedAt,
  listAnswers,
  listBars,
  listCounts,
  listFree,
  listUnmet,
  type StoredFree,
} from '#board/persistence/board-reads.server.ts'
import { readPart } from '#moderation/pages/read-part.server.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'

const CITIES_SHOWN = 7
const CITIES_MAX = 200

/** Each bar of the chart. */
const DAYS_EACH: Readonly<Record<Stretch, number>> = { 7: 1, 28: 7, 90: 10 }

export async function findBoard(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { days, isEveryCity, now }: { days: Stretch; isEveryCity: boolean; now: Date },
): Promise<Board> {
  const part = <Value>(read: () => Promise<Value>) => readPart(log, read)
  const counted = await part(() => findCountedAt(db))
  const compared = comparedDays(days, counted?.through ?? addDays(bogotaDate(now), -1))
  const [counts, bars, unmet, free, answers] = await Promise.all([
    part(() => listCounts(db, compared)),
    part(() => listBars(db, compared, DAYS_EACH[days])),
    part(() => listUnmet(db, days)),
    part(() => listFree(db, COLUMN_TRADES, isEveryCity ? CITIES_MAX : CITIES_SHOWN)),
    part(() => listAnswers(db, days)),
  ])
  return {
    counted,
    days: compared,
    counts,
    bars,
    unmet,
    free: free && freeRows(free.rows, unmet ?? []),
    cities: free?.cities ?? 0,
    answers,
  }
}

function freeRows(stored: readonly StoredFree[], unmet: readonly UnmetSearch[]): FreeRow[] {
  return [...new Set(stored.map(({ city }) => city))].map(city => {
    const ofCity = stored.filter(row => row.city === city)
    const cellOf = (column: string, searches: number): FreeCell => {
      const { technicians = 0, free = 0 } = ofCity.find(({ trade }) => trade === column) ?? {}
      return { technicians, free, searches }
    }
    const searchesFor = (isMeant: (search: UnmetSearch) => boolean) =>
      unmet
        .filter(search => search.city === city && isMeant(search))
        .reduce((sum, { times }) => sum + times, 0)
    const isColumn = ({ trade }: UnmetSearch) => COLUMN_TRADES.some(column => column === trade)
    return {
      city,
      cells: [
        ...COLUMN_TRADES.map(column =>
          cellOf(
            column,
            searchesFor(({ trade }) => trade === column),
          ),
        ),
        cellOf(
          OTHERS,
          searchesFor(search => search.trade !== null && !isColumn(search)),
        ),
      ],
      free: cellOf(ALL, 0).free,
    }
  })
}
