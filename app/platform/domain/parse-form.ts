// Parses a form by its schema: the values, or the first error in the order of the fields.
import type { z } from 'zod'

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
