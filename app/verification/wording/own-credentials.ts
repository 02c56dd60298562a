// The technician's own credentials: titles, states and what is missing.

import { addDays, bogotaDate, bogotaTime, DAY_MS } from '#platform/domain/time.ts'
import { fullDateText, reviewDateText } from '#platform/wording/dates.ts'
import { listText } from '#platform/wording/list-text.ts'
import type {
  CredentialField,
  CredentialKind,
  DocumentCredentialKind,
} from '#verification/domain/credential.ts'
import {
  DOCUMENT_KEPT_DAYS,
  DOCUMENT_MAX_MB,
  DOCUMENTS_MAX,
} from '#verification/domain/credential-submission.ts'
import {
  countUpToDate,
  isUpToDate,
  type OwnCredential,
  type OwnCredentialState,
} from '#verification/domain/own-credentials.ts'
import { CREDENTIAL_WORDS } from '#verification/wording/credential-texts.ts'

export function credentialStateText(kind: CredentialKind, state: OwnCredentialState): string {
  const ending = CREDENTIAL_WORDS[kind].pronoun === 'La' ? 'a' : 'o'
  switch (state) {
    case 'accepted':
      return `Aceptad${ending}`
    case 'pending':
      return 'En revisión'
    case 'returned':
      return `Devuelt${ending}`
    case 'expires-soon':
      return 'Vence pronto'
    case 'expired':
      return `Vencid${ending}`
    case 'missing':
      return kind === 'phone' ? 'Sin confirmar' : 'Sin enviar'
    case 'optional':
      return 'Opcional'
  }
}

/** 'La revisamos el 12 de marzo de 2026. Ya borramos el archivo; solo queda el resultado.' */
export function acceptedText({ kind, inForce, confirmedOn }: OwnCredential): string {
  if (confirmedOn) return `Quedó confirmado en una visita completada el ${fullDateText(confirmedOn)}.`
  if (!inForce) return ''
  const day = inForce.decidedAt ? fullDateText(bogotaDate(inForce.decidedAt)) : ''
  const until = inForce.expiresOn ? ` Vale hasta el ${fullDateText(inForce.expiresOn)}.` : ''
  return `${CREDENTIAL_WORDS[kind].pronoun} revisamos el ${day}.${until} ${fileFateText(inForce)}`
}

function fileFateText({ documents, decidedAt }: NonNullable<OwnCredential['inForce']>): string {
  if (documents.length === 0) return 'Ya borramos el archivo; solo queda el resultado.'
  return decidedAt
    ? `Borramos el archivo a más tardar el ${fullDateText(addDays(bogotaDate(decidedAt), DOCUMENT_KEPT_DAYS + 1))}.`
    : ''
}

/** ', en 24 días' */
export function daysLeftText(expiresOn: string, today: string): string {
  const days = (Date.parse(expiresOn) - Date.parse(today)) / DAY_MS
  if (days === 0) return ', hoy'
  return days === 1 ? ', mañana' : `, en ${days} días`
}

/** What follows when it is not renewed. */
export function withoutRenewalText(kind: CredentialKind): string {
  return kind === 'identity'
    ? 'Si no la renuevas, dejas de estar verificado.'
    : 'Si no la renuevas, sale de tu perfil.'
}

export const PENDING_TEXT = 'Lo miramos en un día hábil y te escribimos.'

/** While a renewal waits or was returned. */
export function stillInForceText({ inForce }: OwnCredential): string {
  if (!inForce) return ''
  const until = inForce.expiresOn ? ` hasta el ${fullDateText(inForce.expiresOn)}` : ''
  return `Lo que ya revisamos sigue valiendo${until}.`
}

/** 'hoy, 10:20', 'ayer, 18:42', '12 de noviembre, 16:40' */
export function momentText(at: Date, now: Date): string {
  const [date, today] = [bogotaDate(at), bogotaDate(now)]
  const yesterday = date === addDays(today, -1)
  const day = date === today ? 'hoy' : yesterday ? 'ayer' : reviewDateText(date, today)
  return `${day}, ${bogotaTime(at)}`
}

