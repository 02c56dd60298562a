// The result of a use case: a value, or a refusal code. Only bugs and outages are thrown.

export type Outcome<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code }

export function accepted(): Outcome<void, never>
export function accepted<Value>(value: Value): Outcome<Value, never>
export function accepted<Value>(value?: Value): Outcome<Value | undefined, never> {
  return { ok: true, value }
}

export function refused<Code extends string>(code: Code): Outcome<never, Code> {
  return { ok: false, code }
}
