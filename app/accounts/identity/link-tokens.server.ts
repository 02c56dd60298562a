// The tokens in the links of letters. They are derived from what is stored and the program's secret when a letter is sent,
// so that no database, job or backup holds one.

import { createSigner, type Signer } from '#accounts/identity/signature.server.ts'
import { DAY_MS } from '#platform/domain/durations.ts'

export const CONFIRMATION_LENGTH_MS = 7 * DAY_MS

export type LinkPurpose = 'password-reset' | 'email-change'

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
