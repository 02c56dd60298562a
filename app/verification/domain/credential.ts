// D53: the credentials behind 'Verificado', each sent by the technician and decided by an administrator.
import { addDays } from '#platform/domain/time.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** In the order in which screens show them. `phone` is derived: a completed visit with the present phone confirms it. */
export const CREDENTIAL_KINDS = [
  'identity',
  'background',
  'electrical-licence',
  'gas-licence',
  'training',
  'phone',
  'insurance',
] as const
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number]
/** Those that rest on documents. Stored. */
export type DocumentCredentialKind = Exclude<CredentialKind, 'phone'>
export const DOCUMENT_CREDENTIAL_KINDS = CREDENTIAL_KINDS.filter(kind => kind !== 'phone')

export const CREDENTIAL_FIELDS = ['entidad', 'numero', 'expedicion', 'vence'] as const
export type CredentialField = (typeof CREDENTIAL_FIELDS)[number]

export interface CredentialRules {
  /** Only technicians of these specialties are asked for it. */
  readonly specialties?: readonly SpecialtyLabel[]
  /** Of the form that sends it. A field that is not named is not asked. */
  readonly asks: Readonly<Partial<Record<CredentialField, 'required' | 'optional'>>>
  /** The entity where it is always the same. */
  readonly entity?: string
  readonly numberPattern?: RegExp
  readonly issuedWithinDays?: number
  /** Counted from the day of issue, for documents that carry no expiry. */
  readonly validForDays?: number
}

export const BACKGROUND_MAX_AGE_DAYS = 90

export const CREDENTIAL_RULES: Readonly<Record<DocumentCredentialKind, CredentialRules>> = {
  // Only foreigners' documents expire.
  identity: {
    asks: { numero: 'required', vence: 'optional' },
    numberPattern: /^(?:\D*\d){6,10}\D*$/,
  },
  background: {
    asks: { expedicion: 'required' },
    entity: 'Policía Nacional',
    issuedWithinDays: BACKGROUND_MAX_AGE_DAYS,
    validForDays: 365,
  },
  'electrical-licence': {
    specialties: ['Electricidad'],
    asks: { entidad: 'required', numero: 'required', vence: 'optional' },
  },
  'gas-licence': {
    specialties: ['Gasodomésticos'],
    asks: { entidad: 'required', numero: 'required', vence: 'required' },
  },
  training: {
    asks: { entidad: 'required', numero: 'optional', expedicion: 'optional', vence: 'optional' },
  },
  insurance: { asks: { entidad: 'required', numero: 'required', vence: 'required' } },
}

export const CREDENTIAL_STATUSES = ['pending', 'accepted', 'returned', 'expired', 'replaced'] as const
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number]

export const DOCUMENT_TYPES = ['image/webp', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

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

/** A licence only where the specialty needs it. */
export function credentialsAskedOf(specialties: readonly string[]): CredentialKind[] {
  return CREDENTIAL_KINDS.filter(kind => {
    const { specialties: needing } = kind === 'phone' ? {} : CREDENTIAL_RULES[kind]
    return needing === undefined || needing.some(label => specialties.includes(label))
  })
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

/** What the public reads. */
export interface PublicCredential {
  readonly kind: CredentialKind
  readonly entity: string
  /** When it was decided, or the visit that confirmed the phone: 'YYYY-MM-DD'. */
  readonly date: string
  readonly expiresOn: string | null
}
