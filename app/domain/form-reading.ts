// One way to read a form: the first mistake in the order of the schema, and what was typed, kept.
import type { z } from 'zod'

export type FormReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly field: string; readonly code: string }

export function readForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData | Record<string, unknown>,
): FormReading<z.infer<Schema>> {
  const entries = form instanceof FormData ? Object.fromEntries(form) : form
  const parsed = schema.safeParse(entries)
  if (parsed.success) return { ok: true, value: parsed.data }
  const order = Object.keys(schema.shape)
  const [first] = parsed.error.issues.toSorted(
    (a, b) => order.indexOf(String(a.path[0])) - order.indexOf(String(b.path[0])),
  )
  return { ok: false, field: String(first?.path[0] ?? ''), code: first?.message ?? '' }
}
