// The person behind a file of the panel, in any state: published, in review, blocked, deleted.
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { FileAccount } from '#moderation/domain/file.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import { ownTechnicianColumns } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

const account = {
  uid: users.uid,
  name: users.name,
  email: users.email,
  telefono: users.telefono,
  role: users.role,
  blocked: users.blocked,
  deleted: sql<boolean>`${users.deletedAt} is not null`,
  deletionRequestedAt: users.deletionRequestedAt,
  since: sql<string>`to_char(${users.createdAt} at time zone 'America/Bogota', 'YYYY-MM-DD')`,
}

export interface TechnicianFile {
  readonly technician: Technician
  readonly account: FileAccount
}

export async function findTechnicianForAdmin(db: Db, uid: string): Promise<TechnicianFile | null> {
  // PostgreSQL text cannot hold NUL.
  if (uid.includes('\0')) return null
  const [row] = await db
    .select({ technician: ownTechnicianColumns, account })
    .from(technicians)
    .innerJoin(users, eq(users.uid, technicians.uid))
    .where(eq(technicians.uid, uid))
  return row ?? null
}

export interface UserFile {
  readonly account: FileAccount
  readonly hasProfile: boolean
}

export async function findUserForAdmin(db: Db, uid: string): Promise<UserFile | null> {
  if (uid.includes('\0')) return null
  const [row] = await db
    .select({ account, profile: technicians.uid })
    .from(users)
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(users.uid, uid))
  return row ? { account: row.account, hasProfile: row.profile !== null } : null
}
