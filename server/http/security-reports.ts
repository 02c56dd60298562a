// /.well-known/security.txt (RFC 9116), and the reports that browsers send about blocked content.

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Log } from '#app/services.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import type { HttpEnv } from '#server/http/http-env.ts'

export const POLICY_REPORT_PATH = '/reportes-csp'

/** The file must name a date in the future. */
const SECURITY_TXT_VALID_MS = 180 * DAY_MS
const REPORT_MAX_BYTES = 16_384
const REPORTS_PER_MINUTE = 30
const TEXT_MAX_LENGTH = 200

export function securityReports(log: Log): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/.well-known/security.txt', c => c.text(securityText(c.get('origin'), new Date())))

  let minute = 0
  let logged = 0
  const tooLarge = () => new Response(null, { status: 413, headers: { connection: 'close' } })
  app.post(POLICY_REPORT_PATH, bodyLimit({ maxSize: REPORT_MAX_BYTES, onError: tooLarge }), async c => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, logged] = [now, 0]
    const report = await c.req.json().catch(() => null)
    // Anybody can send reports: the log takes a bounded number of bounded texts.
    if (report && ++logged <= REPORTS_PER_MINUTE)
      log.warn({ security: 'content-policy', ...reportedFields(report), requestId: c.get('requestId') })
    return c.body(null, 204)
  })
  return app
}

function securityText(origin: string, now: Date): string {
  return [
    `Contact: mailto:${BRAND.email}`,
    `Expires: ${new Date(now.getTime() + SECURITY_TXT_VALID_MS).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Of the body of `report-uri`. Addresses without query: it may hold a token. */
function reportedFields(body: unknown): Record<string, string> {
  const report: unknown = (body as { 'csp-report'?: unknown })['csp-report']
  const field = (name: string) => {
    const value: unknown = (report as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'string' ? (value.split(/[?#]/)[0] ?? '').slice(0, TEXT_MAX_LENGTH) : ''
  }
  return {
    page: field('document-uri'),
    blocked: field('blocked-uri'),
    directive: field('effective-directive') || field('violated-directive'),
  }
}
