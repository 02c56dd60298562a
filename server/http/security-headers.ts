import type { MiddlewareHandler } from 'hono'
import { freshId } from '#server/http/fresh-id.ts'
import type { HttpEnv } from '#server/http/http-env.ts'

export interface SecurityOptions {
  readonly https: boolean
  readonly development: boolean
  /** Where photos come from besides this site: one address, or none. */
  readonly imageSource?: string | undefined
}

/** The headers that every response carries, errors and files included: one names the nonce, the rest never change. */
export interface SecurityHeaders {
  contentSecurityPolicy(nonce: string): string
  readonly fixed: readonly (readonly [name: string, value: string])[]
}

export function securityHeadersFor({ https, development, imageSource }: SecurityOptions): SecurityHeaders {
  const directives = [
    `default-src 'none'`,
    // Vite's development client adds inline scripts and styles of its own.
    development ? `script-src 'self' 'unsafe-inline'` : `script-src 'nonce-NONCE' 'strict-dynamic'`,
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `img-src 'self' data: blob:${imageSource ? ` ${imageSource}` : ''}`,
    `font-src 'self'`,
    development ? `connect-src 'self' ws:` : `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  const [before = '', after] = directives.join('; ').split('NONCE')
  return {
    contentSecurityPolicy: nonce => (after === undefined ? before : before + nonce + after),
    fixed: [
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['x-frame-options', 'DENY'],
      ['cross-origin-opener-policy', 'same-origin'],
      ['cross-origin-resource-policy', 'same-origin'],
      ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
      ['x-permitted-cross-domain-policies', 'none'],
      ...(https ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as const) : []),
    ],
  }
}

/** A fresh nonce for each response, and its headers. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler<HttpEnv> {
  const { contentSecurityPolicy, fixed } = securityHeadersFor(options)
  return async (c, next) => {
    const nonce = freshId()
    c.set('nonce', nonce)
    await next()
    const { headers } = c.res
    headers.set('content-security-policy', contentSecurityPolicy(nonce))
    for (const [name, value] of fixed) {
      // A page may be stricter about referrers.
      if (name !== 'referrer-policy' || !headers.has(name)) headers.set(name, value)
    }
  }
}
