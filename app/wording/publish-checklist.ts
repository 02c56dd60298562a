// Section 5, publish checklist, as the editor shows it.
import type { ChecklistPoint } from '#domain/technicians/publish-checklist.ts'

export const CHECKLIST_TEXTS: Record<ChecklistPoint, string> = {
  photo: 'Foto',
  bio: 'Bio de al menos 120 caracteres',
  specialty: '1 especialidad',
  service: '1 servicio con precio',
  city: 'Ciudad',
  zone: 'Al menos 1 zona',
}

/** Shown next to the field. */
export const MISSING_TEXTS: Record<ChecklistPoint, string> = {
  photo: 'Sube tu foto para publicar.',
  bio: 'Mínimo 120 caracteres',
  specialty: 'Escoge al menos una especialidad para publicar.',
  service: 'Agrega un servicio con su precio para publicar.',
  city: 'Escribe tu ciudad para publicar.',
  zone: 'Escoge al menos una zona para publicar.',
}

/** 'Te falta 1 paso' */
export function stepsText(missing: number): string {
  if (missing === 0) return 'Todo listo'
  return missing === 1 ? 'Te falta 1 paso' : `Te faltan ${missing} pasos`
}

/** D21: why the button stays off. */
export const MODERATED_TEXTS = {
  en_revision:
    'El equipo de TecniYa está revisando tu perfil. Puedes corregirlo y guardarlo; nosotros lo publicamos.',
  bloqueado: 'Tu perfil está bloqueado y no sale en el catálogo. Escríbenos si crees que es un error.',
} as const

/** Section 8. */
export const PROFILE_UNREAD_TEXT = 'No se pudo cargar tu perfil técnico.'
