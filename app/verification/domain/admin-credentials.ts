// Which submissions the dossier of a technician shows, and how many credentials are up to date.

import {
  type Credential,
  type CredentialKind,
  credentialsAskedOf,
  type DocumentCredentialKind,
  expiresSoon,
  isValid,
  mayBeVerified,
} from '#verification/domain/credential.ts'

export interface DossierCredential {
  readonly kind: CredentialKind
  /** Null when nothing was sent; `phone` has none. */
  readonly credential: Credential | null
}

/**
 * Per kind the one that waits and the one in force; without these the newest. Kinds that the trades no longer ask for are
 * shown when something was sent.
 */
export function listDossierCredentials(
  credentials: readonly Credential[],
  specialties: readonly string[],
): DossierCredential[] {
  const asked = credentialsAskedOf(specialties)
  const others = credentials.map(({ kind }) => kind).filter(kind => !asked.includes(kind))
  return [...asked, ...new Set(others)].flatMap((kind): DossierCredential[] => {
    const sent = credentials.filter(
      credential => credential.kind === kind && credential.status !== 'replaced',
    )
    const current = sent.filter(({ status }) => status === 'pending' || status === 'accepted').toReversed()
    const shown = current.length > 0 ? current : sent.slice(-1)
    return shown.length > 0 ? shown.map(credential => ({ kind, credential })) : [{ kind, credential: null }]
  })
}

export function countPendingCredentials(credentials: readonly DossierCredential[]): number {
  return credentials.filter(({ credential }) => credential?.status === 'pending').length
}

/** '4 de 5 al día': of the kinds that the dossier lists. */
export function countValidCredentials(
  listed: readonly DossierCredential[],
  { today, phoneConfirmed }: { today: string; phoneConfirmed: boolean },
): { valid: number; listed: number } {
  const isUpToDate = ({ kind, credential }: DossierCredential) =>
    kind === 'phone' ? phoneConfirmed : credential !== null && isValid(credential, today)
  const kinds = (credentials: readonly DossierCredential[]) =>
    new Set(credentials.map(({ kind }) => kind)).size
  return { valid: kinds(listed.filter(isUpToDate)), listed: kinds(listed) }
}

// The credentials of a technician in one line of the panel.

export interface VerificationSummary {
  /** What an administrator should see first. */
  readonly state: 'pending' | 'expiring' | 'verified' | 'accepted' | 'expired' | 'returned' | 'none'
  /** The credentials in that state; the one that expires first leads. */
  readonly kinds: readonly DocumentCredentialKind[]
  /** Of `expiring`: 'YYYY-MM-DD'. */
  readonly expiresOn: string | null
  /** 'Verificar' would be accepted and would change something. */
  readonly mayBeVerified: boolean
}

type Submission = Pick<Credential, 'kind' | 'status' | 'expiresOn'>

/** `credentials` oldest first. */
export function verificationSummary(
  credentials: readonly Submission[],
  verificado: boolean,
  today: string,
): VerificationSummary {
  // A renewal waits beside the accepted credential; of the rest only the last submission of a kind counts.
  const current = credentials.filter(
    (credential, index) =>
      credential.status === 'accepted' ||
      !credentials.slice(index + 1).some(({ kind }) => kind === credential.kind),
  )
  const kindsOf = (found: readonly Submission[]) => found.map(({ kind }) => kind)
  const withStatus = (status: Credential['status']) =>
    current.filter(credential => credential.status === status)
  const common = { expiresOn: null, mayBeVerified: !verificado && mayBeVerified(credentials, today) }

  const pending = withStatus('pending')
  if (pending.length > 0) return { ...common, state: 'pending', kinds: kindsOf(pending) }
  const expiring = current
    .filter(credential => expiresSoon(credential, today))
    .toSorted((a, b) => (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''))
  const [first] = expiring
  if (first) return { ...common, state: 'expiring', kinds: kindsOf(expiring), expiresOn: first.expiresOn }
  const valid = kindsOf(current.filter(credential => isValid(credential, today)))
  if (verificado) return { ...common, state: 'verified', kinds: valid }
  if (common.mayBeVerified) return { ...common, state: 'accepted', kinds: valid }
  const expired = kindsOf(
    current.filter(
      credential =>
        credential.status === 'expired' || (credential.status === 'accepted' && !isValid(credential, today)),
    ),
  )
  if (expired.length > 0) return { ...common, state: 'expired', kinds: expired }
  const returned = kindsOf(withStatus('returned'))
  if (returned.length > 0) return { ...common, state: 'returned', kinds: returned }
  return { ...common, state: valid.length > 0 ? 'accepted' : 'none', kinds: valid }
}
