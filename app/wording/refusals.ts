// Sections 5 and 8 of the specification, line by line: what people read when something is refused.
import type { FieldCode } from '#domain/users/credential-rules.ts'

export type RefusalCode =
  | FieldCode
  | 'invalid-credential'
  | 'user-not-found'
  | 'user-disabled'
  | 'too-many-requests'
  | 'sign-in-failed'
  | 'email-already-in-use'
  | 'weak-password'
  | 'registration-failed'
  | 'reset-not-sent'
  | 'invalid-token'
  | 'account-not-saved'

const REFUSAL_TEXTS: Record<RefusalCode, string> = {
  'name-required': 'Ingresa tu nombre.',
  'invalid-email': 'Correo inválido.',
  'short-password': 'La contraseña debe tener mínimo 6 caracteres.',
  'long-password': 'La contraseña es demasiado larga.',
  'password-required': 'Ingresa tu contraseña.',
  'city-required': 'Ingresa tu ciudad.',
  'neighbourhood-required': 'Ingresa tu barrio.',
  'invalid-phone': 'Teléfono inválido.',
  'invalid-role': 'Rol inválido.',
  'invalid-credential': 'Credenciales inválidas.',
  'user-not-found': 'Usuario no encontrado.',
  'user-disabled': 'Tu cuenta está deshabilitada.',
  'too-many-requests': 'Demasiados intentos. Intenta luego.',
  'sign-in-failed': 'No se pudo iniciar sesión.',
  'email-already-in-use': 'Ese correo ya está registrado.',
  'weak-password': 'Contraseña débil.',
  'registration-failed': 'No se pudo crear la cuenta.',
  'reset-not-sent': 'No pudimos enviar el correo. Verifica el email o intenta más tarde.',
  'invalid-token': 'El enlace ya no es válido. Pide uno nuevo.',
  'account-not-saved': 'No pudimos guardar los cambios.',
}

export function refusalText(code: RefusalCode): string {
  return REFUSAL_TEXTS[code]
}
