// Why a document was not received, withdrawn or decided.

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

const VERIFICATION_REFUSALS: Record<VerificationRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  'check-entity-required': 'Escribe la entidad que lo expidió.',
  'check-number-required': 'Escribe el número que trae.',
  'check-number-invalid': 'El número tiene entre 6 y 10 dígitos. Revísalo.',
  'check-issued-required': 'Escribe la fecha en que lo expidieron.',
  'check-issued-invalid': 'Escribe una fecha completa, del año 2000 en adelante.',
  'check-issued-future': 'Esa fecha todavía no llega. Revísala.',
  'check-issued-old': `Tiene más de ${BACKGROUND_MAX_AGE_DAYS} días. Descarga uno nuevo y súbelo.`,
  'check-expiry-required': 'Escribe hasta cuándo vale.',
  'check-expiry-invalid': 'Escribe una fecha completa que exista.',
  'check-expired': 'Ya venció. Sube uno vigente.',
  'check-sent-meanwhile': 'Ya lo enviaste desde otra pestaña. Míralo antes de enviar otro.',
  'check-not-pending': 'Ya no está en revisión. Mira aquí cómo quedó.',
  'check-not-withdrawn': 'No pudimos quitarlo. Intenta nuevamente.',
  'document-required': 'Elige al menos un archivo.',
  'too-many-documents': `Son hasta ${DOCUMENTS_MAX} archivos.`,
  'document-format': 'Formato no permitido. Usa JPG, PNG, WEBP o PDF.',
  'document-too-large': `Cada archivo puede pesar hasta ${DOCUMENT_MAX_MB} MB.`,
  'document-too-many-pixels': `La imagen tiene demasiados píxeles. Usa una de menos de ${PHOTO_MAX_PIXELS / 1e6} megapíxeles.`,
  'document-damaged': 'Un archivo llegó dañado o incompleto. Elígelo otra vez o prueba con otro.',
  'document-failed': 'No pudimos guardar tus archivos. Intenta de nuevo en unos minutos.',
  'check-gone': 'Ese documento ya no está.',
  'check-already-decided': 'Ya se decidió sobre este documento.',
  'check-reason-required': 'Escribe el motivo: el técnico lo lee.',
  'check-invalid-date': 'Escribe una fecha que exista. La de expedición no puede ser futura.',
  'check-dates-reversed': 'La fecha de vencimiento va después de la de expedición.',
  'check-out-of-date': 'Ya venció. Devuélvelo y pide uno vigente.',
}

export function verificationRefusalText(code: VerificationRefusalCode): string {
  return VERIFICATION_REFUSALS[code]
}

export const VERIFICATION_SUCCESSES = {
  'check-sent': 'Recibido. Lo miramos en un día hábil y te escribimos.',
  'check-withdrawn': 'Listo, borramos lo que enviaste.',
  'accept-check': 'Aceptado. Ya le avisamos al técnico.',
  'return-check': 'Devuelto. El técnico recibe el motivo por correo.',
  'request-check': 'Pedido de nuevo. El técnico recibe el motivo por correo.',
} as const

export type VerificationSuccess = keyof typeof VERIFICATION_SUCCESSES
