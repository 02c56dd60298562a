// Administrators decide within the term that both sides were told. What is later is owned to both, with a later day, and alarms
// the team.
import { ANSWER_DAYS, type GuaranteeCase } from '#guarantee/domain/guarantee-case.ts'
import { addDays, bogotaDate, DAY_MS, instantAt } from '#platform/domain/time.ts'

/** The later day that both sides are told, once, when the first term is over. */
export const PROLONGED_DAYS = 3

/** A first term is at most so long; a prolonged one is longer. */
export const FIRST_TERM_MS = (ANSWER_DAYS + 1) * DAY_MS

type Term = Pick<GuaranteeCase, 'stepAt' | 'dueAt'>

export function isProlonged({ stepAt, dueAt }: Term): boolean {
  return dueAt !== null && dueAt.getTime() - stepAt.getTime() > FIRST_TERM_MS
}

/** Cases that wait for administrators since before this instant are overdue. */
export function overdueSince(now: Date): Date {
  return instantAt(addDays(bogotaDate(now), -ANSWER_DAYS), '00:00') as Date
}

/** Also while a later day was promised: the first term is over. */
export function isDecisionOverdue(
  { turn, stepAt }: Pick<GuaranteeCase, 'turn' | 'stepAt'>,
  now: Date,
): boolean {
  return turn === 'admin' && stepAt < overdueSince(now)
}
