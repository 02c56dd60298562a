// Which submissions the file of a technician shows, and how many checks are up to date.

import {
  type Check,
  type CheckKind,
  checksAskedOf,
  type DocumentCheckKind,
  expiresSoon,
  isValid,
  mayBeVerified,
  OPTIONAL_CHECKS,
} from '#verification/domain/check.ts'

export interface FileCheck {
  readonly kind: CheckKind
  /** Null when nothing was sent; `phone` has none. */
  readonly check: Check | null
}

/**
 * Per kind the one that waits and the one in force; without these the newest. Kinds that the trades no longer ask for are
 * shown when something was sent.
 */
export function listFileChecks(checks: readonly Check[], specialties: readonly string[]): FileCheck[] {
  const asked = checksAskedOf(specialties)
  const others = checks.map(({ kind }) => kind).filter(kind => !asked.includes(kind))
  return [...asked, ...new Set(others)].flatMap((kind): FileCheck[] => {
    const sent = checks.filter(check => check.kind === kind && check.status !== 'replaced')
    const current = sent.filter(({ status }) => status === 'pending' || status === 'accepted').toReversed()
    const shown = current.length > 0 ? current : sent.slice(-1)
    return shown.length > 0 ? shown.map(check => ({ kind, check })) : [{ kind, check: null }]
  })
}

/** '2 de 5 al día': optional checks do not count. */
export function countValidChecks(
  checks: readonly Check[],
  {
    specialties,
    today,
    phoneConfirmed,
  }: { specialties: readonly string[]; today: string; phoneConfirmed: boolean },
): { valid: number; asked: number } {
  const asked = checksAskedOf(specialties).filter(kind => !OPTIONAL_CHECKS.includes(kind))
  const valid = asked.filter(kind =>
    kind === 'phone' ? phoneConfirmed : checks.some(check => check.kind === kind && isValid(check, today)),
  )
  return { valid: valid.length, asked: asked.length }
}

// The checks of a technician in one line of the panel.

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
