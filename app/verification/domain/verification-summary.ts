// The checks of a technician in one line of the panel.
import {
  type Check,
  type DocumentCheckKind,
  expiresSoon,
  isValid,
  mayBeVerified,
} from '#verification/domain/check.ts'

export interface VerificationSummary {
  /** What an administrator should see first. */
  readonly state: 'pending' | 'expiring' | 'verified' | 'accepted' | 'expired' | 'returned' | 'none'
  /** The checks in that state; the one that expires first leads. */
  readonly kinds: readonly DocumentCheckKind[]
  /** Of `expiring`: 'YYYY-MM-DD'. */
  readonly expiresOn: string | null
  /** 'Verificar' would be accepted and would change something. */
  readonly mayBeVerified: boolean
}

type Submission = Pick<Check, 'kind' | 'status' | 'expiresOn'>

/** `checks` oldest first. */
export function verificationSummary(
  checks: readonly Submission[],
  verificado: boolean,
  today: string,
): VerificationSummary {
  // A renewal waits beside the accepted check; of the rest only the last submission of a kind counts.
  const current = checks.filter(
    (check, index) =>
      check.status === 'accepted' || !checks.slice(index + 1).some(({ kind }) => kind === check.kind),
  )
  const kindsOf = (found: readonly Submission[]) => found.map(({ kind }) => kind)
  const withStatus = (status: Check['status']) => current.filter(check => check.status === status)
  const common = { expiresOn: null, mayBeVerified: !verificado && mayBeVerified(checks, today) }

  const pending = withStatus('pending')
  if (pending.length > 0) return { ...common, state: 'pending', kinds: kindsOf(pending) }
  const expiring = current
    .filter(check => expiresSoon(check, today))
    .toSorted((a, b) => (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''))
  const [first] = expiring
  if (first) return { ...common, state: 'expiring', kinds: kindsOf(expiring), expiresOn: first.expiresOn }
  const valid = kindsOf(current.filter(check => isValid(check, today)))
  if (verificado) return { ...common, state: 'verified', kinds: valid }
  if (common.mayBeVerified) return { ...common, state: 'accepted', kinds: valid }
  const expired = kindsOf(
    current.filter(
      check => check.status === 'expired' || (check.status === 'accepted' && !isValid(check, today)),
    ),
  )
  if (expired.length > 0) return { ...common, state: 'expired', kinds: expired }
  const returned = kindsOf(withStatus('returned'))
  if (returned.length > 0) return { ...common, state: 'returned', kinds: returned }
  return { ...common, state: valid.length > 0 ? 'accepted' : 'none', kinds: valid }
}
