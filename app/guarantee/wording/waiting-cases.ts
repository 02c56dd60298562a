// What a case wants of the person whose turn it is: the one table of its words, read by the lists and the page of the case.
import type { GuaranteeTask } from '#guarantee/domain/guarantee-acts.ts'
import { GUARANTEE_STEP_RULES } from '#guarantee/domain/guarantee-acts.ts'
import type { GuaranteeCase } from '#guarantee/domain/guarantee-case.ts'
import { type Names, namesOf } from '#guarantee/wording/guarantee.ts'
import { owedText, theOwedText } from '#guarantee/wording/refund.ts'

type Money = Pick<GuaranteeCase, 'refundPesos'>

const TASK_TEXTS: Record<GuaranteeTask, (names: Names, money: Money) => string> = {
  answer: ({ client }) => `Responde a ${client}`,
  'choose-hour': ({ technician }) => `Escoge cuándo vuelve ${technician}`,
  'say-whether-came': ({ technician }) => `Cuéntanos si volvió ${technician}`,
  'say-whether-mended': ({ technician }) => `¿Quedó bien lo que repitió ${technician}?`,
  'return-money': ({ client }, money) => `Devuelve ${owedText(money)} a ${client}`,
  'say-whether-money-came': ({ technician }, money) => `¿Te devolvió ${technician} ${theOwedText(money)}?`,
  decide: () => 'Decide este caso',
}

/** Of the step of a case; empty while nobody is awaited. */
export function taskText(
  found: Pick<GuaranteeCase, 'step' | 'refundPesos'> & { technicianName: string; clientName: string },
): string {
  const { task } = GUARANTEE_STEP_RULES[found.step]
  return task ? TASK_TEXTS[task](namesOf(found), found) : ''
}
