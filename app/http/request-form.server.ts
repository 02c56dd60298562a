import { data } from 'react-router'
import { sanitizeText } from '#domain/sanitize-text.ts'

/**
 * The text fields of a posted form, as people typed them. What PostgreSQL cannot keep and nobody types is dropped
 * here, once.
 */
export async function formOf(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(await formEntriesOf(request))
}

/** The same, where one name may come several times. */
export async function formEntriesOf(request: Request): Promise<[name: string, value: string][]> {
  const form = await request.formData().catch(() => {
    throw data('El formulario llegó incompleto.', { status: 400 })
  })
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, sanitizeText(value)]] : [],
  )
}

/** Everything typed but the passwords: those are never sent back. */
export function typedIn(fields: Record<string, string>): Record<string, string> {
  const { password: _, ...typed } = fields
  return typed
}

export function withCookies(cookies: readonly string[]): { headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { headers }
}
