import type { OpenSession, SafeAccount } from '#accounts/domain/safe-account.ts'
import { findSafeAccount } from '#accounts/persistence/safe-account.server.ts'
import { listSessionsOf } from '#accounts/persistence/sessions.server.ts'
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
