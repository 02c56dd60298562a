// Sections 5 and 8: why a change of the own profile, its photo or its past jobs was refused.

import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { PHOTO_SAVED_TEXT } from '#platform/wording/photo.ts'
import {
  JOB_CAPTION_MAX_LENGTH,
  JOB_PHOTOS_MAX,
  type JobPhotoRefusal,
} from '#technicians/domain/job-photo.ts'
import type { ProfileRefusal } from '#technicians/domain/profile-changes.ts'
import type { ProfileFieldCode } from '#technicians/domain/profile-edit.ts'
import { BIO_MIN_LENGTH } from '#technicians/domain/publish-checklist.ts'

export type TechnicianRefusalCode = PlatformRefusalCode | ProfileFieldCode | ProfileRefusal | JobPhotoRefusal

export const TECHNICIAN_REFUSALS: Refusals<TechnicianRefusalCode> = {
  ...PLATFORM_REFUSALS,
  'profile-not-saved': ['missing', 'No pudimos guardar los cambios.'],
  'profile-not-published': ['forbidden', 'No pudimos publicar el perfil.'],
  'profile-not-hidden': ['missing', 'No pudimos ocultar el perfil.'],
  'profile-incomplete': [
    'invalid',
    `Te faltan campos para publicar: foto, bio (≥${BIO_MIN_LENGTH}), 1 especialidad, 1 servicio con precio, ciudad y al menos 1 zona.`,
  ],
  'profile-changed': [
    'conflict',
    'Tu perfil cambió en otra pestaña o en otro teléfono. Lo que escribiste sigue aquí: guarda otra vez para conservarlo y reemplazar lo otro.',
  ],
  'invalid-price': ['invalid', 'Escribe un precio en pesos, de 0 en adelante.'],
  'invalid-range': ['invalid', 'Escribe desde qué hora y hasta qué hora; la segunda va después.'],
  'invalid-date': ['invalid', 'Escribe una fecha que exista.'],
  'invalid-until': ['invalid', 'La fecha final va después de la primera, hasta tres meses.'],
  'exception-twice': ['invalid', 'Ese día está dos veces: como día libre y con horario.'],
  'too-many-rows': ['invalid', 'Son demasiados. Quita algunos y guarda de nuevo.'],
  'caption-required': ['invalid', 'Escribe qué hiciste en este trabajo.'],
  'caption-too-long': ['invalid', `Es demasiado largo: máximo ${JOB_CAPTION_MAX_LENGTH} caracteres.`],
  'month-required': ['invalid', 'Elige el mes y el año del trabajo.'],
  'month-in-future': ['invalid', 'Ese mes aún no llega. Elige uno que ya pasó.'],
  'too-many-job-photos': ['conflict', `Ya tienes ${JOB_PHOTOS_MAX} trabajos. Borra uno para agregar otro.`],
  'job-photo-gone': ['conflict', 'Esa foto ya no está.'],
  'job-photo-not-saved': ['outage', 'No pudimos guardar el trabajo. Intenta nuevamente.'],
  'job-photo-decided': ['conflict', 'Otra persona del equipo ya cambió esa foto.'],
}

export function technicianRefusalText(code: TechnicianRefusalCode): string {
  return TECHNICIAN_REFUSALS[code][1]
}

// Section 8 of the specification: success messages.

export const TECHNICIAN_SUCCESSES = {
  'profile-saved': 'Cambios guardados.',
  'profile-published': '¡Tu perfil ya está publicado en el catálogo!',
  'profile-hidden': 'Tu perfil se ha ocultado del catálogo.',
  // D21: the edit left the checklist incomplete, so the profile was unpublished.
  'profile-fell':
    'Cambios guardados. Tu perfil se ha ocultado del catálogo porque le faltan campos: complétalos y publícalo otra vez.',
  'job-photo-added': 'Trabajo agregado. Ya se ve en tu perfil.',
  'job-photo-saved': 'Cambios guardados.',
  'job-photo-deleted': 'Trabajo borrado.',
  'job-photo-hidden': 'Foto oculta. Ya no se ve en el perfil.',
  'job-photo-shown': 'La foto vuelve a verse en el perfil.',
  'photo-saved': PHOTO_SAVED_TEXT,
} as const

export type TechnicianSuccess = keyof typeof TECHNICIAN_SUCCESSES
