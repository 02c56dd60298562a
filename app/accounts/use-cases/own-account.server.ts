import type { AccountDetails } from '#accounts/domain/credentials.ts'
import type { OpenSession, SafeAccount } from '#accounts/domain/safe-account.ts'
import { listSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import { findSafeAccount, updateAccountDetails } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'

export interface OpenedSafeAccount extends SafeAccount {
  readonly sessions: readonly OpenSession[]
  /** Recovery codes that were not used. */
  readonly codesLeft: number
}

/** What the cards of /perfil show. */
export async function openSafeAccount(
  { db, identity, now }: Services,
  uid: string,
): Promise<OpenedSafeAccount | null> {
  const [account, sessions] = await Promise.all([findSafeAccount(db, uid, now()), listSessionsOf(db, uid)])
  if (!account) return null
  const codes = account.hasSecondStep ? await identity.secondStep.listRecoveryCodes(uid) : []
  return { ...account, sessions, codesLeft: codes.length }
}

/** D7: everything except e-mail and role. */
export async function updateAccount(
  { db, now }: Services,
  uid: string,
  details: AccountDetails,
): Promise<void> {
  await updateAccountDetails(db, uid, details, now())
}
