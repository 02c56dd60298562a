// What the form of each check asks for. The browser and the server apply the same rules.

import { LINE_MAX_LENGTH } from '#accounts/domain/credential-rules.ts'
import { addDays, isDate } from '#platform/domain/bogota-time.ts'
import type { ParsedForm } from '#platform/domain/parse-form.ts'
import type { Check, DocumentCheckKind } from '#verification/domain/check.ts'

export const CHECK_FIELDS = ['entidad', 'numero', 'expedicion', 'vence'] as const
export type CheckField = (typeof CHECK_FIELDS)[number]

export interface CheckRules {
  /** A field that is not named is not asked. */
  readonly asks: Readonly<Partial<Record<CheckField, 'required' | 'optional'>>>
  /** The entity where it is always the same. */
  readonly entity?: string
  readonly numberPattern?: RegExp
  readonly issuedWithinDays?: number
  /** Counted from the day of issue, for documents that carry no expiry. */
  readonly validForDays?: number
}

export const CHECK_RULES: Readonly<Record<DocumentCheckKind, CheckRules>> = {
  // Only foreigners' documents expire.
  identity: {
    asks: { numero: 'required', vence: 'optional' },
    numberPattern: /^(?:\D*\d){6,10}\D*$/,
  },
  background: {
    asks: { expedicion: 'required' },
    entity: 'Policía Nacional',
    issuedWithinDays: 90,
    validForDays: 365,
  },
  'electrical-licence': { asks: { entidad: 'required', numero: 'required', vence: 'optional' } },
  'gas-licence': { asks: { entidad: 'required', numero: 'required', vence: 'required' } },
  training: {
    asks: { entidad: 'required', numero: 'optional', expedicion: 'optional', vence: 'optional' },
  },
  insurance: { asks: { entidad: 'required', numero: 'required', vence: 'required' } },
}

export type CheckFieldCode =
  | 'check-entity-required'
  | 'check-number-required'
  | 'check-number-invalid'
  | 'check-issued-required'
  | 'check-issued-invalid'
  | 'check-issued-future'
  | 'check-issued-old'
  | 'check-expiry-required'
  | 'check-expiry-invalid'
  | 'check-expired'
  | 'long-line'

export type CheckDetails = Pick<Check, 'entity' | 'number' | 'issuedOn' | 'expiresOn'>

type Fields = Readonly<Record<string, string | undefined>>

/** `today` is 'YYYY-MM-DD'. */
export function parseCheckForm(
  kind: DocumentCheckKind,
  fields: Fields,
  today: string,
): ParsedForm<CheckDetails, CheckFieldCode> {
  const rules = CHECK_RULES[kind]
  const textOf = (field: CheckField) => (rules.asks[field] ? (fields[field]?.trim() ?? '') : '')
  for (const field of CHECK_FIELDS) {
    const code = mistakeIn(field, textOf(field), rules, today)
    if (code) return { ok: false, field, code }
  }
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

const REQUIRED_CODES: Record<CheckField, CheckFieldCode> = {
  entidad: 'check-entity-required',
  numero: 'check-number-required',
  expedicion: 'check-issued-required',
  vence: 'check-expiry-required',
}

function mistakeIn(
  field: CheckField,
  text: string,
  { asks, numberPattern, issuedWithinDays }: CheckRules,
  today: string,
): CheckFieldCode | null {
  if (text === '') return asks[field] === 'required' ? REQUIRED_CODES[field] : null
  if (field === 'expedicion') {
    if (!isDate(text)) return 'check-issued-invalid'
    if (text > today) return 'check-issued-future'
    return issuedWithinDays && text < addDays(today, -issuedWithinDays) ? 'check-issued-old' : null
  }
  if (field === 'vence') {
    if (!isDate(text)) return 'check-expiry-invalid'
    return text < today ? 'check-expired' : null
  }
  if ([...text].length > LINE_MAX_LENGTH) return 'long-line'
  return field === 'numero' && numberPattern && !numberPattern.test(text) ? 'check-number-invalid' : null
}
