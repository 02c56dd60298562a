// One guard for every unsafe method on every path: a form of another site changes nothing here.
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/http/http-env.ts'
import { plainPage } from '#server/http/plain-page.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const originGuard: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || isOwn(c.req.raw.headers, c.get('origin'))) return next()
  return c.html(
    plainPage({
      title: 'Solicitud rechazada',
      text: 'Esta solicitud no salió de nuestro sitio, así que no la aceptamos.',
    }),
    403,
  )
}

/** Browsers always say where a form comes from; a program without a browser carries nobody's cookies. */
function isOwn(headers: Headers, origin: string): boolean {
  const claimed = headers.get('origin')
  if (claimed !== null) return claimed === origin
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}
