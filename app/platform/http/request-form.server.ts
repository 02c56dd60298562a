import { data, type RouterContextProvider } from 'react-router'
import { formFailureContext, servicesContext } from '#app/services.ts'
import { type Refusal, type RefusalClass, type Refusals, refused } from '#platform/domain/outcome.ts'
import { sanitizeText } from '#platform/domain/sanitize-text.ts'

/**
 * The text fields that a form has, by name, without the characters that PostgreSQL cannot store. Other fields of the request
 * are not read, so they cannot be sent back.
 */
export async function formOf(request: Request, names: readonly string[]): Promise<Record<string, string>> {
  return onlyFields(await formEntriesOf(request), names)
}

export function onlyFields(
  entries: readonly (readonly [name: string, value: string])[],
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(entries.filter(([name]) => names.includes(name)))
}

export function refuseIncompleteForm(): never {
  throw data('El formulario llegó incompleto.', { status: 400 })
}

/** For forms where a name occurs several times. */
export async function formEntriesOf(request: Request): Promise<[name: string, value: string][]> {
  const form = await request.formData().catch(refuseIncompleteForm)
  return textEntriesIn(form)
}

export function textEntriesIn(form: FormData): [name: string, value: string][] {
  // No browser sends NUL, and PostgreSQL cannot store it.
  for (const [name, value] of form) if (`${name}${value}`.includes('\0')) refuseIncompleteForm()
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, sanitizeText(value)]] : [],
  )
}

/** The fields to show again in the form: without the password. */
export function typedIn(fields: Record<string, string>): Record<string, string> {
  const { password: _, ...typed } = fields
  return typed
}

export function withCookies(cookies: readonly string[]): { headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { headers }
}

/**
 * D48, D27: for `.catch`: a failure is refused in the words of its screen, also when the page cannot be loaded to show it, and
 * its cause goes to the log. After its 503 React Router leaves the page as it is instead of loading it again.
 */
export function refusedOnFailure<Code extends string>(
  context: Readonly<RouterContextProvider>,
  code: Code,
  textOf: (code: Code) => string,
) {
  return (error: unknown) => {
    context.get(servicesContext).log.error({ err: error }, `refused after a failure: ${code}`)
    context.set(formFailureContext, textOf(code))
    return { ...refused(code), kind: 'outage' as const }
  }
}

const STATUS: Record<RefusalClass, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  format: 415,
  unprocessable: 422,
  dependency: 424,
  limit: 429,
  outage: 503,
}

export function refusalStatus([kind]: Refusal): number {
  return STATUS[kind]
}

export interface Refused<Code extends string> {
  readonly code: Code
  /** Where it is not the class of its code: after a failure, or when no form of ours sent it. */
  readonly kind?: RefusalClass
}

/** The response of an action that refuses: what `body` makes of the sentence, with the status of the class. */
export function answerRefusal<Code extends string, Body>(
  refusals: Refusals<Code>,
  { code, kind = refusals[code][0] }: Refused<NoInfer<Code>>,
  body: (text: string) => Body,
) {
  return data(body(refusals[code][1]), STATUS[kind])
}
