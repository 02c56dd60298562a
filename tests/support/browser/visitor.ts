// An HTTP client with a cookie jar that follows no redirects and posts forms as browsers do.

export interface Visitor {
  readonly origin: string
  /** By name, as last set by the server. */
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response>
}

interface VisitorOptions {
  /** The address that a proxy names. */
  readonly network?: string
  /** The Cookie header of a stored session. */
  readonly cookie?: string
  /** Another way to reach the origin. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export function newVisitor(
  origin: string,
  { network, cookie: session, fetch = globalThis.fetch }: VisitorOptions = {},
): Visitor {
  const cookies = new Map(session ? [splitCookie(session)] : [])

  async function send(
    path: string,
    { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      // Uncompressed: compressing takes longer than most pages. static-files.test.ts asks for the encodings.
      headers: {
        'accept-encoding': 'identity',
        ...(cookie && { cookie }),
        ...(network && { 'x-forwarded-for': network }),
        ...headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = splitCookie(line)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    origin,
    cookies,
    send,
    get: (path, headers) => send(path, { ...(headers && { headers }) }),
    post: (path, fields = {}, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin, ...headers } }),
  }
}

function splitCookie(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
  return [name, value]
}
