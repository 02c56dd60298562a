// D53: what an administrator decides about a credential, and what the technician is told.

import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { truncateText } from '#platform/domain/sanitize-text.ts'
import { isDate } from '#platform/domain/time.ts'
import type {
  CredentialKind,
  CredentialStatus,
  DocumentCredentialKind,
} from '#verification/domain/credential.ts'

// 'check' is the earlier name of a credential. It stays where it is stored or sent: tables, trail, jobs, the form of a decision.

export const CREDENTIAL_ACTS = ['accept-check', 'return-check', 'request-check'] as const
export type CredentialAct = (typeof CREDENTIAL_ACTS)[number]
/** `expire-check`: by the clock. */
export type CredentialTrailAct = CredentialAct | 'expire-check'

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    verification: { technician: CredentialTrailAct }
  }
}

/** How the trail tells which credential an act was about. */
export const kindForTrail = (kind: DocumentCredentialKind) => ({ check: kind })

/** Of `before` or `after` as stored in the trail. */
export function kindFromTrail(stored: unknown): CredentialKind | undefined {
  return (stored as { check?: CredentialKind } | null)?.check
}

/** The status in which each act finds the credential. */
export const DECIDED_FROM: Record<CredentialAct, CredentialStatus> = {
  'accept-check': 'pending',
  'return-check': 'pending',
  // An accepted one is asked for again.
  'request-check': 'accepted',
}

export type CredentialRefusal =
  | 'credential-gone'
  | 'credential-already-decided'
  | 'credential-reason-required'
  | 'credential-invalid-date'
  | 'credential-dates-reversed'
  | 'credential-out-of-date'

/** What an administrator may correct while accepting. */
export interface CredentialCorrections {
  readonly entity: string
  readonly number: string
  /** 'YYYY-MM-DD' */
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  /** Why its documents are kept for more than 30 days; empty when they are deleted. */
  readonly keptFor: string
}

export const ENTITY_MAX_LENGTH = 80
export const NUMBER_MAX_LENGTH = 40
export const KEPT_FOR_MAX_LENGTH = 200

/** `today` is 'YYYY-MM-DD'. The fields have the names of the form. */
export function correctionsFrom(
  fields: Readonly<Record<string, string>>,
  today: string,
): Outcome<CredentialCorrections, CredentialRefusal> {
  const { entidad = '', numero = '', expedicion = '', vence = '', conservar = '' } = fields
  for (const date of [expedicion, vence])
    if (date !== '' && !isDate(date)) return refused('credential-invalid-date')
  if (expedicion > today) return refused('credential-invalid-date')
  if (expedicion && vence && vence < expedicion) return refused('credential-dates-reversed')
  if (vence && vence < today) return refused('credential-out-of-date')
  return accepted({
    entity: lineOf(entidad, ENTITY_MAX_LENGTH),
    number: lineOf(numero, NUMBER_MAX_LENGTH),
    issuedOn: expedicion || null,
    expiresOn: vence || null,
    keptFor: lineOf(conservar, KEPT_FOR_MAX_LENGTH),
  })
}

function lineOf(typed: string, maxLength: number): string {
  return truncateText(typed.replace(/\s+/g, ' ').trim(), maxLength)
}

/** Who decided a credential before this form was sent, and how. */
export interface EarlierDecision {
  readonly kind: DocumentCredentialKind
  readonly status: CredentialStatus
  /** Null when the technician or the clock changed it, or the account is gone. */
  readonly deciderName: string | null
}

/** E-mails about credentials. Stored in jobs: do not rename the values. */
export type CredentialNotification = 'accepted' | 'returned' | 'requested' | 'expiring' | 'expired'

const TRUE_IN: Record<CredentialNotification, CredentialStatus> = {
  accepted: 'accepted',
  returned: 'returned',
  requested: 'returned',
  expiring: 'accepted',
  expired: 'expired',
}

/** False when the credential has changed since: then no e-mail is sent. */
export function isStillTrueOf(notification: CredentialNotification, status: CredentialStatus): boolean {
  return TRUE_IN[notification] === status
}
