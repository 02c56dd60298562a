// Section 8 of the specification: what people read when something worked.

export const SUCCESS_TEXTS = {
  'reset-sent': 'Te enviamos un correo con el enlace para restablecer tu contraseña.',
  'password-changed': 'Tu contraseña quedó cambiada. Ya puedes iniciar sesión.',
  'account-saved': 'Cambios guardados.',
} as const
