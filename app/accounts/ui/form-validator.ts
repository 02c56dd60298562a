import { type AccountRefusalCode, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { type FormRules, firstMistake } from '#platform/domain/form-rules.ts'

/** A `validate` function from rules of the domain: returns the first error, in Spanish. */
export function formValidator(rules: FormRules<AccountRefusalCode>) {
  return (fields: Record<string, string>) => {
    const mistake = firstMistake(rules, fields)
    return mistake && { field: mistake.field, text: accountRefusalText(mistake.code) }
  }
}
