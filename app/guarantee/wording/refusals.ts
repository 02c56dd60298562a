// Why a form of a guarantee case was refused.

import type { GuaranteeRefusal } from '#guarantee/domain/guarantee-case.ts'
import { PLATFORM_REFUSALS, type PlatformRefusalCode } from '#platform/wording/refusals.ts'

export type GuaranteeRefusalCode =
  | PlatformRefusalCode
  | GuaranteeRefusal
  | 'guarantee-decision-required'
  | 'guarantee-reason-required'

const GUARANTEE_REFUSALS: Record<GuaranteeRefusalCode, string> = {
  ...PLATFORM_REFUSALS,
  'guarantee-not-completed': 'La garantía se usa cuando la visita ya se hizo.',
  'guarantee-too-late':
    'Pasaron más de 30 días desde la visita y aquí ya no se puede abrir un caso. Tu garantía legal puede durar más: escríbenos.',
  'guarantee-text-required': 'Escribe qué pasó.',
  'guarantee-amount-required': 'Escribe cuánto devuelves.',
  'guarantee-decision-required': 'Escoge una decisión.',
  'guarantee-reason-required': 'Escribe por qué: lo leen los dos.',
  'guarantee-changed': 'El caso cambió mientras lo leías.',
  'guarantee-failed': 'No pudimos guardar tu respuesta. Intenta nuevamente.',
}

export function guaranteeRefusalText(code: GuaranteeRefusalCode): string {
  return GUARANTEE_REFUSALS[code]
}
