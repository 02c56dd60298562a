// D53: the checks behind 'Verificado', each sent by the technician and decided by an administrator.
import { addDays } from '#platform/domain/time.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** Checks that rest on documents. Stored. */
export const DOCUMENT_CHECK_KINDS = [
  'identity',
  'background',
  'electrical-licence',
  'gas-licence',
  'training',
  'insurance',
] as const
export type DocumentCheckKind = (typeof DOCUMENT_CHECK_KINDS)[number]

/** `phone` is derived: a completed visit with the present phone confirms it. */
export type CheckKind = DocumentCheckKind | 'phone'

export const CHECK_STATUSES = ['pending', 'accepted', 'returned', 'expired', 'replaced'] as const
export type CheckStatus = (typeof CHECK_STATUSES)[number]

export type DocumentType = 'image/webp' | 'application/pdf'

export interface CheckDocument {
  readonly id: string
  readonly name: string
  readonly type: DocumentType
}

/** One submission. */
export interface Check {
  readonly id: number
  readonly kind: DocumentCheckKind
  readonly status: CheckStatus
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
  readonly documents: readonly CheckDocument[]
}

/** 'Verificado' needs these, and falls with them (D53). */
export const VERIFICATION_RESTS_ON: readonly DocumentCheckKind[] = ['identity']
export const OPTIONAL_CHECKS: readonly CheckKind[] = ['insurance']

const LICENCES: Partial<Record<SpecialtyLabel, DocumentCheckKind>> = {
  Electricidad: 'electrical-licence',
  Gasodomésticos: 'gas-licence',
}

/** In the order in which screens show them; a licence only where the trade needs it. */
export function checksAskedOf(specialties: readonly string[]): CheckKind[] {
  const licences = Object.entries(LICENCES)
    .filter(([specialty]) => specialties.includes(specialty))
    .map(([, kind]) => kind)
  return ['identity', 'background', ...licences, 'training', 'phone', 'insurance']
}

export const EXPIRY_WARNING_DAYS = 30

type Dated = Pick<Check, 'status' | 'expiresOn'>

/** `today` is 'YYYY-MM-DD'; a document is valid on its last day. */
export function isValid({ status, expiresOn }: Dated, today: string): boolean {
  return status === 'accepted' && (expiresOn === null || expiresOn >= today)
}

export function expiresSoon(check: Dated, today: string): boolean {
  return (
    isValid(check, today) &&
    check.expiresOn !== null &&
    check.expiresOn <= addDays(today, EXPIRY_WARNING_DAYS)
  )
}

export function mayBeVerified(checks: readonly (Dated & Pick<Check, 'kind'>)[], today: string): boolean {
  return VERIFICATION_RESTS_ON.every(kind =>
    checks.some(check => check.kind === kind && isValid(check, today)),
  )
}

/** '1.020.304.482' → '•••• 482' */
export function maskedNumber(number: string): string {
  const plain = number.replace(/[^\p{L}\p{N}]/gu, '')
  return plain === '' ? '' : `•••• ${plain.slice(-3)}`
}

/** The order in which the public reads them. */
export const CHECK_ORDER: readonly CheckKind[] = [
  'identity',
  'background',
  'electrical-licence',
  'gas-licence',
  'training',
  'phone',
  'insurance',
]

/** What the public reads. */
export interface PublicCheck {
  readonly kind: CheckKind
  readonly entity: string
  /** When it was decided, or the visit that confirmed the phone: 'YYYY-MM-DD'. */
  readonly date: string
  readonly expiresOn: string | null
}
