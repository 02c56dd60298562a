// Each figure of the board leads to as many visits as it counts, over random lives of visits.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '#board/domain/board.ts'
import { fatesOfGroup, type VisitGroup, type VisitSum } from '#board/domain/board-paths.ts'
import { FATE_NAMES, UNSAID } from '#board/domain/facts.ts'
import { comparedDays, STRETCHES, type Stretch } from '#board/domain/stretch.ts'
import { listAnswers, listCounts } from '#board/persistence/board-reads.server.ts'
import { listBoardVisits } from '#board/persistence/board-visits.server.ts'
import { countBoard } from '#board/persistence/count-board.server.ts'
import type { ListCursor } from '#platform/domain/lists.ts'
import { addDays } from '#platform/domain/time.ts'
import { lives, visitLives } from '#tests/support/people/visit-lives.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { rounds } from '#tests/support/program/rounds.ts'

const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-20T11:00:00Z')
const THROUGH = '2026-11-19'
const { store } = await visitLives(database, addDays(THROUGH, 1))

const SUMS: readonly VisitSum[] = ['todas', 'sin-confirmar', 'confirmadas', 'sin-hacer']

async function countListed(days: Stretch, group: VisitGroup, part: { city?: string; trade?: string } = {}) {
  const asked = {
    days,
    group,
    city: part.city ?? null,
    trade: part.trade ?? null,
    ...comparedDays(days, THROUGH),
  }
  let listed = 0
  let cursor: ListCursor | null = null
  do {
    const { rows, next } = await listBoardVisits(db, asked, cursor)
    listed += rows.length
    cursor = next
  } while (cursor)
  return listed
}

/** So that the rows of 'Sin respuesta' are not all zero. */
const oftenUnanswered = lives.map(all =>
  all.map((each, index) =>
    index % 2 === 0
      ? each
      : {
          ...each,
          status: 'cancelada' as const,
          cancelReason: 'sin_respuesta' as const,
          daysAgo: 1 + (index % 7),
        },
  ),
)

test('the list behind a figure has as many visits as it says', async () => {
  await fc.assert(
    fc.asyncProperty(oftenUnanswered, fc.constantFrom(...STRETCHES), async (all, days) => {
      await store(all)
      await db.transaction(tx => countBoard(tx, { now: NOW, isHoliday: () => false }))
      const counts = await listCounts(db, comparedDays(days, THROUGH))
      for (const group of [...SUMS, ...FATE_NAMES])
        expect([group, await countListed(days, group)]).toEqual([
          group,
          sumOf(counts, fatesOfGroup(group)).times,
        ])
      for (const { part, name, unanswered } of await listAnswers(db, days)) {
        const listed = await countListed(days, 'no-answer', { [part]: name || UNSAID })
        expect([part, name, listed]).toEqual([part, name, unanswered])
      }
    }),
    { numRuns: rounds(5, 20) },
  )
})
