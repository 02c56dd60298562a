// Reads the form of a credential. The browser and the server apply the same rules.

import { LINE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import type { ParsedForm } from '#platform/domain/form-rules.ts'
import { PHOTO_TYPES, photoTypeOf } from '#platform/domain/photo.ts'
import { addDays, isDate } from '#platform/domain/time.ts'
import {
  CREDENTIAL_FIELDS,
  CREDENTIAL_RULES,
  type Credential,
  type CredentialField,
  type CredentialRules,
  type DocumentCredentialKind,
} from '#verification/domain/credential.ts'

export type CredentialFieldCode =
  | 'credential-entity-required'
  | 'credential-number-required'
  | 'credential-number-invalid'
  | 'credential-issued-required'
  | 'credential-issued-invalid'
  | 'credential-issued-future'
  | 'credential-issued-old'
  | 'credential-expiry-required'
  | 'credential-expiry-invalid'
  | 'credential-expired'
  | 'long-line'

export type CredentialDetails = Pick<Credential, 'entity' | 'number' | 'issuedOn' | 'expiresOn'>

/** Ticked where only some documents of a kind expire: then the date is asked. */
export const EXPIRES_FIELD = 'conVencimiento'

type Fields = Readonly<Record<string, string | undefined>>

/** `today` is 'YYYY-MM-DD'. */
export function parseCredentialForm(
  kind: DocumentCredentialKind,
  fields: Fields,
  today: string,
): ParsedForm<CredentialDetails, CredentialFieldCode> {
  const rules = CREDENTIAL_RULES[kind]
  const textOf = (field: CredentialField) => (rules.asks[field] ? (fields[field]?.trim() ?? '') : '')
  for (const field of CREDENTIAL_FIELDS) {
    const code = mistakeIn(field, textOf(field), rules, today)
    if (code) return { ok: false, field, code }
  }
  if (rules.asks.vence && fields[EXPIRES_FIELD] && textOf('vence') === '')
    return { ok: false, field: 'vence', code: 'credential-expiry-required' }
  const issuedOn = textOf('expedicion') || null
  const derivedExpiry = issuedOn && rules.validForDays ? addDays(issuedOn, rules.validForDays) : null
  return {
    ok: true,
    value: {
      entity: rules.entity ?? textOf('entidad'),
      number: textOf('numero'),
      issuedOn,
      expiresOn: textOf('vence') || derivedExpiry,
    },
  }
}

const REQUIRED_CODES: Record<CredentialField, CredentialFieldCode> = {
  entidad: 'credential-entity-required',
  numero: 'credential-number-required',
  expedicion: 'credential-issued-required',
  vence: 'credential-expiry-required',
}

function mistakeIn(
  field: CredentialField,
  text: string,
  { asks, numberPattern, issuedWithinDays }: CredentialRules,
  today: string,
): CredentialFieldCode | null {
  if (text === '') return asks[field] === 'required' ? REQUIRED_CODES[field] : null
  if (field === 'expedicion') {
    if (!isDate(text)) return 'credential-issued-invalid'
    if (text > today) return 'credential-issued-future'
    return issuedWithinDays && text < addDays(today, -issuedWithinDays) ? 'credential-issued-old' : null
  }
  if (field === 'vence') {
    if (!isDate(text)) return 'credential-expiry-invalid'
    return text < today ? 'credential-expired' : null
  }
  if ([...text].length > LINE_MAX_LENGTH) return 'long-line'
  return field === 'numero' && numberPattern && !numberPattern.test(text) ? 'credential-number-invalid' : null
}

// Documents of a credential: which files may be sent, and for how long they are kept. Recognised by their content.

export const DOCUMENTS_MAX = 3
export const DOCUMENT_MAX_MB = 8
export const DOCUMENT_MAX_BYTES = DOCUMENT_MAX_MB * 1024 * 1024
/** Days after the decision, unless there is a reason to keep them. */
export const DOCUMENT_KEPT_DAYS = 30
export const DOCUMENT_THUMB_WIDTH = 240
export const DOCUMENT_THUMB_HEIGHT = 180
/** For the file input. */
export const DOCUMENT_ACCEPT = [...PHOTO_TYPES, 'application/pdf'].join(',')
const NAME_MAX_LENGTH = 80

export type DocumentSize = 'full' | 'thumb'

export type DocumentMistake =
  | 'document-required'
  | 'too-many-documents'
  | 'document-format'
  | 'document-too-large'
  | 'document-too-many-pixels'
  | 'photo-proportions'
  | 'document-damaged'

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

export function isPdf(head: Uint8Array): boolean {
  return PDF.every((byte, index) => head[index] === byte)
}

/** The format is checked before the size. */
export function documentMistakeOf(head: Uint8Array, bytes: number): DocumentMistake | null {
  if (bytes === 0) return 'document-damaged'
  if (!isPdf(head) && !photoTypeOf(head)) return 'document-format'
  return bytes > DOCUMENT_MAX_BYTES ? 'document-too-large' : null
}

const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function isDocumentId(text: string): boolean {
  return ID_PATTERN.test(text)
}

/** The file's name as it is shown: without folders, control and bidirectional characters, of bounded length. */
export function documentNameFrom(fileName: string): string {
  const name = fileName
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (name.length <= NAME_MAX_LENGTH) return name || 'documento'
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return `${[...name].slice(0, NAME_MAX_LENGTH - extension.length - 1).join('')}…${extension}`
}

export type SendCredentialRefusal =
  | CredentialFieldCode
  | DocumentMistake
  | 'sign-in-as-technician'
  | 'no-profile'
  | 'too-many-requests'
  /** Another tab sent one at the same moment. */
  | 'credential-sent-meanwhile'
  /** A failure of this server; a retry may succeed. */
  | 'document-failed'

export type WithdrawCredentialRefusal =
  | 'sign-in-as-technician'
  /** Decided, replaced or withdrawn meanwhile. */
  | 'credential-not-pending'
  | 'credential-not-withdrawn'
