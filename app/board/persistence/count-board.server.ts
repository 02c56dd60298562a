// The count of the night: everything on the board but the jobs, in one transaction. Pages see the one before until it ends.
import { sql } from 'drizzle-orm'
import { COUNTED_DAYS } from '#board/domain/stretch.ts'
import { countFree } from '#board/persistence/count-free.server.ts'
import { countNotices } from '#board/persistence/count-notices.server.ts'
import { countSearches } from '#board/persistence/count-searches.server.ts'
import { CIUDAD, cityOf, countVisits } from '#board/persistence/count-visits.server.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { SETTING_KEYS, settings } from '#platform/persistence/platform-tables.server.ts'
import type { Moment } from '#technicians/domain/free-hours.ts'

/** Yesterday is the last day that is over. */
export async function countBoard(tx: Db, moment: Moment): Promise<void> {
  const through = addDays(bogotaDate(moment.now), -1)
  const oldest = addDays(through, 1 - COUNTED_DAYS)
  await countVisits(tx, oldest, through)
  await countSearches(tx, oldest, through)
  await countNotices(tx, oldest, through, moment.now)
  await countFree(tx, moment)
  await nameCities(tx, oldest, through)
  const value = JSON.stringify({ at: moment.now.toISOString(), through })
  await tx
    .insert(settings)
    .values({ key: SETTING_KEYS.boardCounted, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

async function nameCities(tx: Db, oldest: string, through: string): Promise<void> {
  await tx.execute(sql`delete from board_cities`)
  await tx.execute(sql`
    with written as (
      select ciudad from catalogue
      union all
      select ${CIUDAD} from reservas where date between ${oldest}::date and ${through}::date)
    insert into board_cities (city, ciudad)
    select ${cityOf(sql`ciudad`)} as city, mode() within group (order by ciudad) from written
    group by 1 having ${cityOf(sql`max(ciudad)`)} <> ''`)
}
