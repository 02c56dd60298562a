// What was searched and opened on each day; for each stretch what nobody was found for, or nobody free within three days.
import { sql } from 'drizzle-orm'
import { UNMET_MAX } from '#board/domain/board.ts'
import { ALL, DEMAND_SHOWN } from '#board/domain/facts.ts'
import { comparedDays, STRETCHES } from '#board/domain/stretch.ts'
import { boardUnmet } from '#board/persistence/board-tables.server.ts'
import { listUnknownWords, listUnmetDemand } from '#demand/persistence/demand-counts.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export async function countSearches(tx: Db, oldest: string, through: string): Promise<void> {
  const facts = sql`${sql.param([...DEMAND_SHOWN])}::text[]`
  await tx.execute(sql`delete from board_counts where fact = any (${facts})`)
  await tx.execute(sql`
    insert into board_counts (day, especialidad, city, fact, times)
    select day, ${ALL}::text, ${ALL}::text, fact, sum(times) from demand_counts
    where fact = any (${facts}) and day between ${oldest}::date and ${through}::date group by day, fact`)
  await tx.delete(boardUnmet)
  for (const days of STRETCHES) {
    const rows = await listUnmet(tx, comparedDays(days, through))
    if (rows.length > 0) await tx.insert(boardUnmet).values(rows.map(row => ({ days, ...row })))
  }
}

async function listUnmet(tx: Db, { from, through, before }: ReturnType<typeof comparedDays>) {
  const stretches = { now: { from, to: through }, before: { from: before.from, to: before.through } }
  const trades = await listUnmetDemand(tx, stretches)
  const words = await listUnknownWords(tx, stretches)
  return [
    ...trades.map(({ trade, city, area, times, before }) => ({
      ...{ words: '', especialidad: trade ?? '', ciudad: city ?? '', lugar: area ?? '' },
      ...{ times, before },
    })),
    ...words.map(({ words, city, times, before }) => ({
      ...{ words, especialidad: '', ciudad: city ?? '', lugar: '' },
      ...{ times, before },
    })),
  ]
    .toSorted((a, b) => b.times - a.times)
    .slice(0, UNMET_MAX)
}
