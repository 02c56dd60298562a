export const VERIFICATION_SUCCESSES = {
  'check-sent': 'Recibido. Lo miramos en un día hábil y te escribimos.',
  'check-withdrawn': 'Listo, borramos lo que enviaste.',
  'accept-check': 'Aceptado. Ya le avisamos al técnico.',
  'return-check': 'Devuelto. El técnico recibe el motivo por correo.',
  'request-check': 'Pedido de nuevo. El técnico recibe el motivo por correo.',
} as const

export type VerificationSuccess = keyof typeof VERIFICATION_SUCCESSES
