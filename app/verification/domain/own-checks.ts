// What a technician reads about each check that is asked of him.
import {
  type Check,
  type CheckKind,
  checksAskedOf,
  expiresSoon,
  isValid,
  OPTIONAL_CHECKS,
} from '#verification/domain/check.ts'

export type OwnCheckState =
  | 'accepted'
  | 'expires-soon'
  | 'pending'
  | 'returned'
  | 'expired'
  | 'missing'
  | 'optional'

export interface OwnCheck {
  readonly kind: CheckKind
  /** What he must know first: a returned submission before the accepted one that it would renew. */
  readonly state: OwnCheckState
  /** The accepted one that is still valid. */
  readonly inForce: Check | null
  /** The one that the state speaks of; null where nothing was sent, and for the phone. */
  readonly shown: Check | null
  /** The visit that confirmed the phone: 'YYYY-MM-DD'. */
  readonly confirmedOn: string | null
}

interface OwnChecksInput {
  readonly specialties: readonly string[]
  /** Oldest first. */
  readonly checks: readonly Check[]
  readonly confirmedPhone: string | null
  readonly today: string
}

export function ownChecksOf({ specialties, checks, confirmedPhone, today }: OwnChecksInput): OwnCheck[] {
  return checksAskedOf(specialties).map(kind => {
    if (kind === 'phone')
      return {
        kind,
        state: confirmedPhone ? 'accepted' : 'missing',
        inForce: null,
        shown: null,
        confirmedOn: confirmedPhone,
      }
    const own = checks.filter(check => check.kind === kind && check.status !== 'replaced')
    const inForce = own.find(check => isValid(check, today)) ?? null
    const waiting = own.findLast(({ status }) => status === 'pending' || status === 'returned') ?? null
    const shown = waiting ?? inForce ?? own.at(-1) ?? null
    return { kind, state: stateOf(kind, shown, today), inForce, shown, confirmedOn: null }
  })
}

function stateOf(kind: CheckKind, shown: Check | null, today: string): OwnCheckState {
  if (!shown) return OPTIONAL_CHECKS.includes(kind) ? 'optional' : 'missing'
  if (shown.status === 'pending' || shown.status === 'returned') return shown.status
  if (!isValid(shown, today)) return 'expired'
  return expiresSoon(shown, today) ? 'expires-soon' : 'accepted'
}

export const isUpToDate = ({ inForce, confirmedOn }: OwnCheck): boolean =>
  inForce !== null || confirmedOn !== null

/** Optional checks do not count. */
export function countUpToDate(checks: readonly OwnCheck[]): { met: number; total: number } {
  const counted = checks.filter(({ kind }) => !OPTIONAL_CHECKS.includes(kind))
  return { met: counted.filter(isUpToDate).length, total: counted.length }
}
