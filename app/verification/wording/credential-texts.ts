import { shortDateText, shortMonthText } from '#platform/wording/dates.ts'
import type { CredentialKind, PublicCredential } from '#verification/domain/credential.ts'

export const CREDENTIAL_TITLES: Record<CredentialKind, string> = {
  identity: 'Cédula',
  background: 'Antecedentes',
  'electrical-licence': 'Matrícula CONTE',
  'gas-licence': 'Licencia de gas',
  training: 'Formación',
  phone: 'Teléfono',
  insurance: 'Póliza',
}

/** 'la cédula' */
export const CREDENTIAL_NOUNS: Record<CredentialKind, string> = {
  identity: 'la cédula',
  background: 'el certificado de antecedentes',
  'electrical-licence': 'la matrícula CONTE',
  'gas-licence': 'la licencia de gas',
  training: 'el certificado de formación',
  phone: 'el teléfono',
  insurance: 'la póliza',
}

/** A certificate of the SENA, the public school of trades, is known by that name. */
export function credentialTitle({ kind, entity }: { kind: CredentialKind; entity: string }): string {
  return kind === 'training' && /\bsena\b/i.test(entity) ? 'Certificado SENA' : CREDENTIAL_TITLES[kind]
}

// 'Qué verificamos': what each credential of a technician reads to the public.

/** 'Competencia laboral, SENA · Vence jun 2027' */
export function credentialLine(credential: PublicCredential): string {
  const { expiresOn } = credential
  return [what(credential), expiresOn && `Vence ${shortMonthText(expiresOn.slice(0, 7)).toLowerCase()}`]
    .filter(Boolean)
    .join(' · ')
}

function what({ kind, entity }: PublicCredential): string {
  switch (kind) {
    case 'identity':
      return 'Documento revisado por TecniYa'
    case 'background':
      return `${entity || 'Policía Nacional'}, sin asuntos pendientes`
    case 'electrical-licence':
      return entity || 'CONTE'
    case 'gas-licence':
      return withEntity('Competencia laboral', entity)
    case 'training':
      return withEntity('Formación en su oficio', entity)
    case 'insurance':
      return withEntity('Responsabilidad civil', entity)
    case 'phone':
      return 'Confirmado en una visita completada'
  }
}

const withEntity = (text: string, entity: string) => (entity ? `${text}, ${entity}` : text)

/** '12 mar 2026' */
export const credentialDateText = ({ date }: PublicCredential) => shortDateText(date)

/** '4 revisiones al día; mira cuáles' */
export function credentialsSummaryText(count: number): string {
  return count === 1 ? '1 revisión al día; mira cuál' : `${count} revisiones al día; mira cuáles`
}

export const CREDENTIALS_TITLE = 'Qué verificamos'
export const CREDENTIALS_NOTE = 'Cada revisión tiene fecha. Si una vence, deja de mostrarse.'
