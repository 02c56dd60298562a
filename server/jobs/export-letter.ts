import { exportLetter } from '#notifications/letters/rights-letters.server.ts'
import type { Letter } from '#notifications/mail.server.ts'
import type { Db } from '#persistence/database.server.ts'
import { findExportOwner } from '#persistence/rights/data-exports.server.ts'

/** Null when the account is deleted or the file is gone. */
export async function findExportLetter(db: Db, id: string, origin: string): Promise<Letter | null> {
  const owner = await findExportOwner(db, id)
  return owner?.expiresAt ? exportLetter({ ...owner, id, expiresAt: owner.expiresAt }, origin) : null
}
