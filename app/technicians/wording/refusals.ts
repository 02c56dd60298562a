// Sections 5 and 8: why a change of the own profile, its photo or its past jobs was refused.

import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/refusals.ts'
import type { JobPhotoRefusal } from '#technicians/domain/job-photo.ts'
import type { ProfileFieldCode } from '#technicians/domain/parse-profile.ts'
import type { ProfileRefusal } from '#technicians/domain/profile-changes.ts'

export type TechnicianRefusalCode = PlatformRefusalCode | ProfileFieldCode | ProfileRefusal | JobPhotoRefusal

const TECHNICIAN_REFUSALS: Record<TechnicianRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  'profile-not-saved': 'No pudimos guardar los cambios.',
  'profile-not-published': 'No pudimos publicar el perfil.',
  'profile-not-hidden': 'No pudimos ocultar el perfil.',
  'profile-incomplete':
    'Te faltan campos para publicar: foto, bio (≥120), 1 especialidad, 1 servicio con precio, ciudad y al menos 1 zona.',
  'profile-changed':
    'Tu perfil cambió en otra pestaña o en otro teléfono. Lo que escribiste sigue aquí: guarda otra vez para conservarlo y reemplazar lo otro.',
  'invalid-price': 'Escribe un precio en pesos, de 0 en adelante.',
  'invalid-range': 'Escribe desde qué hora y hasta qué hora; la segunda va después.',
  'invalid-date': 'Escribe una fecha que exista.',
  'invalid-until': 'La fecha final va después de la primera, hasta tres meses.',
  'exception-twice': 'Ese día está dos veces: como día libre y con horario.',
  'too-many-rows': 'Son demasiados. Quita algunos y guarda de nuevo.',
  'caption-required': 'Escribe qué hiciste en este trabajo.',
  'caption-too-long': 'Es demasiado largo: máximo 90 caracteres.',
  'month-required': 'Elige el mes y el año del trabajo.',
  'month-in-future': 'Ese mes aún no llega. Elige uno que ya pasó.',
  'too-many-job-photos': 'Ya tienes 8 trabajos. Borra uno para agregar otro.',
  'job-photo-gone': 'Esa foto ya no está.',
  'job-photo-not-saved': 'No pudimos guardar el trabajo. Intenta nuevamente.',
  'job-photo-decided': 'Otra persona del equipo ya cambió esa foto.',
}

export function technicianRefusalText(code: TechnicianRefusalCode): string {
  return TECHNICIAN_REFUSALS[code]
}
