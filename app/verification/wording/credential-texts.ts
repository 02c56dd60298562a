import { capitalised, shortDateText, shortMonthText } from '#platform/wording/dates.ts'
import {
  BACKGROUND_MAX_AGE_DAYS,
  type CredentialKind,
  type PublicCredential,
} from '#verification/domain/credential.ts'

interface CredentialWords {
  readonly title: string
  /** 'la cédula' */
  readonly noun: string
  /** To the technician, where it is another. */
  readonly ownTitle?: string
  readonly ownNoun?: string
  /** 'La revisamos…' */
  readonly pronoun: 'La' | 'Lo' | 'Los'
  /** Why it is asked, while nothing was sent. */
  readonly reason: string
  /** The button that opens its form, and the form's path. */
  readonly upload: string
  readonly slug: string
  /** What the public reads of it; `entity` may be ''. */
  readonly what: (entity: string) => string
}

export const CREDENTIAL_WORDS: Readonly<Record<CredentialKind, CredentialWords>> = {
  identity: {
    title: 'Cédula',
    noun: 'la cédula',
    pronoun: 'La',
    reason: 'Por los dos lados, que se lea el número. Sin ella no podemos verificarte.',
    upload: 'Subir cédula',
    slug: 'cedula',
    what: () => 'Documento revisado por TecniYa',
  },
  background: {
    title: 'Antecedentes',
    noun: 'el certificado de antecedentes',
    ownNoun: 'los antecedentes',
    pronoun: 'Los',
    reason: `Descarga gratis el certificado en la página de la Policía Nacional; que tenga menos de ${BACKGROUND_MAX_AGE_DAYS} días.`,
    upload: 'Subir antecedentes',
    slug: 'antecedentes',
    what: entity => `${entity || 'Policía Nacional'}, sin asuntos pendientes`,
  },
  'electrical-licence': {
    title: 'Matrícula CONTE',
    noun: 'la matrícula CONTE',
    pronoun: 'La',
    reason: 'La ley la pide para trabajar con electricidad.',
    upload: 'Subir matrícula',
    slug: 'licencia-electrica',
    what: entity => entity || 'CONTE',
  },
  'gas-licence': {
    title: 'Licencia de gas',
    noun: 'la licencia de gas',
    pronoun: 'La',
    reason: 'Tu certificado de competencia para instalar y reparar gasodomésticos.',
    upload: 'Subir licencia',
    slug: 'licencia-de-gas',
    what: entity => withEntity('Competencia laboral', entity),
  },
  training: {
    title: 'Formación',
    noun: 'el certificado de formación',
    ownTitle: 'Certificado SENA',
    ownNoun: 'el certificado SENA',
    pronoun: 'Lo',
    reason: 'Del SENA o de otra entidad: muestra dónde aprendiste tu oficio.',
    upload: 'Subir certificado',
    slug: 'certificado',
    what: entity => withEntity('Formación en su oficio', entity),
  },
  phone: {
    title: 'Teléfono',
    noun: 'el teléfono',
    pronoun: 'Lo',
    reason: 'Se confirma solo, con la primera visita que completes con tu número de ahora.',
    upload: '',
    slug: '',
    what: () => 'Confirmado en una visita completada',
  },
  insurance: {
    title: 'Póliza',
    noun: 'la póliza',
    pronoun: 'La',
    reason: 'Si tienes seguro de responsabilidad civil, muéstralo: da confianza.',
    upload: 'Subir póliza',
    slug: 'poliza',
    what: entity => withEntity('Responsabilidad civil', entity),
  },
}

/** A certificate of the SENA, the public school of trades, is known by that name. */
export function credentialTitle({ kind, entity }: { kind: CredentialKind; entity: string }): string {
  return kind === 'training' && /\bsena\b/i.test(entity) ? 'Certificado SENA' : CREDENTIAL_WORDS[kind].title
}

// 'Qué verificamos': what each credential of a technician reads to the public.

/** 'Competencia laboral, SENA', and apart 'vence jun 2027' or nothing: on the profile the date stands between them. */
export function credentialParts({
  kind,
  entity,
  expiresOn,
}: PublicCredential): [what: string, expires: string] {
  const expires = expiresOn && `vence ${shortMonthText(expiresOn.slice(0, 7)).toLowerCase()}`
  return [CREDENTIAL_WORDS[kind].what(entity), expires || '']
}

/** 'Competencia laboral, SENA · Vence jun 2027' */
export function credentialLine(credential: PublicCredential): string {
  const [what, expires] = credentialParts(credential)
  return expires ? `${what} · ${capitalised(expires)}` : what
}

const withEntity = (text: string, entity: string) => (entity ? `${text}, ${entity}` : text)

/** '12 mar 2026' */
export const credentialDateText = ({ date }: PublicCredential) => shortDateText(date)

export const CREDENTIALS_TITLE = 'Qué verificamos'
export const CREDENTIALS_NOTE = 'Cada revisión tiene fecha. Si una vence, deja de mostrarse.'

/** As the technician reads it. */
export function ownTitle(kind: CredentialKind): string {
  const { ownTitle, title } = CREDENTIAL_WORDS[kind]
  return ownTitle ?? title
}
