// Sections 5 and 8 of the specification: the refusals that several subjects share. Each subject words its own beside these.

import type { PhotoRefusal } from '#platform/domain/photo.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'

export type PlatformRefusalCode =
  | PhotoRefusal
  | AdminRefusal
  | 'sign-in'
  | 'name-required'
  | 'invalid-phone'
  | 'long-line'

export const PLATFORM_REFUSALS: Record<PlatformRefusalCode, string> = {
  'name-required': 'Ingresa tu nombre.',
  'long-line': 'Es demasiado largo: máximo 120 caracteres.',
  'invalid-phone': 'Teléfono inválido.',
  'too-many-requests': 'Demasiados intentos. Intenta luego.',
  'sign-in': 'Debes iniciar sesión.',
  'sign-in-as-technician': 'Debes iniciar sesión como técnico.',
  'photo-required': 'Elige una foto.',
  'photo-one-only': 'Elige una sola foto.',
  'photo-format': 'Formato no permitido. Usa JPG, PNG o WEBP.',
  'photo-too-large': 'La imagen supera el tamaño máximo (5MB).',
  'photo-too-many-pixels': 'La imagen tiene demasiados píxeles. Usa una de menos de 24 megapíxeles.',
  'photo-proportions': 'La imagen es demasiado alargada. Recórtala y súbela otra vez.',
  'photo-damaged': 'La imagen llegó dañada o incompleta. Prueba con otra.',
  'photo-failed': 'No pudimos subir tu foto.',
  'photo-host-refused': 'No pudimos subir tu foto.',
  'no-profile': 'No se pudo cargar tu perfil técnico.',
  'moderation-not-admin': 'Tu cuenta ya no puede moderar.',
  'moderation-target-gone': 'Ya no está en la lista.',
  'moderation-failed': 'No pudimos hacer el cambio. Intenta de nuevo.',
}

export function platformRefusalText(code: PlatformRefusalCode): string {
  return PLATFORM_REFUSALS[code]
}
