// Section 8 of the specification: success messages.

import { SAFE_ACCOUNT_SUCCESS_TEXTS } from '#accounts/wording/safe-account-texts.ts'
import { firstNameOf } from '#platform/wording/short-name.ts'

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
