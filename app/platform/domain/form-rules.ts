import type { z } from 'zod'

// Rules of text fields as data: the browser checks them before sending, the server builds its zod schemas from them
// (credentials.ts). Without zod, which is too large for the browser bundle.

export interface TextRule<Code extends string> {
  readonly min: number
  readonly max: number
  readonly pattern?: RegExp
  /** For a text that is missing, too short or does not match the pattern. */
  readonly code: Code
  /** For a text that is too long; `code` by default. */
  readonly tooLong?: Code
  /** Not trimmed. */
  readonly verbatim?: true
  readonly lowerCase?: true
}

export type FormRules<Code extends string> = Readonly<Record<string, TextRule<Code>>>

/** The first invalid field, in the order of the rules. */
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
  // Code points, as zod counts them.
  const characters = [...text].length
  if (characters < rule.min) return rule.code
  if (characters > rule.max) return rule.tooLong ?? rule.code
  return rule.pattern && !rule.pattern.test(text) ? rule.code : null
}

// Parses a form by its schema: the values, or the first error in the order of the fields.

export type ParsedForm<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly field: string; readonly code: Code }

/** Messages of a schema are refusal codes. `Code` is not inferred from it; a test per schema checks its codes. */
export function parseForm<Schema extends z.ZodObject, Code extends string>(
  schema: Schema,
  fields: Record<string, unknown>,
): ParsedForm<z.infer<Schema>, Code> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  const order = Object.keys(schema.shape)
  const [first] = parsed.error.issues.toSorted(
    (a, b) => order.indexOf(String(a.path[0])) - order.indexOf(String(b.path[0])),
  )
  return { ok: false, field: String(first?.path[0] ?? ''), code: (first?.message ?? '') as Code }
}

/** Passwords, codes and tokens: an error page never sends them back. A password field has one of these names. */
const SECRET_FIELDS = ['password', 'actual', 'codigo', 'token'] as const
export type SecretField = (typeof SECRET_FIELDS)[number]

export function isSecretField(name: string): boolean {
  return SECRET_FIELDS.some(secret => secret === name)
}
