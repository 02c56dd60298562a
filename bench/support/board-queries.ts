// What /admin/tablero reads, and the lists behind its figures.

import { UNMET_MAX } from '#board/domain/board.ts'
import type { VisitGroup } from '#board/domain/board-paths.ts'
import { OTHERS, UNSAID } from '#board/domain/facts.ts'
import { comparedDays, STRETCHES } from '#board/domain/stretch.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import {
  listAnswers,
  listBars,
  listCounts,
  listFree,
  listUnmet,
} from '#board/persistence/board-reads.server.ts'
import { listBoardVisits } from '#board/persistence/board-visits.server.ts'
import { listQueues } from '#board/persistence/queued-jobs.server.ts'
import { listNamings } from '#demand/persistence/named-words.server.ts'
import type { ListCursor } from '#platform/domain/lists.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface BoardQuery {
  readonly what: string
  run(db: Db): Promise<unknown>
}

const LISTS: readonly (readonly [group: VisitGroup, city: string | null, trade: string | null])[] = [
  ['todas', null, null],
  ['sin-confirmar', null, null],
  ['confirmadas', null, null],
  ['sin-hacer', null, null],
  ['completed', null, null],
  ['no-answer', null, null],
  ['no-answer', 'Leticia', null],
  ['no-answer', null, 'CCTV'],
  ['no-answer', OTHERS, null],
  ['no-answer', null, OTHERS],
  ['no-answer', UNSAID, null],
  ['no-show', null, null],
  ['contested', null, null],
  ['unknown-after', null, null],
]

export function boardQueries(now: Date): BoardQuery[] {
  const through = addDays(bogotaDate(now), -1)
  const parts = STRETCHES.flatMap((days): BoardQuery[] => {
    const compared = comparedDays(days, through)
    return [
      { what: `figures of ${days} days`, run: db => listCounts(db, compared) },
      {
        what: `bars of ${days} days`,
        run: db => listBars(db, compared, days === 7 ? 1 : days === 28 ? 7 : 10),
      },
      { what: `answers of ${days} days`, run: db => listAnswers(db, days) },
      { what: `unmet searches of ${days} days, with who is near`, run: db => listUnmet(db, days, UNMET_MAX) },
    ]
  })
  const { from } = comparedDays(90, through)
  const lists = LISTS.map(([group, city, trade]): BoardQuery => {
    let cursor: ListCursor | null = null
    const what = ['visits of 90 days', group, city, trade].filter(Boolean).join(', ')
    // Every call reads the next page; after the last one the first.
    return {
      what,
      async run(db) {
        cursor = (await listBoardVisits(db, { days: 90, group, city, trade, from, through }, cursor)).next
      },
    }
  })
  return [
    ...parts,
    { what: 'free hours of seven cities', run: db => listFree(db, COLUMN_TRADES, 7) },
    { what: 'free hours of every city', run: db => listFree(db, COLUMN_TRADES, 200) },
    { what: 'words that have a trade', run: db => listNamings(db, { limit: 50 }) },
    { what: 'jobs', run: db => listQueues(db, new Date()) },
    ...lists,
  ]
}
