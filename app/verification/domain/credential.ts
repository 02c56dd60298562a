// D53: the credentials behind 'Verificado', each sent by the technician and decided by an administrator.
import { addDays } from '#platform/domain/time.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** Checks that rest on documents. Stored. */
export const DOCUMENT_CREDENTIAL_KINDS = [
  'identity',
  'background',
  'electrical-licence',
  'gas-licence',
  'training',
  'insurance',
] as const
export type DocumentCredentialKind = (typeof DOCUMENT_CREDENTIAL_KINDS)[number]

/** `phone` is derived: a completed visit with the present phone confirms it. */
export type CredentialKind = DocumentCredentialKind | 'phone'

export const CREDENTIAL_STATUSES = ['pending', 'accepted', 'returned', 'expired', 'replaced'] as const
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number]

export type DocumentType = 'image/webp' | 'application/pdf'

export interface CredentialDocument {
  readonly id: string
  readonly name: string
  readonly type: DocumentType
}

/** One submission. */
export interface Credential {
  readonly id: number
  readonly kind: DocumentCredentialKind
  readonly status: CredentialStatus
  readonly entity: string
  /** Masked outside of the administrators' screens. */
  readonly number: string
  /** 'YYYY-MM-DD' */
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  readonly sentAt: Date
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly note: string
  readonly documents: readonly CredentialDocument[]
}

/** 'Verificado' needs these, and falls with them (D53). */
export const VERIFICATION_RESTS_ON: readonly DocumentCredentialKind[] = ['identity']
export const OPTIONAL_CREDENTIALS: readonly CredentialKind[] = ['insurance']

const LICENCES: Partial<Record<SpecialtyLabel, DocumentCredentialKind>> = {
  Electricidad: 'electrical-licence',
  Gasodomésticos: 'gas-licence',
}

/** In the order in which screens show them; a licence only where the trade needs it. */
export function credentialsAskedOf(specialties: readonly string[]): CredentialKind[] {
  const licences = Object.entries(LICENCES)
    .filter(([specialty]) => specialties.includes(specialty))
    .map(([, kind]) => kind)
  return ['identity', 'background', ...licences, 'training', 'phone', 'insurance']
}

export const EXPIRY_WARNING_DAYS = 30

type Dated = Pick<Credential, 'status' | 'expiresOn'>

/** `today` is 'YYYY-MM-DD'; a document is valid on its last day. */
export function isValid({ status, expiresOn }: Dated, today: string): boolean {
  return status === 'accepted' && (expiresOn === null || expiresOn >= today)
}

export function expiresSoon(credential: Dated, today: string): boolean {
  return (
    isValid(credential, today) &&
    credential.expiresOn !== null &&
    credential.expiresOn <= addDays(today, EXPIRY_WARNING_DAYS)
  )
}

export function mayBeVerified(
  credentials: readonly (Dated & Pick<Credential, 'kind'>)[],
  today: string,
): boolean {
  return VERIFICATION_RESTS_ON.every(kind =>
    credentials.some(credential => credential.kind === kind && isValid(credential, today)),
  )
}

/** '1.020.304.482' → '•••• 482' */
export function maskedNumber(number: string): string {
  const plain = number.replace(/[^\p{L}\p{N}]/gu, '')
  return plain === '' ? '' : `•••• ${plain.slice(-3)}`
}

/** The order in which the public reads them. */
export const CREDENTIAL_ORDER: readonly CredentialKind[] = [
  'identity',
  'background',
  'electrical-licence',
  'gas-licence',
  'training',
  'phone',
  'insurance',
]

/** What the public reads. */
export interface PublicCredential {
  readonly kind: CredentialKind
  readonly entity: string
  /** When it was decided, or the visit that confirmed the phone: 'YYYY-MM-DD'. */
  readonly date: string
  readonly expiresOn: string | null
}
