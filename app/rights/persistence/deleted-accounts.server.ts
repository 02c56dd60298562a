// D22, D25: deleted accounts and profiles, for the restore command.
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'

export interface Deleted {
  readonly email: string
  readonly name: string
  /** The account and its profile, or the profile alone. */
  readonly what: 'account' | 'profile'
  readonly deletedAt: Date
}

/** Latest first. */
export async function listDeleted(db: Db, limit: number): Promise<Deleted[]> {
  const { rows } = await db.execute<Omit<Deleted, 'deletedAt'> & { deletedAt: string }>(sql`
    select email, name, what, to_json("deletedAt") #>> '{}' as "deletedAt" from (
      (select email, name, 'account' as what, "deletedAt" from users
       where "deletedAt" is not null order by "deletedAt" desc limit ${limit})
      union all
      (select email, nombre, 'profile', t."deletedAt" from technicians as t join users using (uid)
       where t."deletedAt" is not null and users."deletedAt" is null order by t."deletedAt" desc limit ${limit})
    ) as deleted order by deleted."deletedAt" desc, email limit ${limit}`)
  return rows.map(row => ({ ...row, deletedAt: new Date(row.deletedAt) }))
}
