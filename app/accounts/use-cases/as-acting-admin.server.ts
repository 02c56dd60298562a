import type { Viewer } from '#accounts/domain/role.ts'
import { isActingAdmin, lockAccounts } from '#accounts/persistence/account-moderation.server.ts'
import type { Services } from '#app/services.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface AdminAct {
  /** For the log. */
  readonly act: string
  /** For acts on accounts, which wait for each other. */
  readonly locksAccounts?: boolean
}

/** What the acts of administrators share: one transaction, in which the viewer is and stays an administrator who may act (D41). */
export function asActingAdmin<Value, Code extends string>(
  { db, log, now: clock, adminsNeedSecondStep }: Services,
  { uid, role }: Viewer,
  { act, locksAccounts = false }: AdminAct,
  run: (tx: Db, now: Date) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code | 'moderation-not-admin'>> {
  const now = clock()
  return db.transaction(async tx => {
    if (locksAccounts) await lockAccounts(tx)
    if (await isActingAdmin(tx, uid, adminsNeedSecondStep)) return run(tx, now)
    log.warn({ security: 'moderation', uid, role, act }, 'moderation refused')
    return refused('moderation-not-admin')
  })
}
