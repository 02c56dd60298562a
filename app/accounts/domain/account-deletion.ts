// The owner deletes the account: what is cancelled at once, and until when it can be taken back.
import { DAY_MS } from '#platform/domain/time.ts'

/** How long after the right password the button of /auth/recuperar works. */
export const RECOVERY_PROOF_MS = 30 * 60_000

/** After the owner deleted the account: the time to take it back. */
export const RECOVERY_DAYS = 30
/** After an administrator deleted it: the time in which it can be disputed. */
export const REMOVED_ACCOUNT_KEPT_DAYS = 365

/** What deleting the account does to others, in numbers. */
export interface DeletionConsequences {
  readonly visits: number
  /** With whom the visits are: technicians, clients, or both. */
  readonly visitsWith: 'technicians' | 'clients' | 'both'
  readonly reviews: number
  /** The profile is in the catalogue. */
  readonly hasPublicProfile: boolean
  /** Open guarantee cases: as the client, without and with money owed; as the technician. */
  readonly cases: { readonly closing: number; readonly owed: number; readonly decided: number }
}

export function erasureDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + RECOVERY_DAYS * DAY_MS)
}

/** The name that reviews and bookings keep. Stored. */
export const ERASED_NAME = 'Cuenta eliminada'
/** The author of a review whose account is gone. Stored. */
export const NAMELESS_REVIEWER = 'Cliente de TecniYa'

export type DeletionRefusal =
  | 'wrong-password'
  /** The account has no password: it signs in with a provider. */
  | 'no-password'
  | 'too-many-requests'
  | 'last-admin-leaves'

export type RecoveryRefusal = 'recovery-expired'
