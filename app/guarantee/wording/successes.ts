export const GUARANTEE_SUCCESSES = {
  'guarantee-opened': 'Listo. Abrimos tu caso y ya le avisamos al técnico.',
  'guarantee-acted': 'Listo. Ya le avisamos a la otra parte.',
  'guarantee-decided': 'Decisión guardada. Ya les avisamos a los dos.',
} as const

export type GuaranteeSuccess = keyof typeof GUARANTEE_SUCCESSES
