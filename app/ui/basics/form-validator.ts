import { type FormRules, firstMistake } from '#domain/text-rule.ts'
import { type RefusalCode, refusalText } from '#wording/refusals.ts'

/** Rules of the domain as the check of a form: the first mistake, in Spanish. */
export function formValidator(rules: FormRules<RefusalCode>) {
  return (fields: Record<string, string>) => {
    const mistake = firstMistake(rules, fields)
    return mistake && { field: mistake.field, text: refusalText(mistake.code) }
  }
}
