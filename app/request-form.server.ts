import { data } from 'react-router'

/**
 * The text fields of a posted form, as people typed them.
 * PostgreSQL keeps no NUL and no half characters, and nobody types them: they are dropped here, once.
 */
export async function formOf(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw data('El formulario llegó incompleto.', { status: 400 })
  })
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value.replaceAll('\0', '').toWellFormed()
  }
  return fields
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
