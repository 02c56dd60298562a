import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/http/http-env.ts'

/** A fresh nonce for each response, and the headers that every response carries, errors and files included. */
export function securityHeaders({
  https,
  development,
}: {
  https: boolean
  development: boolean
}): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64url')
    c.set('nonce', nonce)
    await next()
    const { headers } = c.res
    headers.set('content-security-policy', contentSecurityPolicy({ nonce, https, development }))
    headers.set('x-content-type-options', 'nosniff')
    // A page may be stricter.
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('x-frame-options', 'DENY')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    headers.set('x-permitted-cross-domain-policies', 'none')
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}

function contentSecurityPolicy({
  nonce,
  https,
  development,
}: {
  nonce: string
  https: boolean
  development: boolean
}): string {
  const directives = [
    `default-src 'none'`,
    // Vite's development client adds inline scripts and styles of its own.
    development ? `script-src 'self' 'unsafe-inline'` : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    development ? `connect-src 'self' ws:` : `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
