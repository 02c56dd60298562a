import type { Letter } from '#platform/mail/mail.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { exportLetter } from '#rights/notifications/rights-letters.server.ts'
import { findExportOwner } from '#rights/persistence/data-exports.server.ts'

/** Null when the account is deleted or the file is gone. */
export async function findExportLetter(db: Db, id: string, origin: string): Promise<Letter | null> {
  const owner = await findExportOwner(db, id)
  return owner?.expiresAt ? exportLetter({ ...owner, id, expiresAt: owner.expiresAt }, origin) : null
}
