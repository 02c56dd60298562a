// Why a form of a guarantee case was refused.

import type { GuaranteeRefusal } from '#guarantee/domain/guarantee-case.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/outcomes.ts'
import { GUARANTEE_DAYS } from '#visits/domain/listed-visit.ts'

export type GuaranteeRefusalCode =
  | PlatformRefusalCode
  | GuaranteeRefusal
  | 'guarantee-decision-required'
  | 'guarantee-reason-required'

export const GUARANTEE_REFUSALS: Refusals<GuaranteeRefusalCode> = {
  ...PLATFORM_REFUSALS,
  'guarantee-not-completed': ['conflict', 'La garantía se usa cuando la visita ya se hizo.'],
  'guarantee-too-late': [
    'conflict',
    `Pasaron más de ${GUARANTEE_DAYS} días desde la visita y aquí ya no se puede abrir un caso. Tu garantía legal puede durar más: escríbenos.`,
  ],
  'guarantee-of-repeat': [
    'conflict',
    'Esta visita ya es por garantía. Lo que falte se dice en su caso, que sigue abierto.',
  ],
  'guarantee-text-required': ['invalid', 'Escribe qué pasó.'],
  'guarantee-amount-required': ['invalid', 'Escribe cuánto se devuelve, en pesos y sin centavos.'],
  'guarantee-amount-too-high': ['invalid', 'Es más de lo que se pagó por el trabajo.'],
  'guarantee-means-required': ['invalid', 'Escoge cómo lo devolviste.'],
  'guarantee-moment-required': ['invalid', 'Di qué día y a qué hora lo devolviste.'],
  'guarantee-moment-wrong': [
    'invalid',
    'Ese momento no puede ser: va desde que se abrió el caso hasta ahora.',
  ],
  'guarantee-decision-required': ['invalid', 'Escoge una decisión.'],
  'guarantee-reason-required': ['invalid', 'Escribe por qué: lo leen los dos.'],
  'guarantee-changed': ['conflict', 'El caso cambió mientras lo leías.'],
  'guarantee-failed': ['outage', 'No pudimos guardar tu respuesta. Intenta nuevamente.'],
}

export function guaranteeRefusalText(code: GuaranteeRefusalCode): string {
  return GUARANTEE_REFUSALS[code][1]
}

export const GUARANTEE_SUCCESSES = {
  'guarantee-opened': 'Listo. Abrimos tu caso y ya le avisamos al técnico.',
  'guarantee-acted': 'Listo. Ya le avisamos a la otra parte.',
  'guarantee-decided': 'Decisión guardada. Les avisamos a los dos en diez minutos.',
  'guarantee-undone': 'Decisión retirada. El caso sigue por decidir.',
} as const

export type GuaranteeSuccess = keyof typeof GUARANTEE_SUCCESSES

/** Action data of a refused form of a guarantee case. */
export interface CaseAnswer {
  readonly act: string
  readonly refusal: FormRefusal
  /** The photos of the refused form. */
  readonly photos: readonly string[]
}
