// What a text field must be, as data: the browser reads it before sending, the schema on the server is made of it.
// Without zod, which would weigh more in the browser than everything else a form needs.

export interface TextRule<Code extends string> {
  readonly min: number
  readonly max: number
  readonly pattern?: RegExp
  /** Said of a text that is missing, too short or unlike the pattern. */
  readonly code: Code
  /** Said of a text that is too long, where that is something else. */
  readonly tooLong?: Code
  /** As typed; otherwise spaces at the ends do not count. */
  readonly verbatim?: true
  readonly lowerCase?: true
}

export type FormRules<Code extends string> = Readonly<Record<string, TextRule<Code>>>

/** The first mistake, in the order of the rules. */
export function firstMistake<Code extends string>(
  rules: FormRules<Code>,
  fields: Readonly<Record<string, unknown>>,
): { field: string; code: Code } | null {
  for (const [field, rule] of Object.entries(rules)) {
    const code = mistakeIn(rule, fields[field])
    if (code) return { field, code }
  }
  return null
}

function mistakeIn<Code extends string>(rule: TextRule<Code>, value: unknown): Code | null {
  if (typeof value !== 'string') return rule.code
  const trimmed = rule.verbatim ? value : value.trim()
  const text = rule.lowerCase ? trimmed.toLowerCase() : trimmed
  // Characters as people count them, as zod does; `length` would count some twice.
  const characters = [...text].length
  if (characters < rule.min) return rule.code
  if (characters > rule.max) return rule.tooLong ?? rule.code
  return rule.pattern && !rule.pattern.test(text) ? rule.code : null
}
