// Section 5: texts of the publish checklist in the editor.

import { BIO_MIN_LENGTH, type ChecklistPoint } from '#technicians/domain/publish-checklist.ts'
import type { TechnicianStatus } from '#technicians/domain/technician-moderation.ts'

export const CHECKLIST_TEXTS: Record<ChecklistPoint, string> = {
  photo: 'Foto',
  bio: `Bio de al menos ${BIO_MIN_LENGTH} caracteres`,
  specialty: '1 especialidad',
  service: '1 servicio con precio',
  city: 'Ciudad',
  zone: 'Al menos 1 zona',
}

/** Shown at the field that is missing. */
export const CHECKLIST_HINTS: Record<ChecklistPoint, string> = {
  photo: 'Sube tu foto.',
  bio: `Mínimo ${BIO_MIN_LENGTH} caracteres`,
  specialty: 'Escoge al menos una especialidad.',
  service: 'Agrega un servicio con su precio.',
  city: 'Escribe tu ciudad.',
  zone: 'Escoge al menos una zona.',
}

/** 'Te falta 1 paso' */
export function missingStepsText(missing: number): string {
  if (missing === 0) return 'Todo listo'
  return missing === 1 ? 'Te falta 1 paso' : `Te faltan ${missing} pasos`
}

/** D21: why the profile cannot be published. */
export const MODERATED_TEXTS = {
  en_revision:
    'El equipo de TecniYa está revisando tu perfil. Puedes corregirlo y guardarlo; nosotros lo publicamos.',
  bloqueado: 'Tu perfil está bloqueado y no sale en el catálogo. Escríbenos si crees que es un error.',
} as const

// D52: what a profile lacks of the publish checklist, in the panel.

const POINT_NAMES: Record<ChecklistPoint, string> = {
  photo: 'foto',
  bio: 'bio',
  specialty: 'especialidad',
  service: 'servicio con precio',
  city: 'ciudad',
  zone: 'zona',
}

/** 'Le falta: foto, bio'; empty when nothing is missing. */
export function missingText(points: readonly ChecklistPoint[]): string {
  return points.length > 0 ? `Le falta: ${points.map(point => POINT_NAMES[point]).join(', ')}` : ''
}

/** The page and the dialog of the editor that show the public profile. */
export const PREVIEW_TITLE = 'Así verán tu perfil'

// Section 4: the moderation state of a profile.

export const STATE_LABELS: Record<TechnicianStatus, string> = {
  publicado: 'Publicado',
  en_revision: 'En revisión',
  bloqueado: 'Bloqueado',
  sin_moderar: 'Sin moderar',
  oculto: 'Oculto',
}

/** Section 2, Agenda; D37: the text names /perfil, the link leads to the editor, which makes the record. */
export const NO_TECHNICIAN = {
  title: 'Perfil no encontrado',
  text: 'No encontramos tu técnico. Crea/actualiza tu perfil en /perfil.',
} as const
