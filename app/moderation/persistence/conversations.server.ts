// The visit whose conversation an administrator may read: that of a report about it, or of a guarantee case.
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import { messageCountOf } from '#visits/persistence/visit-messages.server.ts'

export interface ConversationSubject {
  readonly key: number
  readonly clientName: string
  readonly technicianName: string
  /** 'YYYY-MM-DD' and 'HH:00' in Bogotá. */
  readonly date: string
  readonly start: string
  readonly messageCount: number
}

export async function findConversationSubject(
  db: Db,
  source: 'report' | 'guarantee',
  id: number,
): Promise<ConversationSubject | null> {
  const key =
    source === 'report'
      ? sql`(select "targetId"::bigint from reports where id = ${id} and "targetKind" = 'booking')`
      : sql`(select "reservaKey" from guarantee_cases where id = ${id})`
  const { rows } = await db.execute<ConversationSubject & Record<string, unknown>>(sql`
    select key::int, "clientName", "technicianName", date::text, start,
      ${messageCountOf(sql`key`)} as "messageCount"
    from reservas where key = ${key}`)
  return rows[0] ?? null
}
