// An HTTP client with a cookie jar that follows no redirects and posts forms as browsers do.

export interface Visitor {
  readonly origin: string
  /** By name, as last set by the server. */
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response>
}

export function newVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>()

  async function send(
    path: string,
    { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
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
