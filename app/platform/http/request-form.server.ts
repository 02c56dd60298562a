import { data, type RouterContextProvider } from 'react-router'
import { formFailureContext, servicesContext } from '#app/services.ts'
import { refused } from '#platform/domain/outcome.ts'
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
 * its cause goes to the log.
 */
export function refusedOnFailure<Code extends string>(
  context: Readonly<RouterContextProvider>,
  code: Code,
  textOf: (code: Code) => string,
) {
  return (error: unknown) => {
    context.get(servicesContext).log.error({ err: error }, `refused after a failure: ${code}`)
    context.set(formFailureContext, textOf(code))
    return { ...refused(code), isFailure: true as const }
  }
}

/** 503 for what `refusedOnFailure` made: React Router then leaves the page as it is instead of loading it again. */
export function refusalStatus(outcome: object, status: number): number {
  return 'isFailure' in outcome ? 503 : status
}
