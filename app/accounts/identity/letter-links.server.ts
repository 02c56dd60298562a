// What the links of letters lead to. Looking does not use a link up.
import type { LinkTokens } from '#accounts/identity/link-tokens.server.ts'
import { findPasswordReset, type PasswordReset } from '#accounts/persistence/password-resets.server.ts'
import { type EmailState, findEmailState } from '#accounts/persistence/users.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Null when the link is dead: used, replaced by a newer one, expired, or never sent by us. */
export async function findResetLink(
  db: Db,
  links: LinkTokens,
  token: string,
): Promise<(PasswordReset & { readonly id: string }) | null> {
  const id = links.idFrom('password-reset', token)
  const reset = id && (await findPasswordReset(db, id))
  return reset ? { ...reset, id } : null
}

/** Null when the link has expired, is not ours, or the account has another address by now. */
export async function findConfirmationLink(
  db: Db,
  links: LinkTokens,
  token: string,
  now: Date,
): Promise<EmailState | null> {
  const uid = links.confirmedUidFrom(token)
  const state = uid && (await findEmailState(db, uid))
  return state && links.isConfirmationOf(token, state, now) ? state : null
}
