// Sections 5 and 8 of the specification: the refusals that several subjects share. Each subject words its own beside these.

import type { Refusals } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'

export type PlatformRefusalCode =
  | PhotoRefusal
  | AdminRefusal
  | 'sign-in'
  | 'name-required'
  | 'invalid-phone'
  | 'long-line'

export const PLATFORM_REFUSALS: Refusals<PlatformRefusalCode> = {
  'name-required': ['invalid', 'Ingresa tu nombre.'],
  'long-line': ['invalid', 'Es demasiado largo: máximo 120 caracteres.'],
  'invalid-phone': ['invalid', 'Teléfono inválido.'],
  'too-many-requests': ['limit', 'Demasiados intentos. Intenta luego.'],
  'sign-in': ['unauthenticated', 'Debes iniciar sesión.'],
  'sign-in-as-technician': ['unauthenticated', 'Debes iniciar sesión como técnico.'],
  'photo-required': ['invalid', 'Elige una foto.'],
  'photo-one-only': ['invalid', 'Elige una sola foto.'],
  'photo-format': ['format', 'Formato no permitido. Usa JPG, PNG o WEBP.'],
  'photo-too-large': ['too-large', 'La imagen supera el tamaño máximo (5MB).'],
  'photo-too-many-pixels': [
    'unprocessable',
    'La imagen tiene demasiados píxeles. Usa una de menos de 24 megapíxeles.',
  ],
  'photo-proportions': ['unprocessable', 'La imagen es demasiado alargada. Recórtala y súbela otra vez.'],
  'photo-damaged': ['unprocessable', 'La imagen llegó dañada o incompleta. Prueba con otra.'],
  'photo-failed': ['outage', 'No pudimos subir tu foto.'],
  'photo-host-refused': ['dependency', 'No pudimos subir tu foto.'],
  'no-profile': ['missing', 'No se pudo cargar tu perfil técnico.'],
  'moderation-not-admin': ['conflict', 'Tu cuenta ya no puede moderar.'],
  'moderation-target-gone': ['conflict', 'Ya no está en la lista.'],
  'moderation-failed': ['invalid', 'No pudimos hacer el cambio. Intenta de nuevo.'],
}

export function platformRefusalText(code: PlatformRefusalCode): string {
  return PLATFORM_REFUSALS[code][1]
}
