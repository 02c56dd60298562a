// What a technician reads about each credential that is asked of him.
import {
  type Credential,
  type CredentialKind,
  credentialsAskedOf,
  expiresSoon,
  isValid,
  OPTIONAL_CREDENTIALS,
} from '#verification/domain/credential.ts'

export type OwnCredentialState =
  | 'accepted'
  | 'expires-soon'
  | 'pending'
  | 'returned'
  | 'expired'
  | 'missing'
  | 'optional'

export interface OwnCredential {
  readonly kind: CredentialKind
  /** What he must know first: a returned submission before the accepted one that it would renew. */
  readonly state: OwnCredentialState
  /** The accepted one that is still valid. */
  readonly inForce: Credential | null
  /** The one that the state speaks of; null where nothing was sent, and for the phone. */
  readonly shown: Credential | null
  /** The visit that confirmed the phone: 'YYYY-MM-DD'. */
  readonly confirmedOn: string | null
}

interface OwnCredentialsInput {
  readonly specialties: readonly string[]
  /** Oldest first. */
  readonly credentials: readonly Credential[]
  readonly confirmedPhone: string | null
  readonly today: string
}

export function ownCredentialsOf({
  specialties,
  credentials,
  confirmedPhone,
  today,
}: OwnCredentialsInput): OwnCredential[] {
  return credentialsAskedOf(specialties).map(kind => {
    if (kind === 'phone')
      return {
        kind,
        state: confirmedPhone ? 'accepted' : 'missing',
        inForce: null,
        shown: null,
        confirmedOn: confirmedPhone,
      }
    const own = credentials.filter(credential => credential.kind === kind && credential.status !== 'replaced')
    const inForce = own.find(credential => isValid(credential, today)) ?? null
    const waiting = own.findLast(({ status }) => status === 'pending' || status === 'returned') ?? null
    const shown = waiting ?? inForce ?? own.at(-1) ?? null
    return { kind, state: stateOf(kind, shown, today), inForce, shown, confirmedOn: null }
  })
}

function stateOf(kind: CredentialKind, shown: Credential | null, today: string): OwnCredentialState {
  if (!shown) return OPTIONAL_CREDENTIALS.includes(kind) ? 'optional' : 'missing'
  if (shown.status === 'pending' || shown.status === 'returned') return shown.status
  if (!isValid(shown, today)) return 'expired'
  return expiresSoon(shown, today) ? 'expires-soon' : 'accepted'
}

export const isUpToDate = ({ inForce, confirmedOn }: OwnCredential): boolean =>
  inForce !== null || confirmedOn !== null

/** Optional credentials do not count. */
export function countUpToDate(credentials: readonly OwnCredential[]): { met: number; total: number } {
  const counted = credentials.filter(({ kind }) => !OPTIONAL_CREDENTIALS.includes(kind))
  return { met: counted.filter(isUpToDate).length, total: counted.length }
}
