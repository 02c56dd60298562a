import type { SafeAccountRefusal } from '#accounts/domain/safe-account.ts'

export const SAFE_ACCOUNT_REFUSAL_TEXTS: Record<SafeAccountRefusal, string> = {
  'wrong-password': 'Esa no es tu contraseña actual.',
  'no-password': 'Tu cuenta todavía no tiene contraseña. Crea una con «Olvidé mi contraseña» y vuelve aquí.',
  'same-email': 'Ese ya es tu correo.',
  'email-change-gone': 'El enlace ya no es válido. Pide uno nuevo desde tu perfil.',
  'session-gone': 'Esa sesión ya estaba cerrada.',
  'code-required': 'Escribe el código.',
  'invalid-code': 'Ese código no es correcto o ya se usó.',
  'second-step-setup-gone': 'Pasó mucho tiempo. Empieza de nuevo con tu contraseña.',
  'second-step-expired': 'Pasó mucho tiempo. Escribe otra vez tu contraseña.',
  'second-step-required': 'Quien administra el sitio no puede quitarlo.',
  'provider-failed': 'No pudimos entrar por ese medio. Intenta de nuevo o usa tu correo.',
  'provider-email-unconfirmed': 'Esa cuenta no tiene su correo confirmado. Entra con tu correo y contraseña.',
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
