import type { MiddlewareHandler } from 'hono'

const METHODS = ['GET', 'HEAD', 'POST']

/** React Router runs the action of a page for every unsafe method; forms only send POST. */
export const knownMethods: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next()
  return new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } })
}
