// Gathers /admin/tablero. A part that cannot be read does not take the others with it.
import type { Services } from '#app/services.ts'
import { type AnswerRow, type Board, UNMET_MAX, UNMET_SHOWN } from '#board/domain/board.ts'
import { freeRows } from '#board/domain/free-rows.ts'
import { comparedDays, type Stretch } from '#board/domain/stretch.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import {
  findCountedAt,
  listAnswers,
  listBars,
  listCounts,
  listFree,
  listUnmet,
} from '#board/persistence/board-reads.server.ts'
import { readPart } from '#moderation/pages/read-part.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'

const CITIES_SHOWN = 7
const CITIES_MAX = 200

/** Each bar of the chart. */
const DAYS_EACH: Readonly<Record<Stretch, number>> = { 7: 1, 28: 7, 90: 10 }

interface BoardQuestion {
  readonly days: Stretch
  readonly isEveryCity: boolean
  /** All searches. */
  readonly isWhole: boolean
  readonly now: Date
}

export async function findBoard(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { days, isEveryCity, isWhole, now }: BoardQuestion,
): Promise<Board> {
  const part = <Value>(read: () => Promise<Value>) => readPart(log, read)
  const counted = await part(() => findCountedAt(db))
  const compared = comparedDays(days, counted?.through ?? addDays(bogotaDate(now), -1))
  const answersRead = part(() => listAnswers(db, days))
  const [counts, bars, unmet, free, answers] = await Promise.all([
    part(() => listCounts(db, compared)),
    part(() => listBars(db, compared, DAYS_EACH[days])),
    part(() => listUnmet(db, days, isWhole ? UNMET_MAX : UNMET_SHOWN)),
    part(async () =>
      listFree(db, COLUMN_TRADES, isEveryCity ? CITIES_MAX : CITIES_SHOWN, busiestCities(await answersRead)),
    ),
    answersRead,
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

/** With most requests first, as plainText. */
const busiestCities = (answers: readonly AnswerRow[] | null) =>
  (answers ?? []).filter(({ part }) => part === 'city').map(({ name }) => plainText(name))
