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

/** What kind of refusal it is, and so what its sender can do about it. The HTTP status follows from it. */
export type RefusalClass =
  /** What was sent is missing something or wrong. */
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  /** True when it was looked at, no longer true: the page is out of date. */
  | 'conflict'
  | 'too-large'
  | 'format'
  /** A file that cannot be opened or used. */
  | 'unprocessable'
  /** Another server refused it: sent again at once, it would be refused again. */
  | 'dependency'
  | 'limit'
  /** A failure; sent again later, it may succeed. */
  | 'outage'

/** The class of a refusal and its sentence. */
export type Refusal = readonly [kind: RefusalClass, text: string]

/** The refusals of a subject: a code without its class or its sentence does not compile. */
export type Refusals<Code extends string> = Readonly<Record<Code, Refusal>>
