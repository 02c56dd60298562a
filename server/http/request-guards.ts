// CSRF protection for every unsafe method on every path: requests from other sites are refused.

import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/http/http-env.ts'
import { plainPage } from '#server/http/plain-page.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const originGuard: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || isSameOrigin(c.req.raw.headers, c.get('origin'))) return next()
  return c.html(
    plainPage({
      title: 'Solicitud rechazada',
      text: 'Esta solicitud no salió de nuestro sitio, así que no la aceptamos.',
    }),
    403,
  )
}

/** Browsers send Origin, Sec-Fetch-Site or Referer with forms; a client that sends none has no cookies to abuse. */
function isSameOrigin(headers: Headers, origin: string): boolean {
  const claimedOrigin = headers.get('origin')
  if (claimedOrigin !== null) return claimedOrigin === origin
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const referrer = headers.get('referer')
  return referrer === null || (URL.parse(referrer)?.origin ?? 'null') === origin
}

const METHODS = ['GET', 'HEAD', 'POST']

/** React Router runs the action of a page for every unsafe method; forms only send POST. */
export const knownMethods: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next()
  return new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } })
}
