import type { FieldCode } from '#accounts/domain/credential-rules.ts'
import type { SafeAccountRefusal } from '#accounts/domain/safe-account.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { firstNameOf } from '#platform/wording/person-names.ts'

const SAFE_ACCOUNT_REFUSALS: Refusals<SafeAccountRefusal> = {
  'wrong-password': ['invalid', 'Esa no es tu contraseña actual.'],
  'no-password': [
    'conflict',
    'Tu cuenta todavía no tiene contraseña. Crea una con «Olvidé mi contraseña» y vuelve aquí.',
  ],
  'same-email': ['invalid', 'Ese ya es tu correo.'],
  'email-change-gone': ['conflict', 'El enlace ya no es válido. Pide uno nuevo desde tu perfil.'],
  'email-change-under-way': [
    'conflict',
    'Acabas de pedir otro cambio de correo. Abre el enlace que te enviamos o pide uno nuevo.',
  ],
  'session-gone': ['conflict', 'Esa sesión ya estaba cerrada.'],
  'code-required': ['invalid', 'Escribe el código.'],
  'invalid-code': ['invalid', 'Ese código no es correcto o ya se usó.'],
  'second-step-setup-gone': ['invalid', 'Pasó mucho tiempo. Empieza de nuevo con tu contraseña.'],
  'second-step-expired': ['unauthenticated', 'Pasó mucho tiempo. Escribe otra vez tu contraseña.'],
  'second-step-required': ['invalid', 'Quien administra el sitio no puede quitarlo.'],
  'provider-failed': [
    'unauthenticated',
    'No pudimos entrar por ese medio. Intenta de nuevo o usa tu correo.',
  ],
  'provider-email-unconfirmed': [
    'unauthenticated',
    'Esa cuenta no tiene su correo confirmado. Entra con tu correo y contraseña.',
  ],
}

export const SAFE_ACCOUNT_SUCCESS_TEXTS = {
  'own-password-changed': 'Contraseña cambiada. Cerramos tus otras sesiones.',
  'email-change-sent': 'Te escribimos al correo nuevo. Abre el enlace para confirmarlo.',
  'email-change-discarded': 'Listo. Tu correo sigue igual.',
  'email-changed': 'Tu correo quedó cambiado.',
  'session-closed': 'Sesión cerrada.',
  'sessions-closed': 'Cerramos las demás sesiones.',
  'second-step-off': 'Segundo paso desactivado.',
} as const

// Sections 5 and 8: why signing in, registering or a change of the account was refused.

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

export const ACCOUNT_REFUSALS: Refusals<AccountRefusalCode> = {
  ...PLATFORM_REFUSALS,
  ...SAFE_ACCOUNT_REFUSALS,
  'invalid-email': ['invalid', 'Correo inválido.'],
  'short-password': ['invalid', 'La contraseña debe tener mínimo 6 caracteres.'],
  'long-password': ['invalid', 'La contraseña es demasiado larga.'],
  'password-required': ['invalid', 'Ingresa tu contraseña.'],
  'city-required': ['invalid', 'Ingresa tu ciudad.'],
  'neighbourhood-required': ['invalid', 'Ingresa tu barrio.'],
  'invalid-role': ['invalid', 'Rol inválido.'],
  'invalid-credential': ['unauthenticated', 'Credenciales inválidas.'],
  'user-not-found': ['unauthenticated', 'Usuario no encontrado.'],
  'user-disabled': ['unauthenticated', 'Tu cuenta está deshabilitada.'],
  'sign-in-failed': ['outage', 'No se pudo iniciar sesión.'],
  'email-already-in-use': ['conflict', 'Ese correo ya está registrado.'],
  'weak-password': ['invalid', 'Contraseña débil.'],
  'registration-failed': ['outage', 'No se pudo crear la cuenta.'],
  'reset-not-sent': ['limit', 'No pudimos enviar el correo. Verifica el email o intenta más tarde.'],
  'invalid-token': ['invalid', 'El enlace ya no es válido. Pide uno nuevo.'],
  'account-not-saved': ['outage', 'No pudimos guardar los cambios.'],
  'email-not-confirmed': ['outage', 'No pudimos confirmar tu correo. Intenta nuevamente.'],
  'confirmation-not-sent': ['outage', 'No pudimos enviarte el correo. Intenta más tarde.'],
}

export function accountRefusalText(code: AccountRefusalCode): string {
  return ACCOUNT_REFUSALS[code][1]
}

// Section 8 of the specification: success messages.

export const ACCOUNT_SUCCESSES = {
  'reset-sent': 'Te enviamos un correo con el enlace para restablecer tu contraseña.',
  'password-changed': 'Tu contraseña quedó cambiada. Ya puedes iniciar sesión.',
  'email-confirmed': 'Tu correo quedó confirmado.',
  'confirmation-sent': 'Te enviamos el correo. Ábrelo y toca «Confirmar mi correo».',
  'account-created': 'Tu cuenta quedó lista.',
  'account-saved': 'Cambios guardados.',
  ...SAFE_ACCOUNT_SUCCESS_TEXTS,
} as const

export type AccountSuccess = keyof typeof ACCOUNT_SUCCESSES

/** 'Tu cuenta quedó lista, Rosa.' */
export function accountCreatedText(name: string): string {
  const firstName = firstNameOf(name)
  return firstName ? `Tu cuenta quedó lista, ${firstName}.` : ACCOUNT_SUCCESSES['account-created']
}
