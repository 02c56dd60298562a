import { type FormRules, firstMistake } from '#platform/domain/text-rule.ts'
import { type RefusalCode, refusalText } from '#platform/wording/refusals.ts'

/** A `validate` function from rules of the domain: returns the first error, in Spanish. */
export function formValidator(rules: FormRules<RefusalCode>) {
  return (fields: Record<string, string>) => {
    const mistake = firstMistake(rules, fields)
    return mistake && { field: mistake.field, text: refusalText(mistake.code) }
  }
}
