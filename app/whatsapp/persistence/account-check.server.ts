import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import type { AccountCheck } from '#whatsapp/domain/account-check.ts'
import { whatsappAccount } from '#whatsapp/persistence/inbound-tables.server.ts'

/** Of a failed check only that it failed; what was known stays. */
export async function storeAccountCheck(
  db: Db,
  check: Pick<AccountCheck, 'checkedAt' | 'failure'> & Partial<AccountCheck>,
): Promise<void> {
  const { checkedAt, failure, phone, templates } = check
  const known = { ...(phone !== undefined && { phone }), ...(templates && { templates: [...templates] }) }
  await db
    .insert(whatsappAccount)
    .values({ checkedAt, failure, templates: [], ...known })
    .onConflictDoUpdate({ target: whatsappAccount.id, set: { checkedAt, failure, ...known } })
}

export async function findAccountCheck(db: Db): Promise<AccountCheck | null> {
  const { checkedAt, failure, phone, templates } = whatsappAccount
  const [row] = await db.select({ checkedAt, failure, phone, templates }).from(whatsappAccount).where(sql`id`)
  return row ?? null
}
