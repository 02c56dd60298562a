// The headers that every response carries, errors and files included.
import type { MiddlewareHandler } from 'hono'
import type { ContentSecurityPolicy } from '#app/services.ts'
import { POLICY_REPORT_PATH } from '#server/http/security-reports.ts'

export interface SecurityOptions {
  readonly https: boolean
  readonly development: boolean
  /** Another origin that serves photos. */
  readonly imageSource?: string | undefined
}

export interface SecurityHeaders {
  readonly contentSecurityPolicy: ContentSecurityPolicy
  readonly fixed: readonly (readonly [name: string, value: string])[]
}

export function securityHeadersFor({ https, development, imageSource }: SecurityOptions): SecurityHeaders {
  // Vite's development client adds inline scripts and styles. Hashes would disable 'unsafe-inline'.
  const inlineSources = (hashes: readonly string[]) =>
    development ? ` 'unsafe-inline'` : hashes.map(hash => ` '${hash}'`).join('')
  return {
    contentSecurityPolicy: ({ scripts = [], styles = [] } = {}) =>
      [
        `default-src 'none'`,
        `script-src 'self'${inlineSources(scripts)}`,
        `style-src 'self'${inlineSources(styles)}`,
        `img-src 'self' data: blob:${imageSource ? ` ${imageSource}` : ''}`,
        `font-src 'self'`,
        `connect-src 'self'${development ? ' ws:' : ''}`,
        `manifest-src 'self'`,
        `worker-src 'self'`,
        `form-action 'self'`,
        `base-uri 'none'`,
        `frame-ancestors 'none'`,
        ...(https ? ['upgrade-insecure-requests'] : []),
        `report-uri ${POLICY_REPORT_PATH}`,
      ].join('; '),
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

/** Adds what the response does not have: pages bring the policy with their hashes, some a stricter Referrer-Policy. */
export function securityHeaders({ contentSecurityPolicy, fixed }: SecurityHeaders): MiddlewareHandler {
  const defaults = [...fixed, ['content-security-policy', contentSecurityPolicy()] as const]
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
  }
}
