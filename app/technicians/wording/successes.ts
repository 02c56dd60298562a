// Section 8 of the specification: success messages.

import { PHOTO_SAVED_TEXT } from '#platform/wording/photo.ts'

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
