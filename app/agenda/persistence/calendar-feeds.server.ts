// The secret token of a technician's calendar feed: at most one per technician.
import { eq } from 'drizzle-orm'
import { calendarFeeds } from '#agenda/persistence/agenda-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export async function findCalendarToken(db: Db, technicianId: string): Promise<string | null> {
  const [row] = await db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.technicianId, technicianId))
    .limit(1)
  return row?.token ?? null
}

/** The previous token stops working. */
export async function replaceCalendarToken(
  db: Db,
  technicianId: string,
  token: string,
  now: Date,
): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ technicianId, token, createdAt: now })
    .onConflictDoUpdate({ target: calendarFeeds.technicianId, set: { token, createdAt: now } })
}

export async function deleteCalendarToken(db: Db, technicianId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.technicianId, technicianId))
}
