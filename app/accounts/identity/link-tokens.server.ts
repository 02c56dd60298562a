// The tokens in the links of e-mails. They are derived from what is stored and the program's secret when an e-mail is sent,
// so that no database, job or backup holds one.

import { createSigner, type Signer } from '#accounts/identity/signature.server.ts'
import { findPasswordReset, type PasswordReset } from '#accounts/persistence/passwords.server.ts'
import { type EmailState, findEmailState } from '#accounts/persistence/users.server.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export const CONFIRMATION_LENGTH_MS = 7 * DAY_MS

type LinkPurpose = 'password-reset' | 'email-change'

interface Address {
  readonly uid: string
  readonly email: string
}

export interface LinkTokens {
  /** `id` is that of a row of password_resets or email_changes, which makes the token one-use. */
  tokenFor(purpose: LinkPurpose, id: string): string
  /** The id of the row; null unless the token is one of ours. Whether it still stands is another question. */
  idFrom(purpose: LinkPurpose, token: string): string | null
  /** Proves that whoever has it reads the mail of this address, for a week or until the address changes. */
  confirmationTokenOf(address: Address, now: Date): string
  /** The account that the token names: unproven until `isConfirmationOf`. */
  confirmedUidFrom(token: string): string | null
  isConfirmationOf(token: string, address: Address, now: Date): boolean
}

export function createLinkTokens(secret: string): LinkTokens {
  const signers: Record<LinkPurpose, Signer> = {
    'password-reset': createSigner(secret, 'password-reset'),
    'email-change': createSigner(secret, 'email-change'),
  }
  const confirmations = createSigner(secret, 'confirm-email')
  return {
    tokenFor: (purpose, id) => `${id}.${signers[purpose].sign(id)}`,
    idFrom(purpose, token) {
      const [id = '', signature = ''] = token.split('.')
      return signers[purpose].isSigned(signature, id) ? id : null
    },
    confirmationTokenOf({ uid, email }, now) {
      const expiry = (now.getTime() + CONFIRMATION_LENGTH_MS).toString(36)
      return `${Buffer.from(uid).toString('base64url')}.${expiry}.${confirmations.sign(uid, email, expiry)}`
    },
    confirmedUidFrom(token) {
      const [uid = ''] = token.split('.')
      return Buffer.from(uid, 'base64url').toString().replaceAll('\0', '') || null
    },
    isConfirmationOf(token, { uid, email }, now) {
      const [, expiry = '', signature = ''] = token.split('.')
      return (
        confirmations.isSigned(signature, uid, email, expiry) && Number.parseInt(expiry, 36) > now.getTime()
      )
    },
  }
}

// What the links of e-mails lead to. Looking does not use a link up.

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
