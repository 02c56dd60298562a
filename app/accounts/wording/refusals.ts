// Sections 5 and 8: why signing in, registering or a change of the account was refused.

import type { FieldCode } from '#accounts/domain/credential-rules.ts'
import type { SafeAccountRefusal } from '#accounts/domain/safe-account.ts'
import { SAFE_ACCOUNT_REFUSAL_TEXTS } from '#accounts/wording/safe-account-texts.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/refusals.ts'

export type AccountRefusalCode =
  | PlatformRefusalCode
  | FieldCode
  | SafeAccountRefusal
  | 'invalid-credential'
  | 'user-not-found'
  | 'user-disabled'
  | 'sign-in-failed'
  | 'email-already-in-use'
  | 'weak-password'
  | 'registration-failed'
  | 'reset-not-sent'
  | 'invalid-token'
  | 'account-not-saved'
  | 'email-not-confirmed'
  | 'confirmation-not-sent'

export const ACCOUNT_REFUSALS: Record<AccountRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  ...SAFE_ACCOUNT_REFUSAL_TEXTS,
  'invalid-email': 'Correo inválido.',
  'short-password': 'La contraseña debe tener mínimo 6 caracteres.',
  'long-password': 'La contraseña es demasiado larga.',
  'password-required': 'Ingresa tu contraseña.',
  'city-required': 'Ingresa tu ciudad.',
  'neighbourhood-required': 'Ingresa tu barrio.',
  'invalid-role': 'Rol inválido.',
  'invalid-credential': 'Credenciales inválidas.',
  'user-not-found': 'Usuario no encontrado.',
  'user-disabled': 'Tu cuenta está deshabilitada.',
  'sign-in-failed': 'No se pudo iniciar sesión.',
  'email-already-in-use': 'Ese correo ya está registrado.',
  'weak-password': 'Contraseña débil.',
  'registration-failed': 'No se pudo crear la cuenta.',
  'reset-not-sent': 'No pudimos enviar el correo. Verifica el email o intenta más tarde.',
  'invalid-token': 'El enlace ya no es válido. Pide uno nuevo.',
  'account-not-saved': 'No pudimos guardar los cambios.',
  'email-not-confirmed': 'No pudimos confirmar tu correo. Intenta nuevamente.',
  'confirmation-not-sent': 'No pudimos enviarte el correo. Intenta más tarde.',
}

export function accountRefusalText(code: AccountRefusalCode): string {
  return ACCOUNT_REFUSALS[code]
}
