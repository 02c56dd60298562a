// Why a document was not received, withdrawn or decided.

import type { Refusals } from '#platform/domain/outcome.ts'
import { PHOTO_MAX_PIXELS } from '#platform/domain/photo.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { BACKGROUND_MAX_AGE_DAYS } from '#verification/domain/credential.ts'
import type { CredentialRefusal } from '#verification/domain/credential-decisions.ts'
import {
  DOCUMENT_MAX_MB,
  DOCUMENTS_MAX,
  type SendCredentialRefusal,
  type WithdrawCredentialRefusal,
} from '#verification/domain/credential-submission.ts'

export type VerificationRefusalCode =
  | PlatformRefusalCode
  | SendCredentialRefusal
  | WithdrawCredentialRefusal
  | CredentialRefusal

export const VERIFICATION_REFUSALS: Refusals<VerificationRefusalCode> = {
  ...PLATFORM_REFUSALS,
  'credential-entity-required': ['invalid', 'Escribe la entidad que lo expidió.'],
  'credential-number-required': ['invalid', 'Escribe el número que trae.'],
  'credential-number-invalid': ['invalid', 'El número tiene entre 6 y 10 dígitos. Revísalo.'],
  'credential-issued-required': ['invalid', 'Escribe la fecha en que lo expidieron.'],
  'credential-issued-invalid': ['invalid', 'Escribe una fecha completa, del año 2000 en adelante.'],
  'credential-issued-future': ['invalid', 'Esa fecha todavía no llega. Revísala.'],
  'credential-issued-old': [
    'invalid',
    `Tiene más de ${BACKGROUND_MAX_AGE_DAYS} días. Descarga uno nuevo y súbelo.`,
  ],
  'credential-expiry-required': ['invalid', 'Escribe hasta cuándo vale.'],
  'credential-expiry-invalid': ['invalid', 'Escribe una fecha completa que exista.'],
  'credential-expired': ['invalid', 'Ya venció. Sube uno vigente.'],
  'credential-sent-meanwhile': [
    'conflict',
    'Ya lo enviaste desde otra pestaña. Míralo antes de enviar otro.',
  ],
  'credential-not-pending': ['conflict', 'Ya no está en revisión. Mira aquí cómo quedó.'],
  'credential-not-withdrawn': ['outage', 'No pudimos quitarlo. Intenta nuevamente.'],
  'document-required': ['invalid', 'Elige al menos un archivo.'],
  'too-many-documents': ['invalid', `Son hasta ${DOCUMENTS_MAX} archivos.`],
  'document-format': ['format', 'Formato no permitido. Usa JPG, PNG, WEBP o PDF.'],
  'document-too-large': ['too-large', `Cada archivo puede pesar hasta ${DOCUMENT_MAX_MB} MB.`],
  'document-too-many-pixels': [
    'unprocessable',
    `La imagen tiene demasiados píxeles. Usa una de menos de ${PHOTO_MAX_PIXELS / 1e6} megapíxeles.`,
  ],
  'document-damaged': [
    'unprocessable',
    'Un archivo llegó dañado o incompleto. Elígelo otra vez o prueba con otro.',
  ],
  'document-failed': ['dependency', 'No pudimos guardar tus archivos. Intenta de nuevo en unos minutos.'],
  'credential-gone': ['conflict', 'Ese documento ya no está.'],
  'credential-already-decided': ['conflict', 'Ya se decidió sobre este documento.'],
  'credential-reason-required': ['invalid', 'Escribe el motivo: el técnico lo lee.'],
  'credential-invalid-date': [
    'invalid',
    'Escribe una fecha que exista. La de expedición no puede ser futura.',
  ],
  'credential-dates-reversed': ['invalid', 'La fecha de vencimiento va después de la de expedición.'],
  'credential-out-of-date': ['invalid', 'Ya venció. Devuélvelo y pide uno vigente.'],
}

export function verificationRefusalText(code: VerificationRefusalCode): string {
  return VERIFICATION_REFUSALS[code][1]
}

export const VERIFICATION_SUCCESSES = {
  'credential-sent': 'Recibido. Lo miramos en un día hábil y te escribimos.',
  'credential-withdrawn': 'Listo, borramos lo que enviaste.',
  'accept-check': 'Aceptado. Ya le avisamos al técnico.',
  'return-check': 'Devuelto. El técnico recibe el motivo por correo.',
  'request-check': 'Pedido de nuevo. El técnico recibe el motivo por correo.',
} as const

export type VerificationSuccess = keyof typeof VERIFICATION_SUCCESSES
