export const RIGHTS_SUCCESSES = {
  'account-deleted':
    'Tu cuenta quedó eliminada. Tienes 30 días para arrepentirte: si entras con tu contraseña, la recuperas.',
  'account-recovered': 'Recuperaste tu cuenta. Ya puedes iniciar sesión.',
} as const

export type RightsSuccess = keyof typeof RIGHTS_SUCCESSES