/** '3 revisiones al día. Te falta mandar de nuevo los antecedentes.' */
export function summaryText(credentials: readonly OwnCredential[]): string {
  const { met, total } = countUpToDate(credentials)
  if (met === total) return 'Tienes todas tus revisiones al día.'
  const open = credentials.filter(
    credential => !isUpToDate(credential) && credential.state !== 'optional' && credential.kind !== 'phone',
  )
  const inState = (...states: OwnCredentialState[]) =>
    open.filter(({ state }) => states.includes(state)).map(({ kind }) => ownNoun(kind))
  const clauses = [
    ['mandar de nuevo', inState('returned')],
    ['renovar', inState('expired')],
    ['enviar', inState('missing')],
  ] as const
  const missing = clauses.flatMap(([verb, nouns]) => (nouns.length > 0 ? [`${verb} ${listText(nouns)}`] : []))
  const count = met === 1 ? '1 revisión al día.' : `${met} revisiones al día.`
  if (missing.length > 0) return `${count} Te falta ${listText(missing)}.`
  if (inState('pending').length > 0) return `${count} Estamos mirando ${listText(inState('pending'))}.`
  return `${count} Tu teléfono se confirma con la primera visita.`
}

export const DOCUMENT_HINT = `JPG, PNG o PDF. Máximo ${DOCUMENT_MAX_MB} MB.`
export const DOCUMENTS_HINT = `Hasta ${DOCUMENTS_MAX} archivos JPG, PNG, WEBP o PDF, de máximo ${DOCUMENT_MAX_MB} MB cada uno.`
export const DOCUMENTS_KEPT_TEXT = `Guardamos cada archivo hasta ${DOCUMENT_KEPT_DAYS} días después de decidir y luego lo borramos.`

// Labels and hints of the form that sends a credential.

interface FieldWords {
  readonly label: string
  readonly hint?: string
}

const FIELD_WORDS: Record<CredentialField, FieldWords> = {
  entidad: { label: 'Entidad que lo expidió' },
  numero: { label: 'Número' },
  expedicion: { label: 'Fecha de expedición' },
  vence: { label: 'Vence el' },
}

const OWN_FIELD_WORDS: Partial<Record<DocumentCredentialKind, Partial<Record<CredentialField, FieldWords>>>> =
  {
    identity: {
      numero: { label: 'Número de documento', hint: 'Cédula, cédula de extranjería o PPT. Nadie más lo ve.' },
    },
    background: { expedicion: { label: 'Fecha de expedición', hint: 'La que trae el certificado.' } },
    'electrical-licence': {
      entidad: { label: 'Entidad que la expidió', hint: 'Casi siempre, el CONTE.' },
      numero: { label: 'Número de matrícula' },
    },
    'gas-licence': {
      entidad: { label: 'Entidad que la expidió', hint: 'El SENA u otro organismo acreditado.' },
      numero: { label: 'Número del certificado' },
    },
    training: { entidad: { label: 'Entidad que lo expidió', hint: 'Por ejemplo, SENA.' } },
    insurance: { entidad: { label: 'Aseguradora' }, numero: { label: 'Número de póliza' } },
  }

/** The tick that asks for the expiry, where only some documents of the kind expire. */
export function expiresLabel(kind: DocumentCredentialKind): string {
  return kind === 'identity' ? 'Es cédula de extranjería o PPT' : 'Trae fecha de vencimiento'
}

export function fieldWordsOf(kind: DocumentCredentialKind, field: CredentialField): FieldWords {
  return OWN_FIELD_WORDS[kind]?.[field] ?? FIELD_WORDS[field]
}

function ownNoun(kind: CredentialKind): string {
  const { ownNoun, noun } = CREDENTIAL_WORDS[kind]
  return ownNoun ?? noun
}
